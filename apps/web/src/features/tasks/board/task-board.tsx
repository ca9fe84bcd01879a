import type { TaskType } from '@everdeed/rules';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePlayerPart } from '../../../data/hooks.ts';
import { useGame } from '../../../data/store.ts';
import { t } from '../../../i18n/i18n.ts';
import { loadDragKit, useTouchDrag } from '../../../task-kit/drag/drag-store.ts';
import { Badge } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { useAnnouncement } from '../../../task-kit/announce.ts';
import { dropOnto } from '../board-actions.ts';
import { type CardSurroundings, CardSurroundingsProvider } from '../card/card-context.ts';
import { type Filter, filterOf, isSearch, type Search, shown } from '../filters.ts';
import { useBoardKeys } from '../use-board-keys.ts';
import { AddButton, Column, countOf } from './column.tsx';
import { Empty, NothingFound } from './empty.tsx';
import { type ColumnCount, TYPES, useColumnCount, visibleTypes } from './layout.ts';
import { useInTurn } from '../../../lib/in-turn.ts';
import { loadAtLast } from '../../../lib/load-later.ts';
import styles from './task-board.module.css';
import { type TasksByType, useSaving, useTasksByType } from './use-board-data.ts';
import { useSwipe } from './use-swipe.ts';

/** Comes once somebody looks at completed to-dos. */
const Completed = loadAtLast(async () => ({ default: (await import('./completed.tsx')).Completed }));

export interface TaskBoardProps {
  readonly surroundings: CardSurroundings;
  readonly search: Search;
  readonly onAdd: (type: TaskType) => void;
  readonly onClear: () => void;
  readonly onFilter: (type: TaskType, filter: Filter) => void;
  /** To the right of the filters if there is no toolbar. */
  readonly beside?: ReactNode;
  /** What stands below the player's own rewards. */
  readonly renderRewards?: (search: Search) => ReactNode;
}

/** The kind last shown on a phone; survives the screen but not the visit. None until there is a task. */
let lastChosen: TaskType | undefined;
export const shownType = (): TaskType => lastChosen ?? 'daily';

/** The kind to show: dailies at first, or another one that has tasks if there are none. */
function useChosen(tasks: TasksByType) {
  const [chosen, choose] = useState(lastChosen);
  const shown = chosen ?? ['daily' as const, ...TYPES].find((type) => tasks[type].length > 0);
  if (shown !== chosen) choose(shown);
  useEffect(() => {
    lastChosen = shown;
  }, [shown]);
  return [shown ?? 'daily', choose] as const;
}

/** The segment above the board if not all columns fit. */
function Switcher({ columns, chosen, tasks, onChoose }: SwitcherProps) {
  if (columns === 4 || columns === 3) return null;
  if (columns === 2) {
    const first = chosen === 'habit' || chosen === 'daily';
    return (
      <Segment
        label={t('tasks.columns')}
        value={first ? 'first' : 'second'}
        options={[
          { value: 'first', label: t('tasks.pairFirst') },
          { value: 'second', label: t('tasks.pairSecond') },
        ]}
        onChange={(value) => onChoose(value === 'first' ? 'habit' : 'todo')}
      />
    );
  }
  const due = countOf('daily', tasks.daily);
  return (
    <Segment
      label={t('tasks.columns')}
      value={chosen}
      options={TYPES.map((value) => ({
        value,
        label: t(`tasks.tab.${value}s`),
        ...(value === 'daily' && due > 0 && { trailing: <Badge kind="wash">{due}</Badge> }),
      }))}
      onChange={onChoose}
    />
  );
}

/** Above the last of three columns, which shows to-dos or rewards. */
function LastHead({ type, onChoose, onAdd }: LastHeadProps) {
  return (
    <div className={styles['lastHead']}>
      <Segment
        label={t('tasks.columns')}
        value={type}
        options={(['todo', 'reward'] as const).map((value) => ({ value, label: t(`tasks.${value}s`) }))}
        onChange={onChoose}
      />
      <AddButton type={type} onAdd={onAdd} />
    </div>
  );
}

interface LastHeadProps extends Pick<TaskBoardProps, 'onAdd'> {
  readonly type: TaskType;
  readonly onChoose: (type: TaskType) => void;
}

