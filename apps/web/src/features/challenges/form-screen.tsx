import { hasPrivilege, type Task } from '@everdeed/rules';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { challengeCalls } from 'virtual:calls/challenge';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { challengeAt, challengePath, MY_CHALLENGES_PATH } from '../../lib/challenge-address.ts';
import { newId } from '../../lib/new-id.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { guardLeaving } from '../../lib/leave-guard.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { Challenge } from './challenge.ts';
import { PlainHead } from './challenge-head.tsx';
import {
  BLANK,
  changesOf,
  type Form,
  formOf,
  freshTask,
  gemsIn,
  type Place,
  type Problem,
  problemsOf,
} from './form.ts';
import { FormFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import styles from './form.module.css';
import { refreshChallenges, useChallenge, useChallengeTasks } from './queries.ts';
import { TaskColumn, type TaskParts } from './task-column.tsx';
import { useCreate } from './use-create.ts';
import { useFormDraft } from './use-form-draft.ts';
import { GEMS_PER_BALANCE, usePlaces } from './use-places.ts';
import { draftTasks, savedTasks } from './use-task-source.ts';

interface EditingProps extends TaskParts {
  /** The challenge that is changed; undefined for a new one. */
  readonly challenge: Challenge | undefined;
  /** Which challenge the form changes or copies; empty for a blank one. */
  readonly of: string;
  readonly form: Form;
  readonly tasks: readonly Task[];
  readonly places: readonly Place[] | undefined;
}

/** Which fields are shown as wrong: those that were left and, once it was tried to save, all. */
function useProblems(problems: readonly Problem[]) {
  const [left, setLeft] = useState<readonly Problem[]>([]);
  const [isTried, setIsTried] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const check = (): boolean => {
    setIsTried(true);
    if (problems.length === 0) return true;
    setTimeout(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    return false;
  };
  return {
    page,
    check,
    shown: problems.filter((one) => isTried || left.includes(one)),
    onLeave: (field: Problem) => setLeft((now) => [...now, field]),
  };
}

function Editing({ challenge, of, form: begun, tasks, places, ...parts }: EditingProps) {
  const player = usePlayer();
  const navigate = useNavigate();
  const { draft, isTouched, change, forget } = useFormDraft(of, begun, challenge ? [] : tasks);
  const { form } = draft;
  const gems = Math.floor(player.balance * GEMS_PER_BALANCE);
  const bank = places?.find(({ id }) => id === form.groupId)?.bank ?? 0;
  const isPaid = challenge !== undefined || draft.createdId !== undefined;
  const { page, check, shown, onLeave } = useProblems(problemsOf(form, isPaid ? undefined : gems + bank));
  const acting = useAct(() => refreshChallenges(player._id));
  const creating = useCreate(draft, change);
  const source = challenge
    ? savedTasks({ challengeId: challenge._id, userId: player._id }, tasks, acting)
    : draftTasks(draft, change);
  const leave = (path: string) => {
    forget();
    guardLeaving(undefined);
    void navigate(path);
  };
  const save = async () => {
    if (!check()) return;
    if (challenge) {
      const input = { params: { challengeId: challenge._id }, body: changesOf(form) };
      if (await acting.act(challengeCalls.updateChallenge, input)) leave(challengePath(challenge._id));
      return;
    }
    const createdId = await creating.create();
    if (createdId !== undefined) leave(challengePath(createdId));
  };
  const prize = gemsIn(form.prize);
  const createLabel = prize > 0 ? t('challenges.createFor', { count: prize }) : t('challenges.create');
  return (
    <div ref={page}>
      <PlainHead
        title={challenge ? t('challenges.editTitle', { name: challenge.name }) : t('challenges.new')}
      />
      <div className={styles['columns']}>
        <FormFields
          form={form}
          change={(changes) => change({ form: { ...form, ...changes } })}
          problems={shown}
          onLeave={onLeave}
          places={challenge ? undefined : places}
          gems={gems}
          canBeOfficial={hasPrivilege(player.permissions, 'challengeAdmin')}
        />
        <TaskColumn source={source} isSaved={challenge !== undefined} {...parts} />
      </div>
      <FormFoot
        problems={shown}
        failure={creating.failure}
        isBusy={acting.isBusy || creating.isBusy}
        label={challenge ? t('challenges.saveChanges') : createLabel}
        onCancel={() => void navigate(challenge ? challengePath(challenge._id) : MY_CHALLENGES_PATH)}
        onSave={() => void save()}
      />
      <LeaveQuestion
        isTouched={isTouched}
        title={t('challenges.leaveFormTitle')}
        hint={t('challenges.leaveFormHint')}
        yes={t('challenges.leaveForm')}
        no={t('challenges.keepWriting')}
        onLeave={forget}
      />
    </div>
  );
}

function Waiting({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  return (
    <>
      <PlainHead title={t('challenges.one')} />
      {isFailed ? (
        <LoadFailed title={t('challenges.oneFailed')} hint={t('challenges.failedHint')} onRetry={onRetry} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

/** A form that begins with what a challenge says. */
function Known({ id, isEdited, ...parts }: TaskParts & { readonly id: string; readonly isEdited: boolean }) {
  const { _id: selfId } = usePlayer();
  const challenge = useChallenge(selfId, id);
  const tasks = useChallengeTasks(selfId, id);
  const places = usePlaces(selfId);
  const queries = isEdited ? [challenge, tasks] : [challenge, tasks, places];
  if (!challenge.data || !tasks.data || !(isEdited || places.data))
    return (
      <Waiting
        isFailed={queries.some(({ isError }) => isError)}
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
      />
    );
  const form = formOf(challenge.data);
  return isEdited ? (
    <Editing
      challenge={challenge.data}
      of={id}
      form={form}
      tasks={tasks.data}
      places={undefined}
      {...parts}
    />
  ) : (
    <Editing
      challenge={undefined}
      of={`from ${id}`}
      form={{
        ...form,
        prize: '0',
        official: false,
        groupId: places.data?.some((place) => place.id === form.groupId) ? form.groupId : '',
      }}
      tasks={tasks.data.map((task) => freshTask(task, newId))}
      places={places.data}
      {...parts}
    />
  );
}

function Fresh({ groupId, ...parts }: TaskParts & { readonly groupId: string }) {
  const { _id: selfId } = usePlayer();
  const { data, isError, refetch } = usePlaces(selfId);
  if (!data) return <Waiting isFailed={isError} onRetry={() => void refetch()} />;
  const isKnown = data.some(({ id }) => id === groupId);
  return (
    <Editing
      challenge={undefined}
      of=""
      form={{ ...BLANK, groupId: isKnown ? groupId : '' }}
      tasks={[]}
      places={data}
      {...parts}
    />
  );
}

/** The form of a challenge: a new one, one like another one, or changes of one. */
export function ChallengeFormScreen(parts: TaskParts) {
  const { pathname, search } = useLocation();
  const address = challengeAt(pathname);
  const given = new URLSearchParams(search);
  const source = given.get('from');
  if (address?.isEdited) return <Known key={address.id} id={address.id} isEdited {...parts} />;
  if (source) return <Known key={`from ${source}`} id={source} isEdited={false} {...parts} />;
  return <Fresh key="new" groupId={given.get('group') ?? ''} {...parts} />;
}
