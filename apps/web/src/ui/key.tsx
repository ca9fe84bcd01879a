import styles from './key.module.css';

export interface KeyProps {
  readonly children: string;
  /** Only a reminder beside what it presses: unspoken, and gone where there is no keyboard. */
  readonly hint?: boolean;
}

/** The cap of a key. */
export function Key({ children, hint }: KeyProps) {
  return (
    <kbd className={styles['key']} data-hint={hint || undefined} aria-hidden={hint || undefined}>
      {children}
    </kbd>
  );
}
