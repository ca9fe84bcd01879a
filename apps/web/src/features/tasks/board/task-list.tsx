import { createContext, memo, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { useDragKit } from '../../../task-kit/drag/drag-store.ts';
import { Mark } from '../../../task-kit/near-mark.tsx';
import { plainTitle } from '../../../task-kit/plain-title.ts';
import { type NearStretches, STRETCH, stretchesOf, useNearCards } from '../../../task-kit/use-near-cards.ts';
import type { Saving } from '../card/card-body.tsx';
import { missingGold } from '../card/controls.tsx';
import { TaskCard, type TaskCardProps } from '../card/task-card.tsx';
import type { Placed } from '../holds.ts';
import styles from './task-list.module.css';
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

/** Position in the whole list, for screen readers: most of it may not be drawn. */
interface Place {
  readonly position: number;
  readonly all: number;
}

const PlainItem = memo(function PlainItem({ position, all, ...props }: TaskCardProps & Place) {
  return (
    <li className={styles['item']} data-phase={props.phase} aria-posinset={position} aria-setsize={all}>
      <div>
        <TaskCard {...props} />
      </div>
    </li>
  );
});

const DraggableItem = memo(function DraggableItem({
  kit: { SortableItem },
  position,
  all,
  ...props
}: TaskCardProps & Place & { readonly kit: Kit }) {
  const { task, phase } = props;
  const label = t('tasks.drag.handle', { title: plainTitle(task) });
  return (
    <SortableItem id={task._id} label={label} className={styles['item']} {...{ phase, position, all }}>
      <TaskCard {...props} />
    </SortableItem>
  );
});

interface NearList extends TaskListProps {
  readonly drawn: ReadonlySet<number>;
  readonly near: NearStretches;
}

/** The cards near the screen in one flat list, so that a card stays the same element wherever it moves. */
function rowsOf(
  list: NearList,
  render: (props: TaskCardProps & Place & { readonly key: string }) => ReactNode,
): ReactNode[] {
  const { placed, drawn, near } = list;
  const all = placed.length;
  const rows: ReactNode[] = [];
  for (let stretch = 0; stretch <= stretchesOf(all); stretch += 1) {
    const start = stretch * STRETCH;
    const cards = placed.slice(start, start + STRETCH);
    const isDrawn = drawn.has(stretch);
    const leftOut = isDrawn ? 0 : cards.length;
    const height = near.heightOf(stretch);
    rows.push(<Mark key={`mark ${stretch}`} watch={near.watch} {...{ stretch, leftOut, height }} />);
    if (!isDrawn) continue;
    for (const [index, item] of cards.entries()) {
      const place = { position: start + index + 1, all };
      rows.push(render({ key: item.task._id, ...place, ...cardProps(item, list) }));
    }
  }
  return rows;
}

type Shown = NearList & { readonly kit: Kit };

const ShownList = createContext<Shown | undefined>(undefined);

function DraggableItems() {
  const list = useContext(ShownList);
  return (
    <ul className={styles['list']} aria-label={list?.label}>
      {list && rowsOf(list, ({ key, ...props }) => <DraggableItem key={key} kit={list.kit} {...props} />)}
    </ul>
  );
}

const ITEMS = <DraggableItems />;

/**
 * The drag-and-drop wrapper gets the same props on every score, so that it is not rendered unless somebody
 * drags: rendering it costs more than the one card that changed.
 */
function DraggableList(list: Shown & { readonly ids: readonly string[] }) {
  const { kit, ids } = list;
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

/** The cards of a column that are near the screen; the others are drawn as they come near. */
export const TaskList = memo(function TaskList(props: TaskListProps) {
  const kit = useDragKit();
  const ids = useStable(props.placed.map(({ task }) => task._id));
  const list = { ...props, ...useNearCards(ids) };
  if (kit && props.onDrop) return <DraggableList {...list} kit={kit} ids={ids} />;
  return (
    <ul className={styles['list']} aria-label={props.label}>
      {rowsOf(list, ({ key, ...item }) => (
        <PlainItem key={key} {...item} />
      ))}
    </ul>
  );
});
