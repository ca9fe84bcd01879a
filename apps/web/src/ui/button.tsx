import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the accent: at most one per view. `danger` leads to a confirmation, `destroy` confirms it. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | 'destroy';
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  readonly large?: boolean;
  /** Whether work is in progress: the button keeps its place and focus but does nothing. */
  readonly busy?: boolean;
}

export function Button({
  kind = 'secondary',
  icon,
  wide,
  large,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles['button'], className)}
      data-kind={kind}
      data-wide={wide || undefined}
      data-large={large || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles['spinner']} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** The look of a button for a link. */
export const buttonLook = styles['button'];

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly small?: boolean;
}

/** A button that shows only an icon (20 px line) or glyph. */
export function IconButton({ label, small, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      data-small={small || undefined}
      className={classNames(styles['icon'], className)}
    >
      {children}
    </button>
  );
}
