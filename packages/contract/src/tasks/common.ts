import { Type } from 'typebox';

/** Fields shared by all calls of this area. */
export const common = { area: 'tasks', auth: 'user', versions: ['v3', 'v4'] } as const;

/** A task by id or, among the caller's own, by alias. */
export const taskParams = Type.Object({
  taskId: Type.String({ description: 'The id of a task, or the alias of one of your own.' }),
});

/** Why tasks that others share are not changed by this player (wire-user-and-tasks 4.4, "access errors"). */
export const sharedRefusals = [
  'challengeNotFound',
  'onlyChalLeaderEditTasks',
  'groupNotFound',
  'onlyGroupLeaderCanEditTasks',
] as const;
