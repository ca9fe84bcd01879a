import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  readonly label: ReactNode;
  /** Whether to cross out the label while checked, as in a checklist. */
  readonly strike?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, strike, onChange, checked, ...rest }: CheckboxProps) {
  return (
    <label className={styles['row']} data-done={strike && checked ? '' : undefined}>
      <input
        {...rest}
        type="checkbox"
        className={styles['check']}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
