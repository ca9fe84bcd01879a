import { nameOf } from '@everdeed/content/words';
import type { ComponentPropsWithRef } from 'react';
import { Item } from '../../../art/item.tsx';
import { formatCompact, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Heart } from '../../../ui/more-icons.ts';
import type { Ration } from './feeding.ts';
import styles from './food-button.module.css';

export interface FoodButtonProps extends ComponentPropsWithRef<'button'> {
  readonly ration: Ration;
  readonly isChosen: boolean;
  /** Whether the pet that is fed loves it. */
  readonly isLoved: boolean;
}

/** Some food, with how much there is of it. */
export const FoodButton = ({ ration: { key, count }, isChosen, isLoved, ...rest }: FoodButtonProps) => (
  <button type="button" {...rest} className={styles['food']} aria-pressed={isChosen}>
    <Item family="food" name={key} scale={2} />
    <span className={styles['count']} aria-hidden="true">
      {formatCompact(count)}
    </span>
    {isLoved && (
      <span className={styles['loved']} aria-hidden="true">
        <Heart size={13} />
      </span>
    )}
    <span className="visually-hidden">
      {nameOf('food', key)}, {t('things.pieces', { count: formatNumber(count) })}
      {isLoved && `, ${t('stable.loved')}`}
    </span>
  </button>
);
