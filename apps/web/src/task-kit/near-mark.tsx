import { memo } from 'react';
import styles from './near-mark.module.css';
import type { NearStretches } from './use-near-cards.ts';

interface MarkProps {
  readonly stretch: number;
  /** How many cards it stands in for. */
  readonly leftOut: number;
  /** Their height in pixels, if they were drawn before. */
  readonly height: number | undefined;
  readonly watch: NearStretches['watch'];
}

/** Marks the place where a stretch of cards begins, and stands in for the cards while they are left out. */
export const Mark = memo(function Mark({ stretch, leftOut, height, watch }: MarkProps) {
  const style = height === undefined ? { '--cards': leftOut } : { blockSize: height };
  return (
    <li
      ref={watch}
      className={styles['mark']}
      aria-hidden="true"
      data-stretch={stretch}
      data-left-out={leftOut > 0 || undefined}
      style={leftOut > 0 ? style : undefined}
    />
  );
});
