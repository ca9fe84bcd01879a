import type { TaskHistoryEntry } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { cut } from '../../i18n/format.ts';
import { dateOfInstant } from '../../task-kit/calendar.ts';
import { formatDay } from '../../task-kit/date-words.ts';
import shared from './part.module.css';
import styles from './history-chart.module.css';

const WIDTH = 480;
const HEIGHT = 96;
const EDGE = 6;
/** How many of the latest entries are drawn. */
const SHOWN = 90;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Entries as points of the chart, oldest on the left; zero is always included. */
export function pointsOf(values: readonly number[]): {
  readonly points: readonly Point[];
  readonly zero: number;
} {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const y = (value: number) => EDGE + ((high - value) / span) * (HEIGHT - 2 * EDGE);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  return { points: values.map((value, index) => ({ x: EDGE + index * step, y: y(value) })), zero: y(0) };
}

/** The value of a habit or daily as a line over time. */
export function HistoryChart({ history }: { readonly history: readonly TaskHistoryEntry[] }) {
  const entries = history.slice(-SHOWN);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || entries.length < 2)
    return <p className={shared['hint']}>{t('edit.historyEmpty')}</p>;
  const { points, zero } = pointsOf(entries.map(({ value }) => value));
  const end = points.at(-1);
  const label = t('edit.historySpoken', {
    from: cut(first.value, 1),
    to: cut(last.value, 1),
    count: entries.length,
  });
  const today = dateOfInstant(last.date);
  return (
    <figure className={styles['chart']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        <line className={styles['zero']} x1="0" x2={WIDTH} y1={zero} y2={zero} />
        <polyline className={styles['curve']} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {end && <rect className={styles['now']} x={end.x - 4} y={end.y - 4} width="8" height="8" />}
      </svg>
      <figcaption className={styles['span']}>
        <span>{formatDay(dateOfInstant(first.date), today)}</span>
        <span>{formatDay(today, today)}</span>
      </figcaption>
    </figure>
  );
}
