import { ORDER_OF, type Task, type TaskType } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Plus } from '../../ui/icons.ts';
import { FilterTabs } from '../../ui/segment.tsx';
import styles from './board.module.css';
import { BoardList, type BoardListProps } from './board-list.tsx';
import type { Filters } from './filters.ts';
import { FILTERS, leftOf } from './filters.ts';

/** What the cards of all columns need. */
export type CardProps = Pick<BoardListProps, 'frame' | 'gold' | 'isBusy' | 'unsaved' | 'waiting'>;

interface BoardColumnProps extends CardProps, Pick<BoardListProps, 'ends' | 'isFirst'> {
  readonly kind: TaskType;
  readonly tasks: readonly Task[];
  readonly filter: Filters;
  readonly onFilter: (filter: Filters) => void;
  /** Whether the column's name stands above, in a switch. */
  readonly isAlone: boolean;
  /** Begins a task of a kind; absent for those who may not. */
  readonly onAdd?: ((kind: TaskType) => void) | undefined;
}

/** The tasks of one kind. */
export function BoardColumn({ kind, filter, onFilter, isAlone, onAdd, ...list }: BoardColumnProps) {
  const { tasks } = list;
  const options = FILTERS[kind];
  const left = kind === 'daily' ? leftOf(kind, tasks) : undefined;
  const count = left === undefined ? tasks.length : t('tasks.left', { count: left });
  return (
    <section className={styles['column']} aria-label={t(`tasks.${ORDER_OF[kind]}`)}>
      <div className={isAlone ? 'visually-hidden' : styles['head']}>
        <h2 className={styles['title']}>
          {t(`tasks.${ORDER_OF[kind]}`)} <span>{count}</span>
        </h2>
        {onAdd && !isAlone && (
          <IconButton label={t(`tasks.add.${kind}`)} onClick={() => onAdd(kind)}>
            <Plus size={20} strokeWidth={2} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {options.length > 1 && (
        <FilterTabs
          label={t(`tasks.filter.${kind}`)}
          value={filter}
          options={options.map((value) => ({ value, label: t(`tasks.filter.${value}`) }))}
          onChange={onFilter}
        />
      )}
      {tasks.length === 0 ? <p className={styles['none']}>{t('plans.noTasks')}</p> : <BoardList {...list} />}
    </section>
  );
}
