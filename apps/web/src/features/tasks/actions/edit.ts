import * as rules from '@everdeed/rules';
import type { Task } from '@everdeed/rules';
import { taskCalls } from 'virtual:calls/task';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { asTask } from '../../../data/domain.ts';
import { type Game, gameAfter, withTask } from '../../../data/game.ts';
import { previewOn } from './preview-on.ts';

/** Fields of a task that an editor may change. */
type TaskChanges = Partial<Omit<Task, '_id' | 'type'>> & Record<string, unknown>;

interface OneTask {
  readonly taskId: string;
}

const tasks = ({ taskId }: OneTask): readonly string[] => [taskId];
const settle = (game: Game, answer: object): Game => withTask(game, asTask(answer));

/** Checks or unchecks an item of a checklist. */
export const scoreItem = defineAction({
  kind: 'tickItem',
  tasks,
  settle,
  call: ({ taskId, itemId }: OneTask & { readonly itemId: string }) =>
    requestOf(taskCalls.scoreChecklistItem, { params: { taskId, itemId } }),
  preview: (game, { taskId, itemId }, context) =>
    previewOn(game, taskId, (scene) => rules.scoreChecklistItem(context, scene, { itemId })),
});

const aliasesOf = (list: readonly Task[]): ReadonlySet<string> =>
  new Set(list.flatMap(({ alias }) => alias ?? []));

/** Creates tasks, with ids made here; the last one ends up on top. */
export const createTasks = defineAction({
  kind: 'createTasks',
  tasks: ({ tasks: created }) => created.map(({ _id }) => _id),
  call: ({ tasks: created }: { readonly tasks: readonly Task[] }) =>
    requestOf(taskCalls.createTasks, { body: created }),
  preview: (game, { tasks: created }, context) => {
    const taken = { ids: new Set(game.tasks.map(({ _id }) => _id)), aliases: aliasesOf(game.tasks) };
    return gameAfter(game, rules.createTasks(context, { player: game.player, taken }, created));
  },
  settle: (game, answer) => (Array.isArray(answer) ? answer : [answer]).reduce(settle, game),
});

export const updateTask = defineAction({
  kind: 'updateTask',
  tasks,
  settle,
  call: ({ taskId, changes }: OneTask & { readonly changes: TaskChanges }) =>
    requestOf(taskCalls.updateTask, { params: { taskId }, body: changes }),
  preview: (game, { taskId, changes }, context) =>
    previewOn(game, taskId, (scene) => {
      const others = game.tasks.filter(({ _id }) => _id !== taskId);
      return rules.updateTask(context, { ...scene, taken: { aliases: aliasesOf(others) } }, changes);
    }),
});

export const deleteTask = defineAction({
  kind: 'deleteTask',
  tasks,
  call: ({ taskId }: OneTask) => requestOf(taskCalls.deleteTask, { params: { taskId } }),
  preview: (game, { taskId }, context) =>
    previewOn(game, taskId, (scene) => rules.deleteTask(context, scene)),
});

interface Move extends OneTask {
  /** 0 is the top, -1 the bottom. */
  readonly position: number;
}

export const moveTask = defineAction({
  kind: 'moveTask',
  tasks,
  call: ({ taskId, position }: Move) =>
    requestOf(taskCalls.moveTask, { params: { taskId, position: String(position) } }),
  preview: (game, { taskId, position }, context) =>
    previewOn(game, taskId, (scene) => rules.moveTask(context, scene, { position })),
});

/** Deletes done to-dos. */
export const clearCompleted = defineAction({
  kind: 'clearCompleted',
  refetch: true,
  call: () => requestOf(taskCalls.clearCompletedTodos),
  preview: (game, _, context) => gameAfter(game, rules.clearCompletedTodos(context, game)),
});

/** Every kind of edit. */
export const editActions = [
  scoreItem,
  createTasks,
  updateTask,
  deleteTask,
  moveTask,
  clearCompleted,
] as const;
