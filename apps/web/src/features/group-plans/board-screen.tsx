import { mayEditBoard, type Task } from '@everdeed/rules';
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useToday } from '../../task-kit/use-today.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { Switch } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { deedsOn, EVERYONE, isOf } from './board.ts';
import { BoardCard } from './board-card.tsx';
import { byKind, Columns } from './columns.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import styles from './board.module.css';
import { type EditorProps, type Open, Opened } from './opened.tsx';
import { PeopleContext } from './people.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { type Group, type Member, useBoard, useDoneTodos, useEveryMember } from './queries.ts';
import { TodayPanel } from './today-panel.tsx';
import { useBoardActs } from './use-board-acts.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useEntries } from './use-entries.tsx';

const NONE: readonly Task[] = [];

/** What other areas provide, and what a board notes of the player. */
export interface BoardParts {
  /** The line that adds tasks. */
  readonly AddLine: ComponentType<{ readonly onAdd: (task: Task) => void }>;
  readonly Editor: ComponentType<EditorProps>;
  /** Shows the player's tasks of these groups on their own list. */
  readonly onMirror: (groupIds: readonly string[]) => void;
}

const leaderOf = ({ leader }: Group): string => (typeof leader === 'string' ? leader : leader._id);

const nothing = () => undefined;

interface ReadyProps extends BoardParts {
  readonly group: Group;
  readonly tasks: readonly Task[];
  readonly done: readonly Task[];
  readonly memberIds: readonly string[];
}

function Ready({ group, tasks, done, memberIds, AddLine, Editor, onMirror }: ReadyProps) {
  const player = usePlayer();
  const today = useToday();
  const acts = useBoardActs(player._id, group._id);
  const [open, setOpen] = useState<Open>();
  const [showsHistory, setShowsHistory] = useState(false);
  const [query, setQuery] = useSearchParams();
  const person = query.get('person') ?? EVERYONE;
  const edits = mayEditBoard(player, { leader: leaderOf(group), managers: group.managers });
  const edit = useCallback((id: string) => setOpen({ kind: 'edit', id }), []);
  useBoardKeys(edits ? edit : nothing);
  const entriesOf = useEntries(acts, byKind(tasks), setOpen);
  const mirrored = player.preferences.tasks.mirrorGroupTasks ?? [];
  const opened = [...tasks, ...done].find(({ _id }) => _id === open?.id);
  const card = (task: Task) => (
    <BoardCard
      task={task}
      today={today}
      acts={acts}
      gold={player.stats.gp}
      edits={edits}
      entries={edits ? entriesOf(task) : []}
      onSendBack={(userId) => setOpen({ kind: 'sendBack', id: task._id, userId })}
    />
  );
  return (
    <>
      {edits && (
        <div className={styles['add']}>
          <AddLine onAdd={acts.add} />
        </div>
      )}
      <div className={styles['tools']}>
        <Switch
          label={t('plans.mirror')}
          checked={mirrored.includes(group._id)}
          onChange={(isOn) =>
            onMirror(isOn ? [...mirrored, group._id] : mirrored.filter((id) => id !== group._id))
          }
        />
        <PeopleFilter
          tasks={tasks}
          memberIds={memberIds}
          chosen={person}
          onChoose={(one) => setQuery(one === EVERYONE ? {} : { person: one }, { replace: true })}
        />
      </div>
      <Columns
        tasks={tasks.filter((task) => isOf(task, person))}
        done={done.filter((task) => isOf(task, person))}
        renderCard={card}
        after={
          <TodayPanel deeds={deedsOn([...tasks, ...done], today)} onHistory={() => setShowsHistory(true)} />
        }
      />
      {showsHistory && (
        <HistoryDialog userId={player._id} groupId={group._id} onClose={() => setShowsHistory(false)} />
      )}
      {open && opened && (
        <Opened
          open={open}
          task={opened}
          acts={acts}
          memberIds={memberIds}
          entries={entriesOf(opened)}
          Editor={Editor}
          onOpen={setOpen}
        />
      )}
    </>
  );
}

const NOBODY: readonly Member[] = [];

/** The tasks that the members of a group share. */
export function BoardScreen({ group, ...parts }: BoardParts & { readonly group: Group }) {
  const { _id: selfId } = usePlayer();
  const { data: tasks, isError, refetch } = useBoard(selfId, group._id);
  const { data: done = NONE } = useDoneTodos(selfId, group._id);
  const { members = NOBODY } = useEveryMember(selfId, group._id);
  const people = useMemo(
    () => ({ selfId, byId: new Map(members.map((member) => [member._id, member])) }),
    [selfId, members],
  );
  const others = members.map(({ _id }) => _id).filter((id) => id !== selfId);
  if (!tasks)
    return (
      <div className={styles['add']}>
        {isError ? (
          <LoadFailed
            title={t('plans.boardFailed')}
            hint={t('plans.failedHint')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton />
        )}
      </div>
    );
  return (
    <PeopleContext value={people}>
      <Ready group={group} tasks={tasks} done={done} memberIds={[selfId, ...others]} {...parts} />
    </PeopleContext>
  );
}
