import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { useWholeNumber } from '../../ui/whole-number.ts';
import styles from './item-dialog.module.css';

export interface QuantityProps {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 to `max`: typed, by the arrow keys or by the buttons. */
export function Quantity({ value, max, onChange }: QuantityProps) {
  const { set, field } = useWholeNumber({ value, max, onChange });
  return (
    <div className={styles['quantity']} role="group" tabIndex={-1} aria-label={t('shops.quantity')}>
      <IconButton label={t('shops.fewer')} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Glyph name="minus" />
      </IconButton>
      <input type="number" inputMode="numeric" aria-label={t('shops.quantity')} {...field} />
      <IconButton label={t('shops.more')} disabled={value >= max} onClick={() => set(value + 1)}>
        <Glyph name="plus" />
      </IconButton>
    </div>
  );
}
