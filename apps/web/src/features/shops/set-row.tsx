import { gearTypes } from '@everdeed/content';
import { useId } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { Scene } from '../../art/scene.tsx';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronDown, PinOff } from '../../ui/icons.ts';
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

/** The tale of a set, its pieces, and the player in them. */
const Look = ({ set: { item, pieces } }: { readonly set: MysterySet }) => (
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
  </>
);

export interface SetRowProps {
  readonly set: MysterySet;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onBuy: (item: ShopItem) => void;
}

const monthWords = ({ month, pieces }: MysterySet): string =>
  t('shops.pieces', {
    month: month ? formatDate(month, { month: 'long', year: 'numeric', timeZone: 'UTC' }) : t('shops.always'),
    count: pieces.length,
  });

/** A mystery set in a line, which opens to try it on and buy it. */
export function SetRow({ set, isOpen, onToggle, onBuy }: SetRowProps) {
  const player = usePlayer();
  const id = useId();
  const { item } = set;
  const isYours = hasSet(player, set);
  const hasHourglass = player.purchased.plan.consecutive.trinkets > 0;
  const pinned = isPinned(player, item);
  return (
    <li className={styles['row']} data-open={isOpen || undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Plate className={styles['piece']} ground={isOpen ? 'wash' : 'sunken'}>
            <ShopPicture name={item.class} scale={2} />
          </Plate>
          <span className={styles['words']}>
            <strong>{item.text}</strong>
            <span>{monthWords(set)}</span>
          </span>
          {isYours ? (
            <span className={styles['yours']}>{t('shops.yours')}</span>
          ) : (
            <Price amount={item.value} currency="hourglasses" />
          )}
          <ChevronDown size={20} aria-hidden="true" className={styles['arrow']} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={styles['inside']}>
        {isOpen && (
          <>
            <Look set={set} />
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
          </>
        )}
      </div>
    </li>
  );
}
