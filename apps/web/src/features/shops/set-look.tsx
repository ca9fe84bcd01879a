import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PinOff } from '../../ui/icons.ts';
import { Pin } from '../../ui/more-icons.ts';
import { isPinned } from './item-state.ts';
import { Fitting, Pieces } from './set-pieces.tsx';
import styles from './set-row.module.css';
import { toggleShopPin } from './shop-actions.tsx';
import { Price } from './shop-card.tsx';
import type { ShopItem } from './shop-types.ts';
import { hasSet, type MysterySet } from './time-model.ts';

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
      <Fitting pieces={pieces} className={styles['fitting']} />
      <Pieces pieces={pieces} className={styles['pieces']} />
      <Buttons set={set} onBuy={onBuy} />
    </>
  );
}
