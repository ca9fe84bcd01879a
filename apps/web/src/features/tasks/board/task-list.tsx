import type { Task } from '@everdeed/rules';
import { memo, useCallback } from 'react';
import { t } from '../../../i18n/i18n.ts';
import type { Saving } from '../card/card-body.tsx';
import { plainTitle } from '../card/controls.tsx';
import { TaskCard } from '../card/task-card.tsx';
import { useDragKit } from '../../../task-kit/drag/drag-store.ts';
import type { Placed } from '../holds.ts';
import styles from './task-list.module.css';
import { useGrowing } from './use-growing.ts';

export interface TaskListProps {
  readonly label: string;
  readonly placed: readonly Placed[];
  readonly saving: ReadonlyMap<string, Saving>;
  readonly gold?: number | undefined;
  /** Absent where the order is not the person's own, such as by date. */
  readonly onDrop?: ((id: string, over: string) => void) | undefined;
}

interface CardProps {
  readonly placed: Placed;
  readonly saving: ReadonlyMap<string, Saving>;
  readonly gold: number | undefined;
}

const Card = memo(function Card({ placed: { task, phase }, saving, gold }: CardProps) {
  return (
    <TaskCard
      task={task}
      phase={phase}
      saving={saving.get(task._id) ?? 'saved'}
      gold={task.type === 'reward' ? gold : undefined}
    />
  );
});

function PlainList({ label, placed, saving, gold }: TaskListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {placed.map((item) => (
        <li key={item.task._id} className={styles['item']} data-phase={item.phase}>
          <div>
            <Card placed={item} saving={saving} gold={gold} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function DraggableList({ label, placed, saving, gold, onDrop, kit }: TaskListProps & { readonly kit: Kit }) {
  const byId = new Map<string, Task>(placed.map(({ task }) => [task._id, task]));
  const nameOf = (id: string) => plainTitle(byId.get(id) ?? { text: '' });
  const { SortableList, SortableItem } = kit;
  const dragged = (id: string) => {
    const task = byId.get(id);
    return task && <TaskCard task={task} saving={saving.get(id) ?? 'saved'} gold={gold} />;
  };
  const drop = useCallback((id: string, over: string) => onDrop?.(id, over), [onDrop]);
  return (
    <SortableList bleed ids={[...byId.keys()]} nameOf={nameOf} onDrop={drop} renderDragged={dragged}>
      <ul className={styles['list']} aria-label={label}>
        {placed.map((item) => (
          <SortableItem
            key={item.task._id}
            id={item.task._id}
            label={t('tasks.drag.handle', { title: plainTitle(item.task) })}
            className={styles['item']}
            phase={item.phase}
          >
            <Card placed={item} saving={saving} gold={gold} />
          </SortableItem>
        ))}
      </ul>
    </SortableList>
  );
}
type Kit = typeof import('../../../task-kit/drag/drag-kit.tsx');

/** The cards of a column. Long lists grow in portions; what is off the screen is not laid out. */
export const TaskList = memo(function TaskList(props: TaskListProps) {
  const kit = useDragKit();
  const count = useGrowing(props.placed.length);
  const part = { ...props, placed: props.placed.slice(0, count) };
  return kit && props.onDrop ? <DraggableList {...part} kit={kit} /> : <PlainList {...part} />;
});
