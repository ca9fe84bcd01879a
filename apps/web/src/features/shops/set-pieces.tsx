import { gearTypes } from '@everdeed/content';
import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/plate.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './set-pieces.module.css';
import { effectWords } from './shop-card.tsx';
import { ShopPicture } from './shop-picture.tsx';
import type { ShopItem } from './shop-types.ts';

type SetPiece = NonNullable<ShopItem['items']>[number] | ShopItem;

interface PiecesProps {
  readonly pieces: readonly SetPiece[];
  readonly className?: string | undefined;
}

/** The player in the pieces of a set, whatever they wear now. */
export function Fitting({ pieces, className }: PiecesProps) {
  const player = usePlayer();
  const { items, preferences } = player;
  const worn = {
    ...items.gear.equipped,
    ...Object.fromEntries(pieces.map(({ type = '', key }) => [type, key])),
  };
  const dressed = {
    ...player,
    preferences: { ...preferences, costume: false },
    items: { ...items, currentMount: '', currentPet: '', gear: { ...items.gear, equipped: worn } },
  };
  return (
    <Plate size="large" className={classNames(styles['fitting'], className)}>
      <Scene className={styles['scene']} background={preferences.background ?? 'violet'} scale={4} />
      <Avatar className={styles['figure']} player={dressed} scale={4} show="alone" />
    </Plate>
  );
}

/** What a piece of this type is worn as. */
const slotWords = ({ type }: SetPiece): string => {
  const slot = gearTypes.find((one) => one === type);
  return slot ? t(`shops.slot.${slot}`) : '';
};

function Piece({ piece }: { readonly piece: SetPiece }) {
  const isPhone = useMedia('(max-width: 767.98px)');
  return (
    <li>
      <Plate className={styles['piece']}>
        <ShopPicture name={`shop_${piece.key}`} scale={isPhone ? 1 : 2} />
      </Plate>
      <span>
        <strong>{piece.text}</strong>
        <span className={styles['effect']}>{effectWords(piece) || slotWords(piece)}</span>
      </span>
    </li>
  );
}

/** The pieces of a set, with what each does or where it is worn. */
export function Pieces({ pieces, className }: PiecesProps) {
  return (
    <div className={classNames(styles['pieces'], className)}>
      <ul>
        {pieces.map((piece) => (
          <Piece key={piece.key} piece={piece} />
        ))}
      </ul>
      {pieces.every((piece) => effectWords(piece) === '') && (
        <p className={styles['effect']}>{t('shops.forLooks')}</p>
      )}
    </div>
  );
}
