import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, oneOf } from '../core/check.ts';
import { nothing } from '../core/fields.ts';
import { common, sharedRefusals, taskParams } from './common.ts';
import { newTaskSchema, taskChangeSchema, taskListTypes, taskSchema } from './task-schema.ts';

/** Creating, reading, updating and deleting tasks. */
export const taskRecordCalls = {
  getTasks: defineCall({
    ...common,
    id: 'getTasks',
    method: 'GET',
    path: '/tasks/user',
    summary: 'List the tasks in order',
    details: 'Without `type`, everything but completed to-dos.',
    query: Type.Object({
      type: Type.Optional(Type.String({ description: `One of ${taskListTypes.join(', ')}.` })),
      dueDate: Type.Optional(
        Type.String({
          description: 'An instant. The answer tells which dailies are due then; nothing is stored.',
        }),
      ),
    }),
    checks: [ifSent(oneOf('query', 'type', 'invalidTasksTypeExtra', taskListTypes))],
    answer: Type.Array(taskSchema),
    refusals: [],
    spec: 'wire-user-and-tasks 4.2',
  }),
  createTasks: defineCall({
    ...common,
    id: 'createTasks',
    successStatus: 201,
    method: 'POST',
    path: '/tasks/user',
    summary: 'Create tasks',
    details: 'Send one task or a list; all are created or none. New tasks go to the top.',
    body: Type.Union([newTaskSchema, Type.Array(newTaskSchema)]),
    bodyReading: 'raw',
    answer: Type.Union([taskSchema, Type.Array(taskSchema)]),
    refusals: ['invalidTaskType', 'validationFailed', 'taskAliasAlreadyUsed', 'payloadTooLarge'],
    spec: 'wire-user-and-tasks 4.3',
  }),
  getTask: defineCall({
    ...common,
    id: 'getTask',
    method: 'GET',
    path: '/tasks/{taskId}',
    summary: 'Get a task',
    params: taskParams,
    answer: taskSchema,
    refusals: ['messageTaskNotFound'],
    spec: 'wire-user-and-tasks 4.2',
  }),
  updateTask: defineCall({
    ...common,
    id: 'updateTask',
    method: 'PUT',
    path: '/tasks/{taskId}',
    summary: 'Change a task',
    details: 'Reminders, checklist and tags are replaced; everything else is merged.',
    params: taskParams,
    body: taskChangeSchema,
    bodyReading: 'raw',
    answer: taskSchema,
    refusals: ['messageTaskNotFound', ...sharedRefusals, 'validationFailed'],
    spec: 'wire-user-and-tasks 4.4',
  }),
  deleteTask: defineCall({
    ...common,
    id: 'deleteTask',
    method: 'DELETE',
    path: '/tasks/{taskId}',
    summary: 'Delete a task',
    params: taskParams,
    answer: nothing,
    refusals: ['messageTaskNotFound', ...sharedRefusals, 'cantDeleteChallengeTasks'],
    spec: 'wire-user-and-tasks 4.4',
  }),
};
