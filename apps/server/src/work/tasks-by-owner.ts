import type { Task } from '@everdeed/rules';

/** Tasks by their owner's id, each list in the order given; originals of challenges and groups have no owner and are left out. */
export function tasksByOwner(tasks: readonly Task[]): Map<string, Task[]> {
  const owners = new Map<string, Task[]>();
  for (const task of tasks) {
    if (!task.userId) continue;
    const own = owners.get(task.userId);
    if (own) own.push(task);
    else owners.set(task.userId, [task]);
  }
  return owners;
}
