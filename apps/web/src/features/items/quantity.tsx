import { useId } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useWholeNumber } from '../../ui/whole-number.ts';
import styles from './quantity.module.css';

export interface QuantityProps {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number from 1 to `max`, by buttons, typing or arrow keys. */
export function Quantity({ value, max, onChange }: QuantityProps) {
  const id = useId();
  const { set, field } = useWholeNumber({ value, max, onChange });
  return (
    <div className={styles['quantity']}>
      <label htmlFor={id} className={styles['label']}>
        {t('closer.howMany')}
      </label>
      <Stepper
        id={id}
        fewer={t('closer.fewer')}
        more={t('closer.more')}
        isLeast={value <= 1}
        isMost={value >= max}
        onStep={(by) => set(value + by)}
        {...field}
      />
      {max > 1 && (
        <Button kind="quiet" disabled={value === max} onClick={() => set(max)}>
          {t('closer.all', { count: formatNumber(max) })}
        </Button>
      )}
    </div>
  );
}
