import { mayEditBoard, type Task, type TaskType } from '@everdeed/rules';
import {
  type ComponentType,
  type Ref,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useToday } from '../../task-kit/use-today.ts';
import { Switch } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { deedsOn, EVERYONE, isOf, type Person } from './board.ts';
import { BoardLoading } from './board-loading.tsx';
import { Columns } from './columns.tsx';
import styles from './board.module.css';
import { HistoryDialog, Opened } from './later.ts';
import { leaderOf } from './leading.ts';
import type { Open } from './open.ts';
import type { EditorProps } from './opened.tsx';
import { PeopleContext } from './people.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { type Group, type Member, useEveryMember } from './queries.ts';
import { TodayPanel } from './today-panel.tsx';
import { type BoardActs, useBoardActs } from './use-board-acts.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardTasks } from './use-board-tasks.ts';

/** A member as they are named after an @. */
interface Nameable {
  readonly id: string;
  readonly username: string;
  readonly name: string;
}
const NOBODY: readonly Nameable[] = [];
const nameable = ({ _id, auth, profile }: Member): Nameable[] =>
  auth.local.username ? [{ id: _id, username: auth.local.username, name: profile.name }] : [];

/** Begins a task of a kind in the line. */
interface LineHandle {
  readonly open: (kind?: TaskType) => void;
}

/** What other areas provide, and what a board notes of the player. */
export interface BoardParts {
  /** The line that adds tasks, for anyone or for the members that it names. */
  readonly AddLine: ComponentType<{
    readonly ref?: Ref<LineHandle>;
    readonly members: readonly Nameable[];
    readonly onAdd: BoardActs['add'];
  }>;
  readonly Editor: ComponentType<EditorProps>;
  /** Shows the player's tasks of these groups on their own list. */
  readonly onMirror: (groupIds: readonly string[]) => void;
}

const nothing = () => undefined;

interface ReadyProps extends BoardParts {
  readonly group: Group;
  readonly tasks: readonly Task[];
  readonly done: readonly Task[];
  readonly unsaved: ReadonlySet<string>;
  readonly waiting: ReadonlySet<string>;
  readonly memberIds: readonly string[];
  readonly nameables: readonly Nameable[];
}

/** The tasks of one person, or of everyone; the same list for the same tasks. */
const useTasksOf = (tasks: readonly Task[], person: Person) =>
  useMemo(() => (person === EVERYONE ? tasks : tasks.filter((task) => isOf(task, person))), [tasks, person]);

function Ready(props: ReadyProps) {
  const { group, tasks, done, unsaved, waiting, memberIds, nameables, AddLine, Editor, onMirror } = props;
  const player = usePlayer();
  const { _id: selfId, stats, preferences } = player;
  const today = useToday();
  const isPhone = useMedia('(max-width: 767.98px)');
  const { acts, isBusy } = useBoardActs(selfId, group._id);
  const [open, setOpen] = useState<Open>();
  const [showsHistory, setShowsHistory] = useState(false);
  const [query, setQuery] = useSearchParams();
  const person = query.get('person') ?? EVERYONE;
  const edits = mayEditBoard(player, { leader: leaderOf(group), managers: group.managers });
  const line = useRef<LineHandle>(null);
  const begin = useCallback((type: TaskType) => line.current?.open(type), []);
  const edit = useCallback((id: string) => setOpen({ kind: 'edit', id }), []);
  useBoardKeys(edits ? edit : nothing);
  const frame = useMemo(
    () => ({ selfId, today, acts, edits, onOpen: setOpen }),
    [selfId, today, acts, edits],
  );
  const mirrored = preferences.tasks.mirrorGroupTasks ?? [];
  const mirror = (
    <Switch
      label={t('plans.mirror')}
      checked={mirrored.includes(group._id)}
      onChange={(isOn) =>
        onMirror(isOn ? [...mirrored, group._id] : mirrored.filter((id) => id !== group._id))
      }
    />
  );
  const opened = [...tasks, ...done].find(({ _id }) => _id === open?.id && !unsaved.has(_id));
  const kind = tasks.filter(({ type }) => type === opened?.type);
  // A tick shows first, and then what follows from it.
  const [tasksLater, doneLater] = [useDeferredValue(tasks), useDeferredValue(done)];
  const deeds = useMemo(() => deedsOn([...tasksLater, ...doneLater], today), [tasksLater, doneLater, today]);
  return (
    <>
      {edits && (
        <div className={styles['add']}>
          <AddLine ref={line} members={nameables} onAdd={acts.add} />
        </div>
      )}
      <div className={styles['tools']}>
        {!isPhone && mirror}
        <PeopleFilter
          tasks={tasksLater}
          memberIds={memberIds}
          chosen={person}
          onChoose={(one) => setQuery(one === EVERYONE ? {} : { person: one }, { replace: true })}
        />
      </div>
      <Columns
        tasks={useTasksOf(tasks, person)}
        all={tasks}
        done={useTasksOf(done, person)}
        frame={frame}
        unsaved={unsaved}
        waiting={waiting}
        gold={stats.gp}
        isBusy={isBusy}
        onAdd={edits ? begin : undefined}
        after={
          <>
            <TodayPanel deeds={deeds} onHistory={() => setShowsHistory(true)} />
            {isPhone && mirror}
          </>
        }
      />
      <Suspense fallback={null}>
        {showsHistory && (
          <HistoryDialog userId={selfId} groupId={group._id} onClose={() => setShowsHistory(false)} />
        )}
        {open && opened && (
          <Opened
            open={open}
            task={opened}
            acts={acts}
            memberIds={memberIds}
            isFirst={opened._id === kind[0]?._id}
            isLast={opened._id === kind.at(-1)?._id}
            Editor={Editor}
            onOpen={setOpen}
          />
        )}
      </Suspense>
    </>
  );
}

/** The tasks that the members of a group share. */
export function BoardScreen({ group, ...parts }: BoardParts & { readonly group: Group }) {
  const { _id: selfId } = usePlayer();
  const { query, tasks, ...lists } = useBoardTasks(selfId, group._id);
  const members = useDeferredValue(useEveryMember(selfId, group._id).members);
  const people = useMemo(
    () => ({ selfId, byId: members && new Map(members.map((member) => [member._id, member])) }),
    [selfId, members],
  );
  const memberIds = useMemo(
    () => [selfId, ...(members ?? []).map(({ _id }) => _id).filter((id) => id !== selfId)],
    [selfId, members],
  );
  const nameables = useMemo(() => members?.flatMap(nameable) ?? NOBODY, [members]);
  if (!tasks)
    return query.isError ? (
      <div className={styles['add']}>
        <LoadFailed
          title={t('plans.boardFailed')}
          hint={t('plans.failedHint')}
          onRetry={() => void query.refetch()}
        />
      </div>
    ) : (
      <BoardLoading />
    );
  return (
    <PeopleContext value={people}>
      <Ready group={group} tasks={tasks} memberIds={memberIds} nameables={nameables} {...lists} {...parts} />
    </PeopleContext>
  );
}
