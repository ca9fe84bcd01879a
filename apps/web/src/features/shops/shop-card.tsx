import { assertNever } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
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
import { effectsOf } from './gear-gain.ts';
import { itemName } from './item-name.ts';
import type { ItemState, LockReason } from './item-state.ts';
import { currencyOf } from './purchase.ts';
import styles from './shop-card.module.css';
import { isMountPicture, ShopPicture } from './shop-picture.tsx';
import type { Currency, ShopItem } from './shop-types.ts';

const COIN_OF = { gold: 'coin', gems: 'gem', hourglasses: 'hourglass' } as const satisfies Record<
  Currency,
  string
>;

/** A price with the icon of its currency. */
export function Price({ amount, currency }: { readonly amount: number; readonly currency: Currency }) {
  return (
    <span className={styles['price']} data-currency={currency}>
      <PixelIcon name={COIN_OF[currency]} />
      <span className="visually-hidden">{t(`shops.price.${currency}`, { count: amount })}</span>
      <span aria-hidden="true">{formatNumber(amount)}</span>
    </span>
  );
}

/** The quest before: of one in the same series its part alone, since a card has room for little. */
const partBefore = (previous: string, { text }: Pick<ShopItem, 'text'>): string =>
  previous.replace(`${text.split(',')[0]}, `, '');

/** Why an item is locked, in two or three words. */
export function lockWords(reason: LockReason, item: Pick<ShopItem, 'text'>): string {
  switch (reason.kind) {
    case 'class':
      return t(`shops.lock.class.${reason.name}`);
    case 'tier':
      return t('shops.lock.tier', { name: nameOf('gear', reason.after) });
    case 'level':
      return t('shops.lock.level', { level: reason.level });
    case 'quest':
      return t('shops.lock.quest', { name: partBefore(reason.name, item) });
    case 'condition':
      return reason.text;
    case 'cap':
    case 'plan':
    case 'health':
    case 'closed':
      return t(`shops.lock.${reason.kind}`);
    default:
      return assertNever(reason);
  }
}

/** What a piece of gear does, in a word each: "Int +7". */
export const effectWords = (item: ShopItem): string =>
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
  return (
    <>
      {item.value === 0 ? t('shops.free') : <Price amount={item.value} currency={currency} />}
      {state.kind === 'dear' && (
        <span className={styles['missing']}>{t(`shops.missing.${currency}`, { count: state.missing })}</span>
      )}
    </>
  );
}

export interface ShopCardProps {
  readonly cell: Cell;
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
export const ShopCard = memo(function ShopCard({ cell, onOpen }: ShopCardProps) {
  const { item, state, count, pinned } = cell;
  const effect = effectWords(item);
  return (
    <li>
      <ItemCard
        size="card"
        className={classNames(
          styles['card'],
          item.pinType === 'armoire' && styles['armoire'],
          isMountPicture(item.class) && styles['mount'],
        )}
        look={LOOKS[state.kind]}
        data-state={state.kind}
        picture={<ShopPicture name={item.class} scale={2} />}
        name={itemName(item)}
        count={count > 0 ? count : undefined}
        mark={pinned && <PinMark />}
        onClick={() => onOpen(item)}
      >
        {effect && <span>{effect}</span>}
        <Foot cell={cell} />
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
