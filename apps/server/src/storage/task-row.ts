import type { Task } from '@everdeed/rules';
import type { Database } from './schema.ts';

const instant = (iso: string | undefined): number | null => (iso ? Date.parse(iso) || null : null);

/** The row of a task; originals of challenges and groups have no owner. */
export function rowOf(userId: string | null, task: Task, doc = JSON.stringify(task)): Database['tasks'] {
  return {
    id: task._id,
    user_id: userId,
    type: task.type,
    alias: task.alias ?? null,
    completed: 'completed' in task && task.completed ? 1 : 0,
    date_completed: task.type === 'todo' ? instant(task.dateCompleted) : null,
    challenge_id: task.challenge?.id ?? null,
    group_id: task.group?.id ?? null,
    doc,
  };
}
