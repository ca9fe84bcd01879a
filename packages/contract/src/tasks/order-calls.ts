import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { numeric, uuid } from '../core/check.ts';
import { nothing } from '../core/fields.ts';
import { common, taskParams } from './common.ts';
import { taskSchema } from './task-schema.ts';

const tagParams = Type.Object({ ...taskParams.properties, tagId: Type.String() });

/** The order of tasks, their tags, and clearing completed to-dos. */
export const orderCalls = {
  moveTask: defineCall({
    ...common,
    id: 'moveTask',
    method: 'POST',
    path: '/tasks/{taskId}/move/to/{position}',
    summary: 'Move a task within its list',
    details: 'Position 0 is the top, -1 the bottom. Answers with the new order.',
    params: Type.Object({ ...taskParams.properties, position: Type.String() }),
    checks: [numeric('params', 'position', 'positionRequired')],
    answer: Type.Array(Type.String({ format: 'uuid' })),
    refusals: [
      'messageTaskNotFound',
      'challengeNotFound',
      'onlyChalLeaderEditTasks',
      'groupNotFound',
      'useGroupMove',
      'cantMoveCompletedTodo',
    ],
    spec: 'wire-user-and-tasks 4.4',
  }),
  addTagToTask: defineCall({
    ...common,
    id: 'addTagToTask',
    method: 'POST',
    path: '/tasks/{taskId}/tags/{tagId}',
    summary: 'Add a tag to a task',
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
    summary: 'Remove a tag from a task',
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
    summary: 'Delete completed to-dos',
    details: 'Those of running challenges and of groups stay.',
    answer: nothing,
    refusals: [],
    spec: 'wire-user-and-tasks 4.6',
  }),
};
