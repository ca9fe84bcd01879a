import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Glyph } from './glyph.tsx';
import styles from './plate.module.css';

export interface PlateProps extends ComponentPropsWithRef<'div'> {
  readonly ground?: 'sunken' | 'raised' | 'page' | 'wash' | 'ink';
  /** Small plates step by 2 px, large ones and portraits by 3 px. */
  readonly size?: 'small' | 'large';
}

/** A background with stepped pixel corners, for game elements. */
export function Plate({ ground = 'sunken', size = 'small', className, ...rest }: PlateProps) {
  const step = size === 'small' ? 'stepped' : 'stepped-3';
  return <div {...rest} data-ground={ground} className={classNames(styles['plate'], step, className)} />;
}

/** The stepped seal of a daily, filled when checked. Takes its colour from `--tone`. Decoration only. */
export function Seal({ checked }: { readonly checked: boolean }) {
  return (
    <span className={styles['seal']} data-checked={checked || undefined} aria-hidden="true">
      <Glyph name={checked ? 'sealFull' : 'seal'} />
      {checked && <Glyph name="check" className={styles['check']} />}
    </span>
  );
}

/** The round box of a to-do. Takes its colour from `--tone`. Decoration only. */
export function TodoBox({ checked }: { readonly checked: boolean }) {
  return (
    <span className={styles['box']} data-checked={checked || undefined} aria-hidden="true">
      {checked && <Glyph name="check" className={styles['check']} />}
    </span>
  );
}

export type Tone = 'worst' | 'worse' | 'bad' | 'neutral' | 'good' | 'better' | 'best';

const MARKS = {
  worst: { glyph: 'down', count: 3 },
  worse: { glyph: 'down', count: 2 },
  bad: { glyph: 'down', count: 1 },
  neutral: { glyph: 'bar', count: 1 },
  good: { glyph: 'up', count: 1 },
  better: { glyph: 'up', count: 2 },
  best: { glyph: 'up', count: 3 },
} as const satisfies Record<Tone, { glyph: 'up' | 'down' | 'bar'; count: number }>;

/** Shows a tone by shape: one to three stepped triangles. Decoration; put the text nearby. */
export function ToneMark({ tone }: { readonly tone: Tone }) {
  const { glyph, count } = MARKS[tone];
  return (
    <span className={styles['mark']} data-tone={tone} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Glyph key={index} name={glyph} />
      ))}
    </span>
  );
}
