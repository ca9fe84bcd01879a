import { Field, type FieldProps } from './field.tsx';
import { Search } from './icons.ts';

export interface SearchFieldProps
  extends Omit<FieldProps, 'type' | 'icon' | 'hideLabel' | 'placeholder' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/** A field to search in, which shows what can be looked for until something is typed. */
export const SearchField = ({ label, onChange, ...rest }: SearchFieldProps) => (
  <Field
    label={label}
    hideLabel
    placeholder={label}
    type="search"
    icon={<Search size={20} aria-hidden="true" />}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...rest}
  />
);
