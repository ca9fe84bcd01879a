import { formatNumber } from '../i18n/format.ts';
import styles from './counted-label.module.css';

export interface CountedLabelProps {
  readonly name: string;
  /** How many there are; absent until it is known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

/** The label of a filter, with how many fit at the end of its line. */
export const CountedLabel = ({ name, count, isChosen }: CountedLabelProps) => (
  <span className={styles['counted']}>
    <span className={isChosen ? styles['isChosen'] : undefined}>{name}</span>
    {count !== undefined && <span className={styles['count']}> {formatNumber(count)}</span>}
  </span>
);
