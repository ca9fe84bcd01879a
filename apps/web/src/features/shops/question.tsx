import { daysToFreeRebirth, isMoreThanHatchable } from '@everdeed/rules';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useOffline } from '../../data/use-offline.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CircleAlert } from '../../ui/more-icons.ts';
import { Plate } from '../../ui/plate.tsx';
import { type Change, changeOf } from './changes.ts';
import styles from './item-dialog.module.css';
import { itemName } from './item-name.ts';
import { currencyOf, fundsOf } from './purchase.ts';
import { type Order, orderAction } from './order-action.ts';
import { Reason } from './reason.tsx';
import { Price } from './shop-card.tsx';
import { ShopPicture } from './shop-picture.tsx';
import type { ShopItem } from './shop-types.ts';

/** Carries out an order; `onDone` runs unless the rules refuse it. */
export function place(order: Order, onDone: () => void): void {
  if (dispatch(orderAction(order)).ok) onDone();
}

/** What a button says that buys: its price, or that it costs nothing. */
export const buyWords = (item: ShopItem, quantity: number): string =>
  item.value === 0
    ? t('shops.takeFree')
    : t(`shops.buyFor.${currencyOf(item)}`, { count: item.value * quantity });

/** What is given up and what stays, where it cannot be undone. */
function Consequences({ change }: { readonly change: Change }) {
  const days = daysToFreeRebirth(usePlayer(), serverNow());
  return (
    <>
      <dl className={styles['quest']}>
        <div>
          <dt>{t('shops.change.goes')}</dt>
          <dd>{t(`shops.goes.${change}`)}</dd>
        </div>
        <div>
          <dt>{t('shops.change.stays')}</dt>
          <dd>{t(`shops.remains.${change}`)}</dd>
        </div>
      </dl>
      {change === 'rebirth_orb' && days > 0 && <p>{t('shops.freeIn', { count: days })}</p>}
      <p className={styles['reason']}>
        <CircleAlert size={18} aria-hidden="true" />
        {t('shops.change.forGood')}
      </p>
    </>
  );
}

function Sum({ item, quantity }: Pick<QuestionProps, 'item' | 'quantity'>) {
  const player = usePlayer();
  const currency = currencyOf(item);
  const cost = item.value * quantity;
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>{t('shops.cost')}</dt>
        <dd>{cost === 0 ? t('shops.free') : <Price amount={cost} currency={currency} />}</dd>
      </div>
      <div>
        <dt>{t('shops.stays')}</dt>
        <dd>
          <Price amount={fundsOf(player, currency) - cost} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

export interface QuestionProps {
  readonly item: ShopItem;
  readonly quantity: number;
  readonly onClose: () => void;
  /** Goes back to the item; closes by default. */
  readonly onBack?: () => void;
}

/** The question before gems or hourglasses are spent: what it costs, what stays, and what cannot be undone. */
export function Question({ item, quantity, onClose, onBack = onClose }: QuestionProps) {
  const player = usePlayer();
  const offline = useOffline();
  const change = changeOf(item);
  const isTooMany = isMoreThanHatchable(player, item.purchaseType, item.key, quantity);
  return (
    <Dialog
      onClose={onClose}
      title={
        change ? t(`shops.askChange.${change}`) : t('shops.ask', { name: itemName(item), count: quantity })
      }
      portrait={
        <Plate className={styles['smallPlate']}>
          <ShopPicture name={item.class} scale={3} />
        </Plate>
      }
      actions={
        <>
          <Button kind="plain" onClick={onBack}>
            {t('shops.back')}
          </Button>
          <Button
            kind={change ? 'destroy' : 'primary'}
            disabled={offline}
            onClick={() => place({ item, quantity }, onClose)}
          >
            {buyWords(item, quantity)}
          </Button>
        </>
      }
    >
      {change && <Consequences change={change} />}
      <Sum item={item} quantity={quantity} />
      {isTooMany && (
        <p className={styles['reason']}>
          <CircleAlert size={18} aria-hidden="true" />
          {t('shops.tooMany')}
        </p>
      )}
      {offline && <Reason item={item} offline />}
    </Dialog>
  );
}
