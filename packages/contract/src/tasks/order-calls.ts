import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { asText, rule, uuid } from '../core/check.ts';
import { nothing } from '../core/fields.ts';
import { common, taskParams } from './common.ts';
import { taskSchema } from './task-schema.ts';

const isNumber = (value: unknown): boolean =>
  asText(value).trim() !== '' && Number.isFinite(Number(asText(value)));
const tagParams = Type.Object({ ...taskParams.properties, tagId: Type.String() });

/** The order of tasks, their tags, and clearing away what is done. */
export const orderCalls = {
  moveTask: defineCall({
    ...common,
    id: 'moveTask',
    method: 'POST',
    path: '/tasks/{taskId}/move/to/{position}',
    summary: 'Moves a task to a place of its list: 0 is the top, -1 the bottom. Answers with the new order.',
    params: Type.Object({ ...taskParams.properties, position: Type.String() }),
    checks: [rule('params', 'position', 'positionRequired', isNumber)],
    answer: Type.Array(Type.String({ format: 'uuid' })),
    refusals: ['messageTaskNotFound', 'cantMoveCompletedTodo'],
    spec: 'wire-user-and-tasks 4.4',
  }),
  addTagToTask: defineCall({
    ...common,
    id: 'addTagToTask',
    method: 'POST',
    path: '/tasks/{taskId}/tags/{tagId}',
    summary: 'Puts one of the tags of the player on a task.',
    params: tagParams,
    answer: taskSchema,
    refusals: ['tagIdRequired', 'messageTaskNotFound', 'alreadyTagged'],
    spec: 'wire-user-and-tasks 4.6',
  }),
  removeTagFromTask: defineCall({
    ...common,
    id: 'removeTagFromTask',
    method: 'DELETE',
    path: '/tasks/{taskId}/tags/{tagId}',
    summary: 'Takes a tag off a task.',
    params: tagParams,
    checks: [uuid('params', 'tagId', 'tagIdRequired')],
    answer: taskSchema,
    refusals: ['messageTaskNotFound', 'tagNotFound'],
    spec: 'wire-user-and-tasks 4.6',
  }),
  clearCompletedTodos: defineCall({
    ...common,
    id: 'clearCompletedTodos',
    method: 'POST',
    path: '/tasks/clearCompletedTodos',
    summary: 'Deletes done to-dos, except those of live challenges and groups.',
    answer: nothing,
    refusals: [],
    spec: 'wire-user-and-tasks 4.6',
  }),
};
