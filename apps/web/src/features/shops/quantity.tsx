import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import styles from './item-dialog.module.css';

export interface QuantityProps {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 to `max`: typed, by the arrow keys or by the buttons. */
export function Quantity({ value, max, onChange }: QuantityProps) {
  const set = (wanted: number) => onChange(Math.min(max, Math.max(1, Math.trunc(wanted) || 1)));
  return (
    <div className={styles['quantity']} role="group" tabIndex={-1} aria-label={t('shops.quantity')}>
      <IconButton label={t('shops.fewer')} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Glyph name="minus" />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={value}
        aria-label={t('shops.quantity')}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <IconButton label={t('shops.more')} disabled={value >= max} onClick={() => set(value + 1)}>
        <Glyph name="plus" />
      </IconButton>
    </div>
  );
}
