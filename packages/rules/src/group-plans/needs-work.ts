import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { type Outcome, outcomeOf, playerAfter } from '../outcome.ts';
import { accept, refuse, type Result, ruledOut } from '../result.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { SentBack, Task } from '../state/task.ts';
import { dropRequests } from '../tasks/approval.ts';
import { assignmentOf } from '../tasks/group-credit.ts';
import { takeBackScore } from '../tasks/score.ts';
import { touched } from '../tasks/touch.ts';
import { answered, inWords, withoutNotices } from './notices.ts';
import { type BoardRefusal, checkBoard } from './records.ts';
import type { SharedTaskScene } from './scenes.ts';

/** Whether somebody has done the task, or their part of it. */
const isDoneBy = (task: Task, userId: string): boolean =>
  assignmentOf(task, userId)?.completed ??
  ('completed' in task && task.completed && task.group.completedBy?.userId === userId);

/** Characters that are kept of what is written with it: our own figure. */
const MAX_COMMENT = 300;

/** Whose work is sent back, and what is written with it, as it was sent. */
export interface SendBackInput {
  readonly userId: string;
  readonly comment?: unknown;
}

const commentIn = (sent: unknown): { readonly comment?: string } => {
  const comment = typeof sent === 'string' ? sent.trim().slice(0, MAX_COMMENT) : '';
  return comment === '' ? {} : { comment };
};

/** Why {@link sendBack} refuses. */
export type SendBackRefusal = BoardRefusal | 'notCompletedByUser' | 'notForHabitsOrRewards';

/**
 * Has a member do a task again: their part is open, and their gains are taken back (wire-groups-and-admin 5.1). A request
 * for approval is turned down by it, too (wire-user-and-tasks 4.7, "Approvals"). `others` are the member, the leader and
 * the managers, as far as they are there. The answer shows the task as it was, as the reference's recordings do.
 */
export function sendBack(
  ctx: RuleContext,
  { player, group, task, others }: SharedTaskScene,
  { userId, comment }: SendBackInput,
): Result<Outcome<Task>, SendBackRefusal> {
  if (task.type !== 'daily' && task.type !== 'todo') return refuse('badRequest', 'notForHabitsOrRewards');
  const member = others.find(({ _id }) => _id === userId);
  const isDone = isDoneBy(task, userId);
  const hasAsked = task.group.approval?.requests[userId] !== undefined;
  if (!member || (!isDone && !hasAsked)) return refuse('badRequest', 'notCompletedByUser');
  if (!group) return refuse('notFound', 'groupNotFound');
  const allowed = checkBoard(ctx, player, group);
  if (!allowed.ok) return allowed;
  const note = { date: new Date(ctx.now).toISOString(), by: player._id, ...commentIn(comment) };
  const about = { player, group, task, note };
  return isDone ? takenBack(ctx, member, about) : turnedDown(ctx, member, others, about);
}

interface About {
  readonly player: Player;
  readonly group: Group;
  readonly task: Task;
  readonly note: SentBack;
}

const withNote = (task: Task, userId: string, note: SentBack): Task =>
  produce(task, (draft) => {
    draft.group.sentBack = { ...draft.group.sentBack, [userId]: note };
    draft.updatedAt = note.date;
  });

/** What a member has done is open again, and they have given back what they got for it. */
function takenBack(ctx: RuleContext, member: Player, about: About): Result<Outcome<Task>> {
  const { player, task, note } = about;
  // Only buying and doing are refused for these reasons.
  const undoing = takeBackScore(ctx, { player: member, task });
  const taken = ruledOut('messageNotEnoughGold', 'taskNotAssigned')(undoing);
  if (!taken.ok) return taken;
  const after = playerAfter(taken.value, member);
  const players = [member._id === player._id ? after : told(ctx, after, about)];
  const { changed, events } = taken.value;
  const tasks = changed.tasks.map((one) => withNote(one, member._id, note));
  const all = [...events, answered('sentBack', player, member._id, task)];
  return accept(outcomeOf<Task>(touched(ctx, task, {}), { ...changed, tasks, players }, { events: all }));
}

/** A request for approval is gone, and with it what leader and managers were told of it. */
function turnedDown(
  ctx: RuleContext,
  member: Player,
  others: readonly Player[],
  about: About,
): Result<Outcome<Task>> {
  const { player, task, note } = about;
  const open = produce(task, (draft) => dropRequests(draft, member._id));
  const players = others.flatMap((one) =>
    one._id === member._id
      ? [told(ctx, one, about)]
      : withoutNotices(one, task._id, ['GROUP_TASK_APPROVAL'], member._id),
  );
  const tasks = [withNote(open, member._id, note)];
  const events = [answered('sentBack', player, member._id, task)];
  return accept(outcomeOf<Task>(touched(ctx, task, {}), { tasks, players }, { events }));
}

/** A member who is told that their task needs work. */
const told = (ctx: RuleContext, member: Player, { player, group, task, note: { comment } }: About): Player =>
  produce(member, (draft) => {
    const { name } = player.profile;
    notify(ctx, draft, 'GROUP_TASK_NEEDS_WORK', {
      message: inWords('taskNeedsWork', { taskText: task.text, managerName: name }),
      task: { id: task._id, text: task.text },
      group: { id: group._id, name: group.name },
      manager: { id: player._id, name },
      ...(comment !== undefined && { comment }),
    });
  });
