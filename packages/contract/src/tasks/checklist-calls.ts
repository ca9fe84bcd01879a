import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { common, sharedRefusals, taskParams } from './common.ts';
import { taskSchema } from './task-schema.ts';

const itemParams = Type.Object({ ...taskParams.properties, itemId: Type.String() });
const itemBody = Type.Object({
  text: Type.Optional(Type.String()),
  completed: Type.Optional(Type.Boolean()),
});
const itemChecks = [uuid('params', 'itemId', 'itemIdRequired')];
const refusals = ['messageTaskNotFound', ...sharedRefusals, 'checklistOnlyDailyTodo'] as const;
const shared = { ...common, answer: taskSchema, spec: 'wire-user-and-tasks 4.6' } as const;

/** Checklists of dailies and to-dos. */
export const checklistCalls = {
  addChecklistItem: defineCall({
    ...shared,
    id: 'addChecklistItem',
    method: 'POST',
    path: '/tasks/{taskId}/checklist',
    summary: 'Add an item to the end of the checklist',
    params: taskParams,
    body: itemBody,
    bodyReading: 'lenient',
    refusals: [...refusals, 'validationFailed'],
  }),
  scoreChecklistItem: defineCall({
    ...shared,
    id: 'scoreChecklistItem',
    method: 'POST',
    path: '/tasks/{taskId}/checklist/{itemId}/score',
    summary: 'Check an item off, or uncheck it',
    params: itemParams,
    checks: itemChecks,
    refusals: [
      'messageTaskNotFound',
      'taskBelongsToAnother',
      'checklistOnlyDailyTodo',
      'checklistItemNotFound',
    ],
  }),
  updateChecklistItem: defineCall({
    ...shared,
    id: 'updateChecklistItem',
    method: 'PUT',
    path: '/tasks/{taskId}/checklist/{itemId}',
    summary: 'Change a checklist item',
    params: itemParams,
    body: itemBody,
    bodyReading: 'lenient',
    checks: itemChecks,
    refusals: [...refusals, 'validationFailed', 'checklistItemNotFound'],
  }),
  removeChecklistItem: defineCall({
    ...shared,
    id: 'removeChecklistItem',
    method: 'DELETE',
    path: '/tasks/{taskId}/checklist/{itemId}',
    summary: 'Delete a checklist item',
    params: itemParams,
    checks: itemChecks,
    refusals: [...refusals, 'checklistItemNotFound'],
  }),
};
