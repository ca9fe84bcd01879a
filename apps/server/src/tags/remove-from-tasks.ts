import { outcomeOf } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import type { Work } from '../work/work.ts';

/** Takes tags that are gone off all tasks of a player, done to-dos included; their `updatedAt` stays. */
export async function removeTagsFromTasks(
  work: Work,
  tx: Tx,
  userId: string,
  tagIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  const gone = new Set(tagIds);
  const tagged = (await tx.tasks.list(userId)).filter((task) => task.tags.some((tag) => gone.has(tag)));
  if (tagged.length === 0) return;
  const tasks = tagged.map((task) => ({ ...task, tags: task.tags.filter((tag) => !gone.has(tag)) }));
  await saveOutcome(work, tx, outcomeOf({}, { tasks }), { actorId: userId });
}
