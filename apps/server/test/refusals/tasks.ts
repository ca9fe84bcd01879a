import type { taskCalls } from '@everdeed/contract';
import { ofOriginal } from './challenges.ts';
import { completingUnasked, doingOthers, ofBoard, uncheckingOthers } from './group-tasks.ts';
import { makeTask } from '../support/players.ts';
import {
  failedCheck,
  notStored,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

const missing = { error: 'NotFound' } as const;
const bad = { error: 'BadRequest' } as const;
const denied = { error: 'NotAuthorized' } as const;
const todo = { type: 'todo', text: 'a task' };

const creating = (sent: unknown) => (stage: Stage) => stage.player.post('/tasks/user', sent);

/** A task of the player with these fields, and then a call about it. */
const about =
  (fields: object, ask: (stage: Stage, path: string) => ReturnType<Stage['player']['post']>) =>
  async (stage: Stage) =>
    ask(stage, `/tasks/${(await stage.task({ ...todo, ...fields })).id}`);

/** A to-do that somebody else has. */
const theirs = async (stage: Stage) => (await makeTask(await stage.stranger(), todo)).id;

const bulk =
  (id: string, direction = 'up') =>
  (stage: Stage) =>
    stage.player.post('/tasks/bulk-score', [{ id, direction }]);
/** A task of the player, scored along with others. */
const bulkOf = (fields: object, times: number) => async (stage: Stage) => {
  const { id } = await stage.task({ ...todo, ...fields });
  for (let scored = 1; scored < times; scored++) await bulk(id)(stage);
  return bulk(id)(stage);
};

/** Scored up twice in a row. */
const twice = about({}, async ({ player }, path) => {
  await player.post(`${path}/score/up`);
  return player.post(`${path}/score/up`);
});
const dear = { type: 'reward', value: 1000 };

/** Tasks as records, and scoring them. */
export const taskRefusals: RefusalCases<
  Pick<
    typeof taskCalls,
    | 'getTasks'
    | 'createTasks'
    | 'getTask'
    | 'updateTask'
    | 'deleteTask'
    | 'scoreTask'
    | 'bulkScore'
    | 'undoTask'
  >
> = {
  getTasks: { invalidTasksTypeExtra: failedCheck(({ player }) => player.get('/tasks/user?type=chores')) },
  createTasks: {
    invalidTaskType: { ...bad, by: creating([todo, { type: 'chore', text: 'x' }]) },
    validationFailed: notStored('habit', creating([todo, { type: 'habit' }])),
    taskAliasAlreadyUsed: {
      ...bad,
      by: creating([
        { ...todo, alias: 'same' },
        { ...todo, alias: 'same' },
      ]),
    },
    payloadTooLarge: { ...bad, by: creating(Array.from({ length: 10_001 }, () => todo)) },
  },
  getTask: { messageTaskNotFound: { ...missing, by: ({ player }) => player.get('/tasks/nothing') } },
  updateTask: {
    ...ofOriginal('PUT', '', { text: 'another' }),
    ...ofBoard('PUT', '', { text: 'another' }),
    messageTaskNotFound: {
      ...missing,
      by: async (stage) => stage.player.put(`/tasks/${await theirs(stage)}`),
    },
    validationFailed: notStored(
      'todo',
      about({}, ({ player }, path) => player.put(path, { text: '' })),
    ),
  },
  deleteTask: {
    ...ofOriginal('DELETE', ''),
    ...ofBoard('DELETE', ''),
    messageTaskNotFound: {
      ...missing,
      by: async (stage) => stage.player.delete(`/tasks/${await theirs(stage)}`),
    },
    cantDeleteChallengeTasks: {
      ...denied,
      by: about({}, async (stage, path) => {
        const { storage } = stage.server.app.services;
        const [task] = await storage.reader().tasks.list(stage.player.id);
        const bound = { id: unknownId, taskId: unknownId };
        if (task) await storage.run((tx) => tx.tasks.save(stage.player.id, { ...task, challenge: bound }));
        return stage.player.delete(path);
      }),
    },
  },
  scoreTask: {
    directionUpDown: { ...bad, by: about({}, ({ player }, path) => player.post(`${path}/score/sideways`)) },
    messageTaskNotFound: { ...missing, by: ({ player }) => player.post(`/tasks/${unknownId}/score/up`) },
    sessionOutdated: { ...denied, by: twice },
    taskBelongsToAnother: {
      ...bad,
      by: async (stage) => stage.player.post(`/tasks/${await theirs(stage)}/score/up`),
    },
    messageNotEnoughGold: {
      ...denied,
      by: about(dear, ({ player }, path) => player.post(`${path}/score/up`)),
    },
    taskCompletedByAnother: uncheckingOthers(({ player }, id) => player.post(`/tasks/${id}/score/down`)),
    taskNotAssigned: doingOthers(({ player }, id) => player.post(`/tasks/${id}/score/up`)),
    taskApprovalHasBeenRequested: completingUnasked(1, ({ player }, id) =>
      player.post(`/tasks/${id}/score/up`),
    ),
    taskRequiresApproval: completingUnasked(2, ({ player }, id) => player.post(`/tasks/${id}/score/up`)),
  },
  bulkScore: {
    invalidTaskScorings: { ...bad, by: ({ player }) => player.post('/tasks/bulk-score', []) },
    invalidTaskIdentifier: {
      ...bad,
      by: ({ player }) => player.post('/tasks/bulk-score', [{ direction: 'up' }]),
    },
    directionUpDown: { ...bad, by: bulk(unknownId, 'sideways') },
    messageTaskNotFound: { ...missing, by: bulk(unknownId) },
    sessionOutdated: { ...denied, by: bulkOf({}, 2) },
    taskBelongsToAnother: { ...bad, by: async (stage) => bulk(await theirs(stage))(stage) },
    messageNotEnoughGold: { ...denied, by: bulkOf(dear, 1) },
    taskCompletedByAnother: uncheckingOthers((stage, id) => bulk(id, 'down')(stage)),
    taskNotAssigned: doingOthers((stage, id) => bulk(id)(stage)),
    taskApprovalHasBeenRequested: completingUnasked(1, (stage, id) => bulk(id)(stage)),
    taskRequiresApproval: completingUnasked(2, (stage, id) => bulk(id)(stage)),
  },
  undoTask: {
    messageTaskNotFound: { ...missing, by: ({ player }) => player.post(`/tasks/${unknownId}/undo`) },
    nothingToUndo: { ...bad, by: about({}, ({ player }, path) => player.post(`${path}/undo`)) },
    undoTooOld: {
      ...bad,
      by: about({}, async (stage, path) => {
        await stage.player.post(`${path}/score/up`);
        await stage.change((player) => ({ ...player, lastCron: '2026-02-10T12:00:01.000Z' }));
        return stage.player.post(`${path}/undo`);
      }),
    },
    undoOvertaken: {
      ...bad,
      by: about({}, async (stage, path) => {
        await stage.player.post(`${path}/score/up`);
        await stage.change((player) => ({ ...player, stats: { ...player.stats, gp: 0 } }));
        return stage.player.post(`${path}/undo`);
      }),
    },
  },
};
