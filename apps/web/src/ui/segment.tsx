import { type ReactNode, useId } from 'react';
import styles from './segment.module.css';

export interface SegmentProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly trailing?: ReactNode;
  }[];
  readonly onChange: (value: Value) => void;
}

/** A few options side by side, one of them selected: a radio group with arrow key navigation. */
export function Segment<Value extends string>({ label, value, options, onChange }: SegmentProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['segment']}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            className={styles['radio']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
          {option.trailing}
        </label>
      ))}
    </div>
  );
}

export interface FilterTabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** Whether to omit the line below. */
  readonly bare?: boolean;
}

/** The underlined filters above a list: toggle buttons, since they filter one list rather than switch panels. */
export function FilterTabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  bare,
}: FilterTabsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles['tabs']} data-bare={bare || undefined}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['tab']}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
