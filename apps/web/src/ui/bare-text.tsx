import type { ComponentPropsWithRef } from 'react';
import styles from './bare-text.module.css';
import { classNames } from './class-names.ts';

export interface BareTextProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'rows'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text edited in place: no box until focused, and long lines wrap. */
export function BareText({ label, onChange, className, ...rest }: BareTextProps) {
  return (
    <textarea
      {...rest}
      rows={1}
      className={classNames(styles['text'], className)}
      aria-label={label}
      // Pasted text stays on one line.
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
    />
  );
}
