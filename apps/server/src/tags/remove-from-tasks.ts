import type { Tx } from '../storage/stores.ts';

/** Takes tags that are gone off all tasks of a player, done to-dos included; their `updatedAt` stays. */
export async function removeTagsFromTasks(tx: Tx, userId: string, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  const gone = new Set(tagIds);
  const tagged = (await tx.tasks.list(userId)).filter((task) => task.tags.some((tag) => gone.has(tag)));
  await tx.tasks.saveAll(
    userId,
    tagged.map((task) => ({ ...task, tags: task.tags.filter((tag) => !gone.has(tag)) })),
  );
}
