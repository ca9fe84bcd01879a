import type { Task } from '../state/task.ts';

/** The tasks that had any of these tags, without them. They do not count as edited: `updatedAt` stays. */
export function withoutTags(tasks: readonly Task[], tagIds: readonly string[]): Task[] {
  const gone = new Set(tagIds);
  return tasks
    .filter(({ tags }) => tags.some((tag) => gone.has(tag)))
    .map((task) => ({ ...task, tags: task.tags.filter((tag) => !gone.has(tag)) }));
}
