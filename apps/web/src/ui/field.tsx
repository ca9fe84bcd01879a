import { Check, ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { IconButton } from './button.tsx';
import styles from './field.module.css';

interface Described {
  readonly label: string;
  /** The label stays for those who listen but is not shown. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly saved?: boolean;
  readonly optional?: boolean;
}

interface FrameProps extends Described {
  readonly id: string;
  readonly children: ReactNode;
}

function describedBy(id: string, { hint, error }: Described): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Label above, hint and error below, "Saved" at the right: the frame of every field. */
function FieldFrame({ id, label, hideLabel, hint, error, saved, optional, children }: FrameProps) {
  return (
    <div className={styles['field']}>
      <div className={hideLabel ? 'visually-hidden' : styles['row']}>
        <label htmlFor={id} className={styles['label']}>
          {label} {optional && <span className={styles['optional']}>({t('ui.optional')})</span>}
        </label>
        <span role="status">
          {saved && (
            <span className={styles['saved']}>
              <Check size={14} aria-hidden="true" /> {t('ui.saved')}
            </span>
          )}
        </span>
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          <CircleAlert size={16} aria-hidden="true" /> {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

const invalid = (error: Described['error']) => (error ? { 'aria-invalid': true as const } : {});

export interface FieldProps extends Described, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** A 20 px icon at the left. */
  readonly icon?: ReactNode;
  readonly trailing?: ReactNode;
}

export function Field({
  label,
  hideLabel,
  hint,
  error,
  saved,
  optional,
  icon,
  trailing,
  ...rest
}: FieldProps) {
  const id = useId();
  const described = {
    label,
    hint,
    error,
    ...(hideLabel && { hideLabel }),
    ...(saved && { saved }),
    ...(optional && { optional }),
  };
  return (
    <FieldFrame id={id} {...described}>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        {icon}
        <input
          id={id}
          className={styles['input']}
          aria-describedby={describedBy(id, described)}
          {...invalid(error)}
          {...rest}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

/** A password that can be shown. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'ui.hidePassword' : 'ui.showPassword');
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton small label={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}

export interface TextAreaProps extends Described, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {}

export function TextArea({ label, hideLabel, hint, error, saved, optional, ...rest }: TextAreaProps) {
  const id = useId();
  const described = {
    label,
    hint,
    error,
    ...(hideLabel && { hideLabel }),
    ...(saved && { saved }),
    ...(optional && { optional }),
  };
  return (
    <FieldFrame id={id} {...described}>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        <textarea
          id={id}
          className={styles['area']}
          aria-describedby={describedBy(id, described)}
          {...invalid(error)}
          {...rest}
        />
      </div>
    </FieldFrame>
  );
}

export interface SelectProps<Value extends string>
  extends Described,
    Omit<ComponentPropsWithRef<'select'>, 'id' | 'value' | 'onChange'> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** The browser's own select: every keyboard, screen reader and phone knows it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, hint, error, saved, optional, options, onChange, ...rest } = props;
  const id = useId();
  const described = {
    label,
    hint,
    error,
    ...(hideLabel && { hideLabel }),
    ...(saved && { saved }),
    ...(optional && { optional }),
  };
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame id={id} {...described}>
      <div className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          aria-describedby={describedBy(id, described)}
          onChange={(event) => choose(event.currentTarget.value)}
          {...rest}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles['switchRow']} htmlFor={id}>
      <span className={styles['switchText']}>
        <span className={styles['switchName']}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles['switch']}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  readonly label: ReactNode;
  /** Strikes the label through while ticked, as in a checklist. */
  readonly strike?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, strike, onChange, checked, ...rest }: CheckboxProps) {
  return (
    <label className={styles['checkRow']} data-done={strike && checked ? '' : undefined}>
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
