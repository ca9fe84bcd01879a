import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import { type Outcome, outcomeOf, playerAfter } from '../outcome.ts';
import { accept, refuse, type Result, ruledOut } from '../result.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { assignmentOf } from '../tasks/group-credit.ts';
import { takeBackScore } from '../tasks/score.ts';
import { touched } from '../tasks/touch.ts';
import { inWords } from './notices.ts';
import { type BoardRefusal, checkBoard } from './records.ts';
import type { SharedTaskScene } from './scenes.ts';

/** Whether somebody has done the task, or their part of it. */
const isDoneBy = (task: Task, userId: string): boolean =>
  assignmentOf(task, userId)?.completed ??
  ('completed' in task && task.completed && task.group.completedBy?.userId === userId);

/** Why {@link sendBack} refuses. */
export type SendBackRefusal = BoardRefusal | 'notCompletedByUser' | 'notForHabitsOrRewards';

/**
 * Has a member do a task again: their part is open, and their gains are taken back (wire-groups-and-admin 5.1). The
 * answer shows the task as it was, as the reference's recordings do.
 */
export function sendBack(
  ctx: RuleContext,
  { player, group, task, others }: SharedTaskScene,
  { userId }: { readonly userId: string },
): Result<Outcome<Task>, SendBackRefusal> {
  if (task.type !== 'daily' && task.type !== 'todo') return refuse('badRequest', 'notForHabitsOrRewards');
  const member = others.find(({ _id }) => _id === userId);
  if (!member || !isDoneBy(task, userId)) return refuse('badRequest', 'notCompletedByUser');
  if (!group) return refuse('notFound', 'groupNotFound');
  const allowed = checkBoard(ctx, player, group);
  if (!allowed.ok) return allowed;
  // Only buying and doing are refused for these reasons.
  const undoing = takeBackScore(ctx, { player: member, task });
  const taken = ruledOut('messageNotEnoughGold', 'taskNotAssigned')(undoing);
  if (!taken.ok) return taken;
  const after = playerAfter(taken.value, member);
  const players = [userId === player._id ? after : told(ctx, after, { player, group, task })];
  const { changed, events } = taken.value;
  return accept(outcomeOf<Task>(touched(ctx, task, {}), { ...changed, players }, { events }));
}

/** A member who is told that their task needs work. */
const told = (
  ctx: RuleContext,
  member: Player,
  { player, group, task }: { readonly player: Player; readonly group: Group; readonly task: Task },
): Player =>
  produce(member, (draft) => {
    const { name } = player.profile;
    notify(ctx, draft, 'GROUP_TASK_NEEDS_WORK', {
      message: inWords('taskNeedsWork', { taskText: task.text, managerName: name }),
      task: { id: task._id, text: task.text },
      group: { id: group._id, name: group.name },
      manager: { id: player._id, name },
    });
  });
