import { memo, useRef } from 'react';
import { useNear } from '../../../art/near.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { nameOfLook } from './look-words.ts';
import styles from './looks.module.css';
import { OptionPicture } from './option-picture.tsx';
import type { LookOption, LookSet } from './wardrobe.ts';

export interface GemsProps {
  readonly count: number;
  /** Whether there are fewer in the purse. */
  readonly isDear?: boolean | undefined;
}

/** Gems as a figure; say them in words beside it. */
export const Gems = ({ count, isDear }: GemsProps) => (
  <span className={styles['gems']} data-dear={isDear || undefined} aria-hidden="true">
    <PixelIcon name="gem" />
    {formatNumber(count)}
  </span>
);

export interface LookCellProps {
  readonly option: LookOption;
  /** The set that it is sold in; absent for one's own. */
  readonly set?: LookSet;
  /** Whether it is for sale now, so that its price is shown. */
  readonly priced?: boolean;
  /** How many gems are missing to buy it; 0 if there are enough. */
  readonly missing?: number;
  readonly isTried: boolean;
  readonly onTap: (option: LookOption, set: LookSet | undefined) => void;
}

/** Something to wear, drawn once it comes near: there are hundreds. A tap wears one's own, and tries on what is not. */
export const LookCell = memo(function LookCell({
  option,
  set,
  priced,
  missing = 0,
  isTried,
  onTap,
}: LookCellProps) {
  const { family, key, isWorn, isOwned, price } = option;
  const plate = useRef<HTMLSpanElement>(null);
  const isNear = useNear(plate);
  const name = nameOfLook(option);
  const forGems = priced ? t('looks.forGems', { name, count: price }) : name;
  const isDear = missing > 0;
  const label = isDear ? `${forGems}, ${t('looks.toGo', { count: missing })}` : forGems;
  return (
    <li className={styles['option']}>
      <button
        type="button"
        className={styles['cell']}
        data-chosen={isTried || (isWorn && isOwned) || undefined}
        data-locked={(!isOwned && !priced) || undefined}
        aria-pressed={isOwned ? isWorn : isTried}
        aria-label={label}
        title={name}
        onClick={() => onTap(option, set)}
      >
        <span ref={plate} className={`${styles['plate']} stepped`} data-far={!isNear || undefined}>
          <OptionPicture family={family} name={key} isNear={isNear} />
        </span>
        {priced && <Gems count={price} isDear={isDear} />}
        {isWorn && isOwned && (
          <span className={`${styles['tick']} stepped`} aria-hidden="true">
            <Glyph name="check" />
          </span>
        )}
      </button>
    </li>
  );
});
