import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { ChoiceChip } from '../../ui/chip.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Search, X } from '../../ui/icons.ts';
import { ArrowDownWideNarrow } from '../../ui/more-icons.ts';
import styles from './toolbar.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ToolbarSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters while typing; Escape clears it. */
export const ToolbarSearch = ({ label, value, onChange }: ToolbarSearchProps) => (
  <div className={styles['search']} role="search">
    <Field
      hideLabel
      label={label}
      placeholder={label}
      enterKeyHint="search"
      icon={<Search size={20} aria-hidden="true" />}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        onChange('');
      }}
      trailing={
        value !== '' && (
          <IconButton small label={t('things.clear')} onClick={() => onChange('')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )
      }
    />
  </div>
);

export interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (Option<Value> & { readonly count: string })[];
  readonly onChange: (value: Value) => void;
}

/** Which kind is shown, with how many there are of each. */
export const Chips = <Value extends string>({ label, value, options, onChange }: ChipsProps<Value>) => (
  <div role="group" aria-label={label} className={styles['chips']}>
    {options.map((option) => (
      <ChoiceChip key={option.value} chosen={option.value === value} onChange={() => onChange(option.value)}>
        {option.label} <span className={styles['count']}>{option.count}</span>
      </ChoiceChip>
    ))}
  </div>
);

export interface OrderFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

export const OrderField = <Value extends string>(props: OrderFieldProps<Value>) => (
  <div className={styles['order']}>
    <ArrowDownWideNarrow size={18} aria-hidden="true" />
    <Select hideLabel {...props} />
  </div>
);

/** The line above the things. */
export const Toolbar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['toolbar']}>{children}</div>
);
