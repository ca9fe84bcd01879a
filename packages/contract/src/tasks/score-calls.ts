import { DAY_MS } from '@everdeed/rules';
import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { word } from '../core/fields.ts';
import { common, taskParams } from './common.ts';
import { statsSchema } from '../players/stats-schema.ts';
import { taskSchema, transientSchema } from './task-schema.ts';

/**
 * Header with the instant (ISO 8601) at which a person acted, for actions that waited for the network. They count at
 * that time: completion dates, history and the day they belong to. The header is ignored when it is not an instant,
 * lies in the future, is older than `actAtMaxAgeMs`, or lies before the last judged day of the player: an action can
 * arrive late, but never on a day that is over.
 */
export const actAtHeader = 'x-act-at';
/** Seven days, in milliseconds. */
export const actAtMaxAgeMs = 7 * DAY_MS;

const operationId = Type.String({
  description: 'Names this change so that it can be undone. Not part of the reference.',
});
const scoreRefusals = [
  'directionUpDown',
  'messageTaskNotFound',
  'sessionOutdated',
  'taskBelongsToAnother',
  'taskCompletedByAnother',
  'taskNotAssigned',
  'taskApprovalHasBeenRequested',
  'taskRequiresApproval',
  'messageNotEnoughGold',
] as const;

/** Scoring tasks, and undoing it. */
export const scoreCalls = {
  scoreTask: defineCall({
    ...common,
    id: 'scoreTask',
    method: 'POST',
    path: '/tasks/{taskId}/score/{direction}',
    summary: 'Score a task up or down',
    details: `Send \`Idempotency-Key\` so that a retry counts once, and \`${actAtHeader}\` with the instant of the tap if it waited for the network.`,
    params: Type.Object({
      ...taskParams.properties,
      direction: Type.String({ description: 'up or down', examples: ['up', 'down'] }),
    }),
    answer: Type.Object({
      delta: Type.Number(),
      _tmp: transientSchema,
      operationId,
      ...statsSchema.properties,
    }),
    refusals: scoreRefusals,
    spec: 'wire-user-and-tasks 4.5',
  }),
  bulkScore: defineCall({
    ...common,
    versions: ['v4'],
    id: 'bulkScore',
    method: 'POST',
    path: '/tasks/bulk-score',
    summary: 'Score several tasks',
    details: 'In order, all or none. Entries with an unknown id are skipped.',
    body: Type.Array(
      Type.Object({ id: Type.String({ description: 'Id or alias.' }), direction: word(['up', 'down']) }),
    ),
    bodyReading: 'raw',
    answer: Type.Object({
      tasks: Type.Array(Type.Object({ id: Type.String(), delta: Type.Number(), _tmp: transientSchema })),
      operationId,
      ...statsSchema.properties,
    }),
    refusals: ['invalidTaskScorings', 'invalidTaskIdentifier', ...scoreRefusals],
    spec: 'wire-user-and-tasks 4.5',
  }),
  undoTask: defineCall({
    ...common,
    versions: ['v4'],
    id: 'undoTask',
    method: 'POST',
    path: '/tasks/{taskId}/undo',
    summary: 'Undo the last scoring of a task',
    details: 'Restores health, gold, experience, streak, history and drops exactly.',
    params: taskParams,
    body: Type.Object({
      operationId: Type.Optional(
        Type.String({ description: 'The change to undo; the latest scoring when absent.' }),
      ),
    }),
    answer: Type.Object({
      task: taskSchema,
      tasks: Type.Array(taskSchema, { description: 'All tasks that were restored.' }),
      ...statsSchema.properties,
    }),
    refusals: ['messageTaskNotFound', 'nothingToUndo', 'undoTooOld', 'undoOvertaken'],
    spec: 'own',
  }),
};
