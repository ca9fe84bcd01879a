import { Skeleton } from '../../ui/feedback.tsx';
import styles from './board-loading.module.css';

/** Two cards for each of four columns. */
const CARDS = 8;

/** Holds the place of a board, in columns where it has them. */
export const BoardLoading = () => (
  <div className={styles['loading']}>
    <Skeleton count={CARDS} />
  </div>
);
