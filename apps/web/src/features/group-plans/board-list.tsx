import type { Task } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { Mark } from '../../task-kit/near-mark.tsx';
import { STRETCH, stretchesOf, useNearCards } from '../../task-kit/use-near-cards.ts';
import styles from './board.module.css';
import type { CardRenderer } from './card-renderer.ts';

interface BoardListProps {
  readonly tasks: readonly Task[];
  readonly renderCard: CardRenderer;
}

/** The cards of a column that are near the screen; the others are drawn as they come near. */
export function BoardList({ tasks, renderCard }: BoardListProps) {
  const { drawn, near } = useNearCards(tasks.map(({ _id }) => _id));
  const rows: ReactNode[] = [];
  for (let stretch = 0; stretch <= stretchesOf(tasks.length); stretch += 1) {
    const start = stretch * STRETCH;
    const cards = tasks.slice(start, start + STRETCH);
    const leftOut = drawn.has(stretch) ? 0 : cards.length;
    const height = near.heightOf(stretch);
    rows.push(<Mark key={`mark ${stretch}`} watch={near.watch} {...{ stretch, leftOut, height }} />);
    if (leftOut > 0) continue;
    for (const [index, task] of cards.entries())
      rows.push(
        <li
          key={task._id}
          className={styles['item']}
          aria-posinset={start + index + 1}
          aria-setsize={tasks.length}
        >
          {renderCard(task)}
        </li>,
      );
  }
  return <ul>{rows}</ul>;
}
