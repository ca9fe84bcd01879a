import { createContext, memo, useCallback, useContext, useEffect, useRef } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { useDragKit } from '../../../task-kit/drag/drag-store.ts';
import { plainTitle } from '../../../task-kit/plain-title.ts';
import type { Saving } from '../card/card-body.tsx';
import { missingGold } from '../card/controls.tsx';
import { TaskCard, type TaskCardProps } from '../card/task-card.tsx';
import type { Placed } from '../holds.ts';
import styles from './task-list.module.css';
import { useGrowing } from './use-growing.ts';
import { useStable } from './use-stable.ts';

export interface TaskListProps {
  readonly label: string;
  readonly placed: readonly Placed[];
  readonly saving: ReadonlyMap<string, Saving>;
  /** The player's gold; only given for rewards. */
  readonly gold?: number | undefined;
  /** Absent if the order is not the player's own, such as by date. */
  readonly onDrop?: ((id: string, over: string) => void) | undefined;
}

type Kit = NonNullable<ReturnType<typeof useDragKit>>;

/** Only primitive values and the task itself, so that unchanged items are not rendered again. */
function cardProps(
  { task, phase }: Placed,
  { saving, gold = 0 }: Pick<TaskListProps, 'saving' | 'gold'>,
): TaskCardProps {
  return { task, phase, saving: saving.get(task._id) ?? 'saved', missing: missingGold(task, gold) };
}

const PlainItem = memo(function PlainItem(props: TaskCardProps) {
  return (
    <li className={styles['item']} data-phase={props.phase}>
      <div>
        <TaskCard {...props} />
      </div>
    </li>
  );
});

const DraggableItem = memo(function DraggableItem({
  kit: { SortableItem },
  ...props
}: TaskCardProps & { readonly kit: Kit }) {
  const { task, phase } = props;
  const label = t('tasks.drag.handle', { title: plainTitle(task) });
  return (
    <SortableItem id={task._id} label={label} className={styles['item']} phase={phase}>
      <TaskCard {...props} />
    </SortableItem>
  );
});

type Shown = TaskListProps & { readonly kit: Kit };

const ShownList = createContext<Shown | undefined>(undefined);

function DraggableItems() {
  const list = useContext(ShownList);
  return (
    <ul className={styles['list']} aria-label={list?.label}>
      {list?.placed.map((item) => (
        <DraggableItem key={item.task._id} kit={list.kit} {...cardProps(item, list)} />
      ))}
    </ul>
  );
}

const ITEMS = <DraggableItems />;

/**
 * The drag-and-drop wrapper gets the same props on every score, so that it is not rendered unless somebody
 * drags: rendering it costs more than the one card that changed.
 */
function DraggableList(list: Shown) {
  const { kit, placed } = list;
  const ids = useStable(placed.map(({ task }) => task._id));
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const find = useCallback((id: string) => latest.current.placed.find(({ task }) => task._id === id), []);
  const nameOf = useCallback((id: string) => plainTitle(find(id)?.task ?? { text: '' }), [find]);
  const drop = useCallback((id: string, over: string) => latest.current.onDrop?.(id, over), []);
  const dragged = useCallback(
    (id: string) => {
      const item = find(id);
      return item && <TaskCard {...cardProps(item, latest.current)} />;
    },
    [find],
  );
  return (
    <ShownList value={list}>
      <kit.SortableList bleed ids={ids} nameOf={nameOf} onDrop={drop} renderDragged={dragged}>
        {ITEMS}
      </kit.SortableList>
    </ShownList>
  );
}

/** The cards of a column. Long lists grow in chunks; cards off the screen are not laid out. */
export const TaskList = memo(function TaskList(props: TaskListProps) {
  const kit = useDragKit();
  const count = useGrowing(props.placed.length);
  const part = { ...props, placed: props.placed.slice(0, count) };
  if (kit && props.onDrop) return <DraggableList {...part} kit={kit} />;
  return (
    <ul className={styles['list']} aria-label={props.label}>
      {part.placed.map((item) => (
        <PlainItem key={item.task._id} {...cardProps(item, props)} />
      ))}
    </ul>
  );
});
