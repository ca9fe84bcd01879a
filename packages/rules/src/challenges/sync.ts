import { fieldsIn } from '@everdeed/content/values';
import type { RuleContext } from '../command.ts';
import { zoneOf } from '../due/player-zone.ts';
import { refreshDue } from '../due/refresh-due.ts';
import { produce } from '../state/draft.ts';
import type { Challenge } from '../state/challenge.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { blankTask } from '../tasks/blank.ts';
import { isSameJson } from '../tasks/changes.ts';
import { placeAtEnd, placeOnTop } from '../tasks/order.ts';
import { sortByOrder } from '../tasks/sort.ts';

/** Fields that a copy has of its own (wire-groups-and-admin 4.9); due dates are those of its owner's zone. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  '_id',
  'userId',
  'type',
  'alias',
  'challenge',
  'group',
  'history',
  'tags',
  'completed',
  'dateCompleted',
  'streak',
  'notes',
  'checklist',
  'attribute',
  'createdAt',
  'updatedAt',
  'isDue',
  'nextDue',
]);

/** A participant with the copies that they have. */
export interface Participating {
  readonly player: Player;
  readonly copies: readonly Task[];
  /** The version of the challenge's tasks that the copies are of; 0: of none, the player has just joined. */
  readonly since: number;
}

/** A challenge with its own tasks. */
export interface ChallengeTasks {
  readonly challenge: Challenge;
  readonly originals: readonly Task[];
}

/** A participant after copies were brought up to date; the same player if nothing of theirs differs. */
export interface Synced {
  readonly player: Player;
  readonly tasks: readonly Task[];
  readonly newTasks: readonly Task[];
}

/** The challenge's own tasks, list by list, as its order has them. */
export const orderedOriginals = ({ challenge: { tasksOrder }, originals }: ChallengeTasks): Task[] =>
  sortByOrder(originals, [
    ...tasksOrder.habits,
    ...tasksOrder.dailys,
    ...tasksOrder.todos,
    ...tasksOrder.rewards,
  ]);

/** The copy with the original's fields, due dates by its owner's zone. Returns the same one if nothing differs. */
function refreshed(
  { now }: Pick<RuleContext, 'now'>,
  player: Player,
  copy: Task,
  original: Task,
  tag: string,
): Task {
  return produce(copy, (draft) => {
    const target = fieldsIn(draft);
    for (const [field, value] of Object.entries(original)) {
      if (OWN_FIELDS.has(field) || (field === 'value' && original.type !== 'reward')) continue;
      if (!isSameJson(target[field], value)) target[field] = value;
    }
    if (draft.notes === '' && original.notes !== '') draft.notes = original.notes;
    if (!draft.tags.includes(tag)) draft.tags.push(tag);
    if (draft.type === 'daily') refreshDue(draft, now, zoneOf(player));
  });
}

/** A participant's copy of an original (4.9). */
function copyOf(
  ctx: Pick<RuleContext, 'now' | 'newId'>,
  player: Player,
  { _id: id, shortName }: Challenge,
  original: Task,
): Task {
  const blank = blankTask(original.type, ctx.newId(), ctx.now);
  const own = { ...blank, userId: player._id, challenge: { id, taskId: original._id, shortName } };
  return refreshed(ctx, player, own, original, id);
}

/** The player with the challenge's tag, renamed if they have just joined; the same one if it is there. */
function withChallengeTag(player: Player, { _id: id, shortName }: Challenge, isRenamed: boolean): Player {
  const tag = { id, name: shortName, challenge: true };
  const known = player.tags.find((one) => one.id === id);
  if (!known) return { ...player, tags: [...player.tags, tag] };
  if (!isRenamed || (known.name === shortName && known.challenge === true)) return player;
  return { ...player, tags: player.tags.map((one) => (one.id === id ? { ...one, ...tag } : one)) };
}

/**
 * Brings a participant's copies up to date (wire-groups-and-admin 4.9). Copies of originals that have changed since get
 * their fields; what is new comes to the top, or to the end for those who have just joined; copies of what is gone are
 * unlinked. Idempotent.
 */
export function syncParticipant(
  ctx: Pick<RuleContext, 'now' | 'newId'>,
  { player, copies, since }: Participating,
  tasks: ChallengeTasks,
): Synced {
  const { challenge } = tasks;
  const hasJoined = since === 0;
  const byOriginal = new Map(copies.map((copy) => [copy.challenge.taskId, copy]));
  const originals = orderedOriginals(tasks);
  const known = new Set(originals.map(({ _id }) => _id));
  const isNewer = ({ _id }: Task) => hasJoined || (challenge.taskVersions[_id] ?? 0) > since;
  const changed = originals.filter(isNewer).flatMap((original) => {
    const copy = byOriginal.get(original._id);
    return copy ? [refreshed(ctx, player, copy, original, challenge._id)] : [];
  });
  const broken = copies
    .filter(({ challenge: { taskId, broken: why } }) => !why && !known.has(taskId ?? ''))
    .map((copy) => ({ ...copy, challenge: { ...copy.challenge, broken: 'TASK_DELETED' } }));
  const newTasks = originals
    .filter(({ _id }) => !byOriginal.has(_id))
    .map((original) => copyOf(ctx, player, challenge, original));
  const isOther = (task: Task) => !copies.includes(task);
  const tagged = withChallengeTag(player, challenge, hasJoined);
  const placed = hasJoined ? placeAtEnd(tagged, newTasks) : placeOnTop(tagged, newTasks.toReversed());
  return { player: placed, tasks: [...changed.filter(isOther), ...broken], newTasks };
}
