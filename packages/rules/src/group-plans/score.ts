import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, done, type Result } from '../result.ts';
import type { TaskScene, TasksScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import type { UndoRecord } from '../state/undo-record.ts';
import { assignmentOf, creditHolder, isFullyCredited } from '../tasks/group-credit.ts';
import { mayScore, type ScoreRefusal, scoreTask, takeBackScore } from '../tasks/score.ts';
import { scoreTasks, type ScoreTasksRefusal } from '../tasks/score-many.ts';
import type { Score, ScoreInput, ScoresInput, TaskScore } from '../tasks/score-types.ts';
import { undoScore, type Undone } from '../tasks/undo.ts';
import { type ApprovalRefusal, checkApproval, needsApproval } from './approvals.ts';
import { mayEditBoard } from './policy.ts';

/** Why {@link scoreShared} refuses. */
export type SharedScoreRefusal = ScoreRefusal | ApprovalRefusal;

/** A task to score: the player's own, or one of a board with its group. */
export interface SharedScoreScene extends TaskScene {
  readonly group?: Group | undefined;
  /** Members who may have to give back what they got for it, or who may be asked to approve. */
  readonly others?: readonly Player[];
}

/** The member other than the scorer who loses the points of an uncompleted task (rules-scoring-and-day 1.2). */
function payerOf({ player, task, others = [] }: SharedScoreScene): Player | undefined {
  if (task.userId || (task.type !== 'daily' && task.type !== 'todo')) return undefined;
  const id = creditHolder(task);
  if (id === undefined || id === player._id || assignmentOf(task, id)?.completed === false) return undefined;
  return others.find(({ _id }) => _id === id);
}

/**
 * Scores a task. Whoever unchecks what another member of the group has done takes the points back from that member: no
 * undo gives them again (rules-scoring-and-day 1.2, "rollback").
 */
export function scoreShared(
  ctx: RuleContext,
  scene: SharedScoreScene,
  input: ScoreInput,
): Result<Outcome<Score>, SharedScoreRefusal> {
  const allowed = mayComplete(ctx, scene, input);
  return allowed.ok ? scoreApproved(ctx, scene, input) : allowed;
}

/** Whether the player may complete the task without asking; whether they may score it at all is seen to later. */
function mayComplete(
  ctx: RuleContext,
  { player, task, group, others = [] }: SharedScoreScene,
  input: ScoreInput,
): Result<undefined, ApprovalRefusal> {
  if (!group || !needsApproval(player, group, task, input.direction)) return done;
  const isTheirs = assignmentOf(task, player._id) !== undefined || isForAnybody(task);
  if (!isTheirs || !mayScore({ player, task }, input).ok) return done;
  return checkApproval(ctx, { player, group, task, others });
}

const isForAnybody = ({ group }: Task): boolean => (group.assignedUsers ?? []).length === 0;

function scoreApproved(
  ctx: RuleContext,
  scene: SharedScoreScene,
  input: ScoreInput,
): Result<Outcome<Score>, ScoreRefusal> {
  const { player, task, group } = scene;
  const own = { player, task, isGroupManager: group !== undefined && mayEditBoard(player, group) };
  const payer = input.direction === 'down' ? payerOf(scene) : undefined;
  if (!payer) return scoreTask(ctx, own, input);
  const allowed = mayScore(own, input);
  if (!allowed.ok) return allowed;
  const taken = takeBackScore(ctx, { player: payer, task });
  return taken.ok ? accept({ ...taken.value, undo: [] }) : taken;
}

/** Tasks to score, with the groups of those that are of boards. */
export interface SharedScoresScene extends TasksScene {
  readonly groups: readonly Group[];
  readonly others: readonly Player[];
}

/** The same for several tasks in order, all or none; requests for approval come before anything is scored. */
export function scoreAllShared(
  ctx: RuleContext,
  scene: SharedScoresScene,
  input: ScoresInput,
): Result<Outcome<readonly TaskScore[]>, ScoreTasksRefusal | ApprovalRefusal> {
  const groupOf = (task: Task) => scene.groups.find(({ _id }) => _id === task.group.id);
  for (const { id, direction } of input.scorings) {
    const task = scene.tasks.find(({ _id }) => _id === id);
    const allowed = task ? mayComplete(ctx, { ...scene, task, group: groupOf(task) }, { direction }) : done;
    if (!allowed.ok) return allowed;
  }
  return scoreTasks(ctx, scene, input, (context, one, scoring) =>
    scoreApproved(context, { ...one, group: groupOf(one.task) }, scoring),
  );
}

/**
 * Undoes a scoring of a board's task, or of any other. Where others have done their parts since, the task as a whole is
 * open again.
 */
export function undoShared(
  ctx: RuleContext,
  scene: TaskScene,
  record: UndoRecord,
): Result<Outcome<Undone>, 'nothingToUndo' | 'undoTooLate'> {
  const undone = undoScore(ctx, scene, record);
  if (!undone.ok || scene.task.userId) return undone;
  const { data, changed } = undone.value;
  const wasWhole = record.task.some(({ path }) => path.join('.') === 'completed');
  const tasks = wasWhole ? changed.tasks : changed.tasks.map(reopened);
  return accept(outcomeOf(data, { ...changed, tasks }));
}

/** A completed task as it is when not everybody has done their part. */
function reopened(task: Task): Task {
  if ((task.type !== 'daily' && task.type !== 'todo') || !task.completed || isFullyCredited(task))
    return task;
  return produce(task, (draft) => {
    if (draft.type === 'daily') draft.streak -= 1;
    if (draft.type === 'todo') delete draft.dateCompleted;
    if ('completed' in draft) draft.completed = false;
  });
}
