import { useEffect, useState } from 'react';
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

export interface BarProps {
  readonly kind: 'health' | 'experience' | 'mana' | 'growth' | 'rage';
  readonly value: number;
  readonly max: number;
  /** Spoken name and figures; the figures also stand beside the bar for all to see. */
  readonly label: string;
  readonly size?: 'normal' | 'small' | 'boss';
  readonly className?: string | undefined;
}

const share = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
const LOSS_SHOWN_MS = 700;

/** Shows what was lost for a moment, then lets it go. */
function useRecentValue(value: number): number {
  const [recent, setRecent] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRecent(value), value < recent ? LOSS_SHOWN_MS : 0);
    return () => clearTimeout(timer);
  }, [value, recent]);
  return Math.max(recent, value);
}

/** An ink well with stepped ends; the fill runs to its new place, a loss shows first in pale amber. */
export function Bar({ kind, value, max, label, size = 'normal', className }: BarProps) {
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
      {recent > value && <div className={styles['loss']} style={{ '--share': share(recent, max) }} />}
      <div className={styles['fill']} style={{ '--share': share(value, max) }} />
    </div>
  );
}
