import type { Task, TaskType } from '@everdeed/rules';
import { Plus } from '../../../ui/icons.ts';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FilterTabs } from '../../../ui/segment.tsx';
import { useShopRewards } from '../../../task-kit/shop-rewards.ts';
import type { Saving } from '../card/card-body.tsx';
import { FILTERS, type Filter, type Search, shown } from '../filters.ts';
import { type Placed, placeWithHolds, useHolds } from '../holds.ts';
import { useShownCards } from '../shown-cards.ts';
import styles from './column.module.css';
import { TaskList } from './task-list.tsx';

export interface ColumnProps {
  readonly type: TaskType;
  /** All tasks of the type, in the person's order. */
  readonly tasks: readonly Task[];
  readonly filter: Filter;
  readonly search: Search;
  readonly saving: ReadonlyMap<string, Saving>;
  readonly gold?: number | undefined;
  /** Whether the segment above the board already shows the name. */
  readonly hideTitle?: boolean;
  /** To the right of the filters. */
  readonly beside?: ReactNode;
  /** Above the cards, such as "Clear completed". */
  readonly above?: ReactNode;
  /** Below the cards, and instead of saying that there are none. */
  readonly below?: ReactNode;
  /** Instead of the cards: loading, failed. */
  readonly instead?: ReactNode;
  readonly onFilter: (type: TaskType, filter: Filter) => void;
  readonly onAdd: (type: TaskType) => void;
  readonly onDrop: (id: string, over: string) => void;
  readonly renderEmpty: (type: TaskType, filter: Filter, search: Search) => ReactNode;
}

/** Remaining tasks, for types where tasks can remain. */
export function countOf(type: TaskType, tasks: readonly Task[]): number {
  if (type === 'daily')
    return tasks.filter((task) => task.type === 'daily' && task.isDue === true && !task.completed).length;
  if (type === 'todo') return tasks.filter((task) => task.type === 'todo' && !task.completed).length;
  return tasks.length;
}

/** The plus above a column. */
export const AddButton = ({ type, onAdd }: Pick<ColumnProps, 'type' | 'onAdd'>) => (
  <IconButton label={t(`tasks.add.${type}`)} className={styles['add']} onClick={() => onAdd(type)}>
    <Plus size={20} strokeWidth={2} aria-hidden="true" />
  </IconButton>
);

/** The number beside the title: what the column shows, shop items included. */
function useCount({ type, tasks, filter }: Pick<ColumnProps, 'type' | 'tasks' | 'filter'>): number {
  const sold = useShopRewards((state) => state.count);
  if (type !== 'reward') return countOf(type, tasks);
  return (filter === 'wishlist' ? 0 : tasks.length) + (filter === 'custom' ? 0 : sold);
}

function Head(props: Pick<ColumnProps, 'type' | 'tasks' | 'filter' | 'hideTitle' | 'onAdd'>) {
  const { type, hideTitle, onAdd } = props;
  const count = useCount(props);
  return (
    <div className={hideTitle ? 'visually-hidden' : styles['head']}>
      <h2 className={styles['title']} tabIndex={-1}>
        {t(`tasks.${type}s`)}
      </h2>
      <span className={styles['count']}>{type === 'daily' ? t('tasks.left', { count }) : count}</span>
      {!hideTitle && <AddButton type={type} onAdd={onAdd} />}
    </div>
  );
}

const NO_CARDS: readonly Placed[] = [];

/** One kind of task: title, count, filters, cards. */
export const Column = memo(function Column(props: ColumnProps) {
  const { type, tasks, filter, search, saving, gold, beside, above, below, instead } = props;
  const { onFilter, onDrop } = props;
  const holds = useHolds((state) => state[type]);
  const placed = useMemo(
    () => placeWithHolds(tasks, holds, (list) => shown(list, filter, search)),
    [tasks, holds, filter, search],
  );
  useShownCards(type, instead ? NO_CARDS : placed);
  const choose = useCallback((name: Filter) => onFilter(type, name), [onFilter, type]);
  const sortable = filter !== 'scheduled' && filter !== 'complete2';
  return (
    <section className={styles['column']} aria-label={t(`tasks.${type}s`)} data-column={type}>
      <Head {...props} />
      <div className={styles['filters']}>
        <FilterTabs<Filter>
          label={t(`tasks.filter.${type}`)}
          value={filter}
          options={FILTERS[type].map((value) => ({ value, label: t(`tasks.filter.${value}`) }))}
          onChange={choose}
          bare={props.hideTitle ?? false}
        />
        {beside}
      </div>
      {above}
      {instead ?? (
        <>
          <TaskList
            label={t(`tasks.${type}s`)}
            placed={placed}
            saving={saving}
            gold={gold}
            onDrop={sortable ? onDrop : undefined}
          />
          {below ?? (placed.length === 0 && props.renderEmpty(type, filter, search))}
        </>
      )}
    </section>
  );
});
