import type { Task } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { Mark } from '../../task-kit/near-mark.tsx';
import { STRETCH, stretchesOf, useNearCards } from '../../task-kit/use-near-cards.ts';
import { BoardItem, type CardFrame } from './board-card.tsx';
import { useTurns } from './use-turns.ts';

export interface BoardListProps {
  /** Whether its first cards are drawn before anything else is. */
  readonly isFirst: boolean;
  readonly tasks: readonly Task[];
  /** The first and the last task of the whole kind, which cannot be moved any further. */
  readonly ends: readonly [first: string | undefined, last: string | undefined];
  /** What all cards have in common. */
  readonly frame: CardFrame;
  /** Ids of tasks that the server does not have yet. */
  readonly unsaved: ReadonlySet<string>;
  /** Ids of tasks of which something waits, because the server is slow or out of reach. */
  readonly waiting: ReadonlySet<string>;
  /** Gold of the player. */
  readonly gold: number;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
}

const NONE: ReadonlySet<number> = new Set();
const AT_ONCE: ReadonlySet<number> = new Set([0]);

/** The cards of a column that are near the screen; the others are drawn as they come near. */
export function BoardList({ isFirst, tasks, ends, frame, unsaved, waiting, gold, isBusy }: BoardListProps) {
  const { drawn: wanted, near } = useNearCards(tasks.map(({ _id }) => _id));
  const drawn = useTurns(wanted, isFirst ? AT_ONCE : NONE);
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
        <BoardItem
          key={task._id}
          {...frame}
          task={task}
          position={start + index + 1}
          all={tasks.length}
          isFirst={task._id === ends[0]}
          isLast={task._id === ends[1]}
          isUnsaved={unsaved.has(task._id)}
          isWaiting={waiting.has(task._id)}
          isAffordable={task.type !== 'reward' || task.value <= gold}
          isBusy={isBusy && task.group.approval?.requested === true}
        />,
      );
  }
  return <ul>{rows}</ul>;
}
