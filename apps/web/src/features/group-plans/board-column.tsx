import { ORDER_OF, type Task, type TaskType } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { FilterTabs } from '../../ui/segment.tsx';
import styles from './board.module.css';
import { BoardList } from './board-list.tsx';
import type { CardRenderer } from './card-renderer.ts';
import type { Filters } from './filters.ts';
import { FILTERS, leftOf } from './filters.ts';

interface BoardColumnProps {
  readonly kind: TaskType;
  readonly tasks: readonly Task[];
  readonly filter: Filters;
  readonly onFilter: (filter: Filters) => void;
  readonly renderCard: CardRenderer;
  /** Whether the column's name stands above, in a switch. */
  readonly isAlone: boolean;
}

/** The tasks of one kind. */
export function BoardColumn({ kind, tasks, filter, onFilter, renderCard, isAlone }: BoardColumnProps) {
  const options = FILTERS[kind];
  const left = kind === 'daily' ? leftOf(kind, tasks) : undefined;
  const count = left === undefined ? tasks.length : t('tasks.left', { count: left });
  return (
    <section className={styles['column']} aria-label={t(`tasks.${ORDER_OF[kind]}`)}>
      <h2 className={isAlone ? 'visually-hidden' : styles['title']}>
        {t(`tasks.${ORDER_OF[kind]}`)} <span>{count}</span>
      </h2>
      {options.length > 1 && (
        <FilterTabs
          label={t(`tasks.filter.${kind}`)}
          value={filter}
          options={options.map((value) => ({ value, label: t(`tasks.filter.${value}`) }))}
          onChange={onFilter}
        />
      )}
      {tasks.length === 0 ? (
        <p className={styles['none']}>{t('plans.noTasks')}</p>
      ) : (
        <BoardList tasks={tasks} renderCard={renderCard} />
      )}
    </section>
  );
}
