import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { word } from '../core/fields.ts';
import { common, taskParams } from './common.ts';
import { statsSchema } from '../players/stats-schema.ts';
import { taskSchema, transientSchema } from './task-schema.ts';

/**
 * Header with the instant (ISO 8601) at which a person acted, for acts that waited without a network. The act
 * counts at that time: completion dates, history and the day it belongs to. It is ignored when it is not an
 * instant, lies in the future, is older than `actAtMaxAgeMs`, or lies before the last judged day of the
 * player: an act can arrive late, but never on a day that is over.
 */
export const actAtHeader = 'x-act-at';
/** Seven days, in milliseconds. */
export const actAtMaxAgeMs = 7 * 24 * 60 * 60 * 1000;

const operationId = Type.String({ description: 'Names this change, for undoing it; ours.' });
const scoreRefusals = [
  'directionUpDown',
  'messageTaskNotFound',
  'sessionOutdated',
  'taskBelongsToAnother',
  'messageNotEnoughGold',
] as const;

/** Ticking tasks, and taking a tick back. */
export const scoreCalls = {
  scoreTask: defineCall({
    ...common,
    id: 'scoreTask',
    method: 'POST',
    path: '/tasks/{taskId}/score/{direction}',
    summary: `Scores a task up or down. Send \`Idempotency-Key\` so that a retry counts once, and \`${actAtHeader}\` for an act that waited.`,
    params: Type.Object({ ...taskParams.properties, direction: Type.String({ description: 'up or down' }) }),
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
    summary: 'Scores several tasks in order, all or none. Entries with an unknown id are skipped.',
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
    summary:
      'Takes the last tick of a task back exactly: health, gold, experience, streak, history and drops.',
    params: taskParams,
    body: Type.Object({
      operationId: Type.Optional(
        Type.String({ description: 'The act to take back; the latest of the task when absent.' }),
      ),
    }),
    answer: Type.Object({
      task: taskSchema,
      tasks: Type.Array(taskSchema, { description: 'All tasks that the change had scored.' }),
      ...statsSchema.properties,
    }),
    refusals: ['messageTaskNotFound', 'nothingToUndo', 'undoTooOld', 'undoOvertaken'],
    spec: 'own',
  }),
};
