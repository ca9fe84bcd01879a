import { Check, ChevronDown, Eye } from './icons.ts';
import { CircleAlert, EyeOff } from './more-icons.ts';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { IconButton } from './button.tsx';
import styles from './field.module.css';

interface Described {
  readonly label: string;
  /** Whether to hide the label visually but keep it for screen readers. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | null | false | undefined;
  readonly saved?: boolean | undefined;
  readonly optional?: boolean | undefined;
}

interface FrameProps extends Described {
  readonly id: string;
  /** To the left of the control. */
  readonly icon?: ReactNode;
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

function describedBy(id: string, { hint, error }: Described): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Separates label props from input props, and links the two by ids. */
export function useFrame<Props extends Described>(props: Props) {
  const { label, hideLabel, hint, error, saved, optional, ...rest } = props;
  const id = useId();
  const frame = { id, label, hideLabel, hint, error, saved, optional };
  const described = { id, 'aria-describedby': describedBy(id, frame) };
  const control = { ...described, ...(error && { 'aria-invalid': true as const }), ...rest };
  return { frame, control };
}

/** The frame of every field: label above, hint and error below, "Saved" on the right. */
export function FieldFrame(props: FrameProps) {
  const { id, label, hideLabel, hint, error, saved, optional, icon, trailing, children } = props;
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
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        {icon}
        {children}
        {trailing}
      </div>
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

export interface FieldProps extends Described, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** A 20 px icon on the left. */
  readonly icon?: ReactNode;
  readonly trailing?: ReactNode;
}

export function Field({ icon, trailing, ...props }: FieldProps) {
  const { frame, control } = useFrame(props);
  return (
    <FieldFrame {...frame} icon={icon} trailing={trailing}>
      <input className={styles['input']} {...control} />
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

export function TextArea({ rows = 2, ...props }: TextAreaProps) {
  const { frame, control } = useFrame(props);
  return (
    <FieldFrame {...frame}>
      <textarea className={styles['area']} rows={rows} style={{ '--rows': rows }} {...control} />
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

/** The browser's native select, which works with every keyboard, screen reader and phone. */
export function Select<Value extends string>({ options, onChange, ...props }: SelectProps<Value>) {
  const { frame, control } = useFrame(props);
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...frame} trailing={<ChevronDown size={18} aria-hidden="true" />}>
      <select
        className={styles['select']}
        {...control}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
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
