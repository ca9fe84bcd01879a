import type { AttributeRow } from './attributes.ts';
import styles from './stats.module.css';

interface WellProps {
  readonly row: AttributeRow;
  /** Points about to be spent. */
  readonly added: number;
  /** What a full well stands for. */
  readonly size: number;
}

/** An attribute as a bar in its parts. Decoration: the figures stand beside it. */
export function Well({ row, added, size }: WellProps) {
  const parts = [
    { name: 'points', amount: row.points + row.level },
    { name: 'new', amount: added },
    { name: 'gear', amount: row.gear },
    { name: 'buffs', amount: row.buffs },
  ].filter(({ amount }) => amount > 0);
  return (
    <div className={`${styles['well']} stepped`} data-attribute={row.attribute} aria-hidden="true">
      {parts.map(({ name, amount }) => (
        <i key={name} data-part={name} style={{ '--share': amount / size }} />
      ))}
    </div>
  );
}
