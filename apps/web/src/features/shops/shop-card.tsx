import { memo } from 'react';
import { formatNumber, formatSigned } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { ItemCard, type ItemLook } from '../../item-kit/item-card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Lock } from '../../ui/icons.ts';
import { Pin } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import type { Cell } from './arrange.ts';
import { effectsOf, type Powers } from './gear-gain.ts';
import { itemName } from './item-name.ts';
import type { ItemState } from './item-state.ts';
import { lockWords } from './lock-words.ts';
import { currencyOf } from './purchase.ts';
import styles from './shop-card.module.css';
import { isMountPicture, ShopPicture } from './shop-picture.tsx';
import type { Currency, ShopItem } from './shop-types.ts';

const COIN_OF = { gold: 'coin', gems: 'gem', hourglasses: 'hourglass' } as const satisfies Record<
  Currency,
  string
>;

export interface PriceProps {
  readonly amount: number;
  readonly currency: Currency;
  /** Whether the purse does not hold that much. */
  readonly isDear?: boolean | undefined;
}

/** A price with the icon of its currency. */
export function Price({ amount, currency, isDear }: PriceProps) {
  return (
    <span className={styles['price']} data-currency={currency} data-dear={isDear || undefined}>
      <PixelIcon name={COIN_OF[currency]} />
      <span className="visually-hidden">{t(`shops.price.${currency}`, { count: amount })}</span>
      <span aria-hidden="true">{formatNumber(amount)}</span>
    </span>
  );
}

/** How much is missing until something can be bought. */
export const Missing = ({ count, currency }: { readonly count: number; readonly currency: Currency }) => (
  <span className={styles['missing']}>{t(`shops.missing.${currency}`, { count })}</span>
);

/** What a piece of gear does, in a word each: "Int +7". */
export const effectWords = (item: Powers): string =>
  effectsOf(item)
    .map(({ attribute, change }) => `${t(`shops.short.${attribute}`)} ${formatSigned(change)}`)
    .join(', ');

function Foot({ cell: { item, state } }: { readonly cell: Cell }) {
  if (state.kind === 'owned') return <span>{t('shops.yours')}</span>;
  if (state.kind === 'locked')
    return (
      <span className={styles['lock']}>
        <Lock size={14} strokeWidth={2} aria-hidden="true" />
        {lockWords(state.reason, item)}
      </span>
    );
  const currency = currencyOf(item);
  const isDear = state.kind === 'dear';
  return (
    <>
      {item.value === 0 ? t('shops.free') : <Price amount={item.value} currency={currency} isDear={isDear} />}
      {isDear && <Missing count={state.missing} currency={currency} />}
    </>
  );
}

export interface ShopCardProps {
  readonly cell: Cell;
  /** Whether the price stands at the foot of the card, below what the item does. */
  readonly isApart?: boolean;
  readonly onOpen: (item: ShopItem) => void;
}

const LOOKS = { ready: 'plain', dear: 'plain', owned: 'quiet', locked: 'locked' } as const satisfies Record<
  ItemState['kind'],
  ItemLook
>;

const PinMark = () => (
  <>
    <Pin size={16} strokeWidth={2} aria-hidden="true" />
    <span className="visually-hidden">{t('shops.pinned')}</span>
  </>
);

/** An item on a shelf: a tap looks closer. */
export const ShopCard = memo(function ShopCard({ cell, isApart = false, onOpen }: ShopCardProps) {
  const { item, state, count, pinned } = cell;
  const effect = effectWords(item);
  const foot = <Foot cell={cell} />;
  return (
    <li>
      <ItemCard
        size="card"
        className={classNames(
          styles['card'],
          item.pinType === 'armoire' && styles['armoire'],
          isMountPicture(item.class) && styles['mount'],
          isApart && styles['apart'],
        )}
        look={LOOKS[state.kind]}
        data-state={state.kind}
        picture={<ShopPicture name={item.class} scale={2} />}
        name={itemName(item)}
        count={count > 0 ? count : undefined}
        mark={pinned && <PinMark />}
        onClick={() => onOpen(item)}
      >
        {(effect || isApart) && <span className={styles['effect']}>{effect}</span>}
        {isApart ? <span className={styles['foot']}>{foot}</span> : foot}
        {count > 0 && <span className="visually-hidden">{t('shops.have', { count })}</span>}
        {state.kind === 'owned' && (
          <span className={styles['tick']} aria-hidden="true">
            <Glyph name="check" cell={1.5} />
          </span>
        )}
      </ItemCard>
    </li>
  );
});
