import { ORDER_OF, type Task } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { useToday } from '../../task-kit/use-today.ts';
import type { Copy } from './challenge.ts';
import { InertCard } from './inert-card.tsx';
import { KINDS } from './order.ts';
import styles from './detail.module.css';

export interface TaskSectionsProps {
  readonly tasks: readonly Task[];
  /** A participant's copies, by the ids of the tasks; absent: the tasks as they were written. */
  readonly copies?: ReadonlyMap<string, Copy> | undefined;
  /** Shows the cards of one kind; absent: in their order, with nothing to do. */
  readonly renderCards?: (ofKind: readonly Task[]) => ReactNode;
}

function Cards({ tasks, copies }: Pick<TaskSectionsProps, 'tasks' | 'copies'>) {
  const today = useToday();
  return (
    <div className={styles['cards']}>
      {tasks.map((task) => {
        const copy = copies?.get(task._id);
        return <InertCard key={task._id} task={copy ?? task} isCopy={copy !== undefined} today={today} />;
      })}
    </div>
  );
}

/** The tasks of a challenge by kind, as cards that cannot be scored. */
export function TaskSections({ tasks, copies, renderCards }: TaskSectionsProps) {
  return (
    <div className={styles['sections']}>
      {KINDS.map((kind) => {
        const ofKind = tasks.filter(({ type }) => type === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h3 id={`kind-${kind}`} className={styles['kind']}>
              {t(`tasks.${ORDER_OF[kind]}`)} <span>{ofKind.length}</span>
            </h3>
            {renderCards ? renderCards(ofKind) : <Cards tasks={ofKind} copies={copies} />}
          </section>
        );
      })}
    </div>
  );
}
