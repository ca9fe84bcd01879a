import type { Task, TaskType } from '@everdeed/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/chip.tsx';
import { Segment } from '../../ui/segment.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { BoardColumn, type CardProps } from './board-column.tsx';
import styles from './board.module.css';
import { type Filters, FILTERS, filtered, leftOf } from './filters.ts';

const KINDS: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];

type ByKind = Readonly<Record<TaskType, readonly Task[]>>;
/** The tasks of each kind, in their order. */
const byKind = (tasks: readonly Task[]): ByKind => ({
  habit: tasks.filter(({ type }) => type === 'habit'),
  daily: tasks.filter(({ type }) => type === 'daily'),
  todo: tasks.filter(({ type }) => type === 'todo'),
  reward: tasks.filter(({ type }) => type === 'reward'),
});

interface ColumnsProps extends CardProps {
  readonly tasks: readonly Task[];
  /** The same without a choice of whose they are. */
  readonly all: readonly Task[];
  readonly done: readonly Task[];
  readonly after: ReactNode;
  readonly onAdd: ((kind: TaskType) => void) | undefined;
}

/** The columns side by side, or one of them with a switch on a phone. */
export function Columns({ tasks, all, done, after, ...cards }: ColumnsProps) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const [only, setOnly] = useState<TaskType>('todo');
  const [filters, setFilters] = useState<Readonly<Record<TaskType, Filters>>>({
    habit: FILTERS.habit[0],
    daily: FILTERS.daily[0],
    todo: FILTERS.todo[0],
    reward: FILTERS.reward[0],
  });
  const lists = useMemo(() => byKind(tasks), [tasks]);
  const whole = useMemo(() => byKind(all), [all]);
  const shown = (kind: TaskType) =>
    filtered(filters[kind] === 'complete2' ? done : lists[kind], filters[kind]);
  const column = (kind: TaskType) => (
    <BoardColumn
      key={kind}
      kind={kind}
      tasks={shown(kind)}
      filter={filters[kind]}
      onFilter={(filter) => setFilters({ ...filters, [kind]: filter })}
      ends={[whole[kind][0]?._id, whole[kind].at(-1)?._id]}
      isFirst={isPhone || kind === 'habit'}
      {...cards}
      isAlone={isPhone}
    />
  );
  if (isPhone)
    return (
      <div className={styles['board']}>
        <Segment
          label={t('plans.board')}
          value={only}
          options={KINDS.map((value) => {
            const left = value === 'daily' ? (leftOf(value, lists[value]) ?? 0) : 0;
            return {
              value,
              label: t(`tasks.tab.${value}s`),
              ...(left > 0 && { trailing: <Badge kind="wash">{left}</Badge> }),
            };
          })}
          onChange={setOnly}
        />
        {column(only)}
        {after}
      </div>
    );
  return (
    <div className={styles['board']}>
      {column('habit')}
      {column('daily')}
      {column('todo')}
      <div className={styles['last']}>
        {column('reward')}
        {after}
      </div>
    </div>
  );
}
