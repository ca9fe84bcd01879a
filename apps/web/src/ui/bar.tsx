import { useEffect, useState } from 'react';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

export interface BarProps {
  readonly kind: 'health' | 'experience' | 'mana' | 'growth' | 'rage';
  readonly value: number;
  readonly max: number;
  /** Accessible name and figures; the figures are also shown beside the bar. */
  readonly label: string;
  readonly size?: 'normal' | 'small' | 'boss';
  /** The part of the value that is about to be spent, shown in pale amber. */
  readonly pending?: number;
  readonly className?: string | undefined;
}

const share = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
const LOSS_SHOWN_MS = 700;

/** Keeps showing a lost value for a moment. */
function useRecentValue(value: number): number {
  const [recent, setRecent] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRecent(value), value < recent ? LOSS_SHOWN_MS : 0);
    return () => clearTimeout(timer);
  }, [value, recent]);
  return Math.max(recent, value);
}

/** A bar with stepped ends. The fill animates to its new value; a loss is first shown in pale amber. */
export function Bar({ kind, value, max, label, size = 'normal', pending = 0, className }: BarProps) {
  const recent = useRecentValue(value);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={label}
      className={classNames(styles['well'], 'stepped', className)}
      data-kind={kind}
      data-size={size}
    >
      {(recent > value || pending > 0) && (
        <div className={styles['loss']} style={{ '--share': share(recent, max) }} />
      )}
      <div className={styles['fill']} style={{ '--share': share(value - pending, max) }} />
    </div>
  );
}
