import { Type } from 'typebox';

/** Fields shared by all calls of this area. */
export const common = { area: 'tasks', auth: 'user', versions: ['v3', 'v4'] } as const;

/** A task by id or, among the caller's own, by alias. */
export const taskParams = Type.Object({
  taskId: Type.String({ description: 'The id of a task, or the alias of one of your own.' }),
});