interface SwitcherProps {
  readonly columns: ColumnCount;
  readonly chosen: TaskType;
  readonly tasks: TasksByType;
  readonly onChoose: (type: TaskType) => void;
}

/** Drops a card of any column; the same function at every score, so that only the column that changed is drawn again. */
function useDrop(tasks: TasksByType) {
  const latest = useRef(tasks);
  useEffect(() => {
    latest.current = tasks;
  });
  return useCallback((id: string, over: string) => {
    const task = TYPES.flatMap((type) => latest.current[type]).find(({ _id }) => _id === id);
    if (task) dropOnto(task, over);
  }, []);
}

function Announcer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}

/** The columns of the task screen, as many as fit. */
export function TaskBoard(props: TaskBoardProps) {
  const { surroundings, search, onAdd, onClear, onFilter, beside, renderRewards } = props;
  const columns = useColumnCount();
  const begun = useInTurn(TYPES.length);
  const tasks = useTasksByType();
  const [chosen, choose] = useChosen(tasks);
  const saving = useSaving();
  // What can be afforded is drawn after the card that was scored.
  const gold = useDeferredValue(usePlayerPart(({ stats }) => stats.gp));
  const filters = usePlayerPart(({ preferences }) => preferences.tasks.activeFilter);
  const hasCompleted = useGame(({ completedTodos }) => completedTodos === 'LOADED');
  useBoardKeys(surroundings.actions);
  useTouchDrag();
  const swipe = useSwipe((way) => {
    const next = TYPES[TYPES.indexOf(chosen) + way];
    if (columns === 1 && next) choose(next);
  });
  const drop = useDrop(tasks);
  const renderEmpty = useCallback(
    // A search that finds nothing says so once, above the columns.
    (type: TaskType, filter: Filter, what: Search) =>
      isSearch(what) ? null : <Empty type={type} filter={filter} onAdd={onAdd} />,
    [onAdd],
  );
  const rewards = useMemo(() => renderRewards?.(search), [renderRewards, search]);
  const types = visibleTypes(columns, chosen);
  const isNothingFound =
    isSearch(search) &&
    types.every((type) => shown(tasks[type], filterOf(type, filters?.[type]), search).length === 0);
  const completed = useMemo(
    () => (
      <Suspense fallback={<Skeleton />}>
        <Completed onClear={onClear} />
      </Suspense>
    ),
    [onClear],
  );
  return (
    <CardSurroundingsProvider value={surroundings}>
      <div className={styles['switcher']}>
        <Switcher columns={columns} chosen={chosen} tasks={tasks} onChoose={choose} />
      </div>
      <div role="status" className={styles['nothing']}>
        {isNothingFound && <NothingFound />}
      </div>
      <div
        className={styles['board']}
        data-columns={columns}
        onPointerEnter={() => void loadDragKit()}
        onFocus={() => void loadDragKit()}
        {...(columns === 1 && swipe)}
      >
        {types.map((type, place) => {
          const filter = filterOf(type, filters?.[type]);
          const isLast = columns === 3 && place === 2;
          const done = filter === 'complete2';
          return (
            <div key={isLast ? 'last' : type} data-slot className={styles['slot']}>
              {isLast && <LastHead type={type} onChoose={choose} onAdd={onAdd} />}
              <Column
                key={type}
                type={type}
                tasks={tasks[type]}
                filter={filter}
                search={search}
                saving={saving}
                gold={type === 'reward' ? gold : undefined}
                hideTitle={columns === 1 || isLast}
                beside={columns === 1 ? beside : undefined}
                above={
                  done && tasks.todo.some((task) => 'completed' in task && task.completed)
                    ? completed
                    : undefined
                }
                instead={place < begun ? done && !hasCompleted ? completed : undefined : <Skeleton />}
                below={type === 'reward' && filter !== 'custom' ? rewards : undefined}
                onFilter={onFilter}
                onAdd={onAdd}
                onDrop={drop}
                renderEmpty={renderEmpty}
              />
            </div>
          );
        })}
      </div>
      <Announcer />
    </CardSurroundingsProvider>
  );
}
