import { ORDER_OF, type Task, type TaskType } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { FilterTabs } from '../../ui/segment.tsx';
import styles from './board.module.css';
import type { CardRenderer } from './card-renderer.ts';
import type { Filters } from './filters.ts';
import { FILTERS } from './filters.ts';

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
  return (
    <section className={styles['column']} aria-label={t(`tasks.${ORDER_OF[kind]}`)}>
      <h2 className={isAlone ? 'visually-hidden' : styles['title']}>
        {t(`tasks.${ORDER_OF[kind]}`)} <span>{tasks.length}</span>
      </h2>
      {options.length > 1 && (
        <FilterTabs
          label={t(`tasks.${ORDER_OF[kind]}`)}
          value={filter}
          options={options.map((value) => ({ value, label: t(`plans.filter.${value}`) }))}
          onChange={onFilter}
        />
      )}
      {tasks.length === 0 ? (
        <p className={styles['none']}>{t('plans.noTasks')}</p>
      ) : (
        <ul className={styles['cards']}>
          {tasks.map((task) => (
            <li key={task._id}>{renderCard(task)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
