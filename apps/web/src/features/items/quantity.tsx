import { useId } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import styles from './quantity.module.css';

export interface QuantityProps {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number from 1 to `max`, by buttons, typing or arrow keys. */
export function Quantity({ value, max, onChange }: QuantityProps) {
  const id = useId();
  const set = (wanted: number) => onChange(Math.min(max, Math.max(1, Math.trunc(wanted) || 1)));
  return (
    <div className={styles['quantity']}>
      <label htmlFor={id} className={styles['label']}>
        {t('closer.howMany')}
      </label>
      <div className={styles['stepper']}>
        <IconButton label={t('closer.fewer')} disabled={value <= 1} onClick={() => set(value - 1)}>
          <Glyph name="minus" cell={1.5} />
        </IconButton>
        <input
          id={id}
          className={styles['number']}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={value}
          onChange={({ currentTarget }) => set(currentTarget.valueAsNumber)}
        />
        <IconButton label={t('closer.more')} disabled={value >= max} onClick={() => set(value + 1)}>
          <Glyph name="plus" cell={1.5} />
        </IconButton>
      </div>
      {max > 1 && (
        <Button kind="quiet" disabled={value === max} onClick={() => set(max)}>
          {t('closer.all', { count: formatNumber(max) })}
        </Button>
      )}
    </div>
  );
}
