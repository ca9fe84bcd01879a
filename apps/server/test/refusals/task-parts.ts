import type { taskCalls } from '@everdeed/contract';
import { ofOriginal } from './challenges.ts';
import { movingOthers, ofBoard } from './group-tasks.ts';
import { makeTask } from '../support/players.ts';
import {
  failedCheck,
  notStored,
  type RefusalCase,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

type Ask = (stage: Stage, path: string) => ReturnType<Stage['player']['post']>;

/** A new task of the player, and then a call about it. */
const about = (fields: object, ask: Ask) => async (stage: Stage) =>
  ask(stage, `/tasks/${(await stage.task({ type: 'todo', ...fields })).id}`);
/** A new to-do with one step, and then a call about it; the second path is the step's. */
const aboutStep =
  (ask: (stage: Stage, task: string, step: string) => ReturnType<Stage['player']['post']>) =>
  async (stage: Stage) => {
    const { task, step } = await stage.withStep();
    return ask(stage, `/tasks/${task}`, `/tasks/${task}/checklist/${step}`);
  };

const bad = { error: 'BadRequest' } as const;
const missing = { error: 'NotFound' } as const;
const calling =
  (method: string, path: string, body: object = {}): RefusalCase['by'] =>
  ({ player }) =>
    player.call(method, path, { body });
const nowhere = (method: string, path: string, body = {}): RefusalCase => ({
  ...missing,
  by: calling(method, `/tasks/${unknownId}${path}`, body),
});
const ofHabit = (method: string, path: string): RefusalCase => ({
  ...bad,
  by: about({ type: 'habit' }, ({ player }, task) => player.call(method, `${task}${path}`, { body: {} })),
});
const noStep = (method: string, after = ''): RefusalCase => ({
  ...missing,
  by: aboutStep(({ player }, task) =>
    player.call(method, `${task}/checklist/${unknownId}${after}`, { body: {} }),
  ),
});
const badStep = (method: string, after = ''): RefusalCase =>
  failedCheck(
    about({}, ({ player }, task) => player.call(method, `${task}/checklist/abc${after}`, { body: {} })),
  );
const step = `/checklist/${unknownId}`;

/** Checklists, order and tags of tasks. */
export const taskPartRefusals: RefusalCases<
  Pick<
    typeof taskCalls,
    | 'addChecklistItem'
    | 'scoreChecklistItem'
    | 'updateChecklistItem'
    | 'removeChecklistItem'
    | 'moveTask'
    | 'addTagToTask'
    | 'removeTagFromTask'
  >
> = {
  addChecklistItem: {
    ...ofOriginal('POST', '/checklist'),
    ...ofBoard('POST', '/checklist'),
    messageTaskNotFound: nowhere('POST', '/checklist'),
    checklistOnlyDailyTodo: ofHabit('POST', '/checklist'),
    validationFailed: notStored(
      'todo',
      about({}, ({ player }, task) => player.post(`${task}/checklist`, { text: {} })),
    ),
  },
  scoreChecklistItem: {
    messageTaskNotFound: nowhere('POST', `${step}/score`),
    taskBelongsToAnother: {
      ...bad,
      by: async (stage) => {
        const { id } = await makeTask(await stage.stranger(), { type: 'todo' });
        return stage.player.post(`/tasks/${id}${step}/score`);
      },
    },
    checklistOnlyDailyTodo: ofHabit('POST', `${step}/score`),
    checklistItemNotFound: noStep('POST', '/score'),
    itemIdRequired: badStep('POST', '/score'),
  },
  updateChecklistItem: {
    ...ofOriginal('PUT', step),
    ...ofBoard('PUT', step),
    messageTaskNotFound: nowhere('PUT', step),
    checklistOnlyDailyTodo: ofHabit('PUT', step),
    validationFailed: notStored(
      'todo',
      aboutStep(({ player }, _task, path) => player.put(path, { completed: 'perhaps' })),
    ),
    checklistItemNotFound: noStep('PUT'),
    itemIdRequired: badStep('PUT'),
  },
  removeChecklistItem: {
    ...ofOriginal('DELETE', step),
    ...ofBoard('DELETE', step),
    messageTaskNotFound: nowhere('DELETE', step),
    checklistOnlyDailyTodo: ofHabit('DELETE', step),
    checklistItemNotFound: noStep('DELETE'),
    itemIdRequired: badStep('DELETE'),
  },
  moveTask: {
    ...ofOriginal('POST', '/move/to/0'),
    groupNotFound: ofBoard('POST', '/move/to/0').groupNotFound,
    useGroupMove: movingOthers,
    messageTaskNotFound: nowhere('POST', '/move/to/0'),
    cantMoveCompletedTodo: {
      ...bad,
      by: about({}, async ({ player }, task) => {
        await player.post(`${task}/score/up`);
        return player.post(`${task}/move/to/0`);
      }),
    },
    positionRequired: failedCheck(about({}, ({ player }, task) => player.post(`${task}/move/to/top`))),
  },
  addTagToTask: {
    tagIdRequired: failedCheck(about({}, ({ player }, task) => player.post(`${task}/tags/${unknownId}`))),
    messageTaskNotFound: {
      ...missing,
      by: async (stage) => {
        const { tags } = await stage.change((player) => player);
        return stage.player.post(`/tasks/${unknownId}/tags/${tags[0]?.id ?? ''}`);
      },
    },
    alreadyTagged: {
      ...bad,
      by: async (stage) => {
        const { tags } = await stage.change((player) => player);
        const { id } = await stage.task({ type: 'todo', tags: [tags[0]?.id] });
        return stage.player.post(`/tasks/${id}/tags/${tags[0]?.id ?? ''}`);
      },
    },
  },
  removeTagFromTask: {
    messageTaskNotFound: nowhere('DELETE', `/tags/${unknownId}`),
    tagNotFound: {
      ...missing,
      by: about({}, ({ player }, task) => player.delete(`${task}/tags/${unknownId}`)),
    },
    tagIdRequired: failedCheck(about({}, ({ player }, task) => player.delete(`${task}/tags/abc`))),
  },
};
