import type { RuleContext } from '../command.ts';
import { isUuid } from '../uuid.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import type { TaskScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { taskOnly, touched } from './touch.ts';

interface TagOfTask {
  readonly tagId: string;
}

/** Refuses a tag that the player does not have, as a bad parameter; ids are compared as they are, case included. */
export function checkOwnTag(
  { tags }: Pick<Player, 'tags'>,
  tagId: string,
): Result<undefined, 'invalidReqParams'> {
  if (isUuid(tagId) && tags.some(({ id }) => id === tagId)) return done;
  const problem = { param: 'tagId', key: 'tagIdRequired', value: tagId } as const;
  return {
    ok: false,
    refusal: { kind: 'badRequest', key: 'invalidReqParams', problems: [problem] },
  };
}

/** Puts one of the player's tags on a task (wire-user-and-tasks 4.6). */
export function tagTask(
  context: RuleContext,
  { player, task }: TaskScene,
  { tagId }: TagOfTask,
): Result<Outcome<Task>, 'alreadyTagged' | 'invalidReqParams'> {
  const own = checkOwnTag(player, tagId);
  if (!own.ok) return own;
  if (task.tags.includes(tagId)) return refuse('badRequest', 'alreadyTagged');
  return taskOnly(touched(context, task, { tags: [...task.tags, tagId] }));
}

/** Removes a tag from a task. */
export function untagTask(
  context: RuleContext,
  { task }: TaskScene,
  { tagId }: TagOfTask,
): Result<Outcome<Task>, 'tagNotFound'> {
  if (!task.tags.includes(tagId)) return refuse('notFound', 'tagNotFound');
  return taskOnly(touched(context, task, { tags: task.tags.filter((tag) => tag !== tagId) }));
}
