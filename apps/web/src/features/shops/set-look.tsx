import { gearTypes } from '@everdeed/content';
import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PinOff } from '../../ui/icons.ts';
import { Pin } from '../../ui/more-icons.ts';
import { Plate } from '../../ui/plate.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { isPinned } from './item-state.ts';
import styles from './set-row.module.css';
import { toggleShopPin } from './shop-actions.tsx';
import { effectWords, Price } from './shop-card.tsx';
import { ShopPicture } from './shop-picture.tsx';
import type { ShopItem } from './shop-types.ts';
import { hasSet, type MysterySet } from './time-model.ts';

/** The player in the pieces of a set, whatever they wear now. */
function Fitting({ pieces }: { readonly pieces: readonly ShopItem[] }) {
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
    <Plate size="large" className={styles['fitting']}>
      <Scene className={styles['scene']} background={preferences.background ?? 'violet'} scale={4} />
      <Avatar className={styles['figure']} player={dressed} scale={4} show="alone" />
    </Plate>
  );
}

/** What a piece of this type is worn as. */
const slotWords = ({ type }: ShopItem): string => {
  const slot = gearTypes.find((one) => one === type);
  return slot ? t(`shops.slot.${slot}`) : '';
};

function Piece({ piece }: { readonly piece: ShopItem }) {
  const isPhone = useMedia('(max-width: 767.98px)');
  return (
    <li>
      <Plate className={styles['piece']}>
        <ShopPicture name={piece.class} scale={isPhone ? 1 : 2} />
      </Plate>
      <span>
        <strong>{piece.text}</strong>
        <span className={styles['effect']}>{effectWords(piece) || slotWords(piece)}</span>
      </span>
    </li>
  );
}

/** Pins a set, and buys it. */
function Buttons({ set, onBuy }: SetLookProps) {
  const player = usePlayer();
  const { item } = set;
  const isYours = hasSet(player, set);
  const hasHourglass = player.purchased.plan.consecutive.trinkets > 0;
  const pinned = isPinned(player, item);
  return (
    <div className={styles['buttons']}>
      {!hasHourglass && !isYours && <p>{t('shops.dear.hourglasses')}</p>}
      <Button
        icon={pinned ? <PinOff size={18} aria-hidden="true" /> : <Pin size={18} aria-hidden="true" />}
        onClick={() => dispatch(toggleShopPin({ type: 'mystery_set', path: item.path ?? '' }))}
      >
        {t(pinned ? 'shops.unpin' : 'shops.pinShort')}
      </Button>
      <Button kind="primary" disabled={!hasHourglass || isYours} onClick={() => onBuy(item)}>
        {t('shops.buySet')} <Price amount={item.value} currency="hourglasses" />
      </Button>
    </div>
  );
}

export interface SetLookProps {
  readonly set: MysterySet;
  readonly onBuy: (item: ShopItem) => void;
}

/** What is inside the line of a set: its tale, its pieces, the player in them, and the buttons. */
export function SetLook({ set, onBuy }: SetLookProps) {
  const { item, pieces } = set;
  return (
    <>
      {item.notes && <p className={styles['tale']}>{item.notes}</p>}
      <Fitting pieces={pieces} />
      <div className={styles['pieces']}>
        <ul>
          {pieces.map((piece) => (
            <Piece key={piece.key} piece={piece} />
          ))}
        </ul>
        {pieces.every((piece) => effectWords(piece) === '') && (
          <p className={styles['effect']}>{t('shops.forLooks')}</p>
        )}
      </div>
      <Buttons set={set} onBuy={onBuy} />
    </>
  );
}
