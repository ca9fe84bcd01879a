import type { Task } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { useDragKit } from '../../task-kit/drag/drag-store.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { useToday } from '../../task-kit/use-today.ts';
import { GripVertical } from '../../ui/icons.ts';
import styles from './form.module.css';
import { InertCard } from './inert-card.tsx';

interface MovableCardsProps {
  /** Of one kind. */
  readonly tasks: readonly Task[];
  readonly toolsFor: (task: Task) => ReactNode;
  /** To a place, from 0. */
  readonly onMove: (id: string, place: number) => void;
}

/** Cards that are dragged by mouse, touch and keys, as on the task board, once the pointer or the focus came near. */
export function MovableCards({ tasks, toolsFor, onMove }: MovableCardsProps) {
  const kit = useDragKit();
  const today = useToday();
  const card = (task: Task, tools?: ReactNode) => (
    <InertCard task={task} isCopy={false} today={today} tools={tools} />
  );
  if (!kit)
    return (
      <ul className={styles['movable']}>
        {tasks.map((task) => (
          <li key={task._id} data-movable>
            <GripVertical size={16} className={styles['handlePlace']} aria-hidden="true" />
            <div>{card(task, toolsFor(task))}</div>
          </li>
        ))}
      </ul>
    );
  const ids = tasks.map(({ _id }) => _id);
  const find = (id: string) => tasks.find(({ _id }) => _id === id);
  return (
    <kit.SortableList
      ids={ids}
      nameOf={(id) => plainTitle(find(id) ?? { text: '' })}
      onDrop={(id, over) => onMove(id, ids.indexOf(over))}
      renderDragged={(id) => {
        const task = find(id);
        return task && card(task);
      }}
    >
      <ul className={styles['movable']}>
        {tasks.map((task) => (
          <kit.SortableItem
            key={task._id}
            id={task._id}
            handle="inside"
            label={t('tasks.drag.handle', { title: plainTitle(task) })}
          >
            {card(task, toolsFor(task))}
          </kit.SortableItem>
        ))}
      </ul>
    </kit.SortableList>
  );
}
