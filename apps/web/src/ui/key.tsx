import styles from './key.module.css';

export interface KeyProps {
  readonly children: string;
  /** Whether it is only a hint beside its control: not announced, and hidden without a keyboard. */
  readonly hint?: boolean;
}

/** A keyboard key. */
export function Key({ children, hint }: KeyProps) {
  return (
    <kbd className={styles['key']} data-hint={hint || undefined} aria-hidden={hint || undefined}>
      {children}
    </kbd>
  );
}
