import type { SubscriptionBlock } from '@everdeed/content';
import { useId } from 'react';
import { t } from '../i18n/i18n.ts';
import { Chip } from '../ui/chip.tsx';
import styles from './block-list.module.css';
import { worthOf } from './blocks.ts';
import { centsOf, formatPrice } from './money.ts';

interface BlockListProps {
  readonly label: string;
  readonly blocks: readonly SubscriptionBlock[];
  /** Key of the one that is chosen; nothing is at first. */
  readonly value: string | undefined;
  /** Key of the one that the player has. */
  readonly own?: string | undefined;
  /** Whether the longest brings its hourglasses. */
  readonly hasBonus?: boolean;
  /** Whether they stand close together, each with its price below: where something else is the matter. */
  readonly isClose?: boolean;
  readonly onChange: (key: string) => void;
}

/** Months after which a subscription brings hourglasses at once (rules-play-and-shops 8.2). */
const LONG_MONTHS = 12;

function noteOf(block: SubscriptionBlock, hasBonus: boolean): string {
  const price = formatPrice(worthOf(block).monthly);
  return t(hasBonus && block.months === LONG_MONTHS ? 'pay.monthlyBonus' : 'pay.monthly', { price });
}

function ChipOf({ block, own }: { readonly block: SubscriptionBlock; readonly own: string | undefined }) {
  const { saved } = worthOf(block);
  if (block.key === own) return <Chip>{t('pay.yours')}</Chip>;
  return saved > 0 && <Chip kind="wash">{t('pay.save', { percent: saved })}</Chip>;
}

/** The price, and what is saved with it. */
function closeNote(block: SubscriptionBlock): string {
  const { saved } = worthOf(block);
  const price = formatPrice(centsOf(block.price));
  return saved > 0 ? `${price} · ${t('pay.save', { percent: saved })}` : price;
}

/** How long to subscribe: a radio group. */
export function BlockList({
  label,
  blocks,
  value,
  own,
  hasBonus = false,
  isClose,
  onChange,
}: BlockListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['list']} data-close={isClose}>
      {blocks.map((block) => (
        <label key={block.key} className={styles['block']}>
          <input
            type="radio"
            name={name}
            checked={block.key === value}
            onChange={() => onChange(block.key)}
          />
          <span className={styles['words']}>
            <strong>{t('pay.months', { count: block.months })}</strong>
            <span>{isClose ? closeNote(block) : noteOf(block, hasBonus)}</span>
          </span>
          {!isClose && (
            <span className={styles['end']}>
              <ChipOf block={block} own={own} />
              <strong className={styles['price']}>{formatPrice(centsOf(block.price))}</strong>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
