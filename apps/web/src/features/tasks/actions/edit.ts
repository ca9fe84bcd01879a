import { accept, scoreChecklistItem, type Task } from '@everdeed/rules';
import { taskCalls } from 'virtual:calls/task';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { type Game, gameAfter, withTask } from '../../../data/game.ts';
import { changeTask, findTask, withOrder } from './find-task.ts';

/** Fields of a task that the editor can change. */
type TaskChanges = Partial<Omit<Task, '_id' | 'type'>> & Record<string, unknown>;

const isTask = (data: unknown): data is Task =>
  typeof data === 'object' && data !== null && '_id' in data && 'type' in data && 'text' in data;

const withAnswer = (game: Game, data: unknown): Game => (isTask(data) ? withTask(game, data) : game);

/** Checks or unchecks an item of a checklist. */
export const scoreItem = defineAction({
  kind: 'tickItem',
  call: ({ taskId, itemId }: { readonly taskId: string; readonly itemId: string }) =>
    requestOf(taskCalls.scoreChecklistItem, { params: { taskId, itemId } }),
  tasks: ({ taskId }) => [taskId],
  preview: (game, { taskId, itemId }, context) => {
    const found = findTask(game, taskId);
    if (!found.ok) return found;
    return gameAfter(
      game,
      scoreChecklistItem(context, { player: game.player, task: found.value }, { itemId }),
    );
  },
  settle: withAnswer,
});

function created(game: Game, task: Task): Game {
  if (game.tasks.some(({ _id }) => _id === task._id)) return withTask(game, task);
  return withOrder({ ...game, tasks: [task, ...game.tasks] }, task.type, (ids) => [task._id, ...ids]);
}

/** Whole tasks with ids generated here; the last one ends up at the top. */
export const createTasks = defineAction({
  kind: 'createTasks',
  call: ({ tasks }: { readonly tasks: readonly Task[] }) =>
    requestOf(taskCalls.createTasks, { body: [...tasks] }),
  tasks: ({ tasks }) => tasks.map(({ _id }) => _id),
  preview: (game, { tasks }) => accept(tasks.reduce(created, game)),
  settle: (game, answer) => (Array.isArray(answer) ? answer : [answer]).reduce(withAnswer, game),
});

interface Update {
  readonly taskId: string;
  readonly changes: TaskChanges;
}

function changed(task: Task, changes: TaskChanges): Task {
  const repeat = 'repeat' in task && {
    repeat: { ...task.repeat, ...(changes['repeat'] as object | undefined) },
  };
  return { ...task, ...changes, ...repeat };
}

export const updateTask = defineAction({
  kind: 'updateTask',
  call: ({ taskId, changes }: Update) =>
    requestOf(taskCalls.updateTask, { params: { taskId }, body: changes }),
  tasks: ({ taskId }) => [taskId],
  preview: (game, { taskId, changes }) => changeTask(game, taskId, (task) => accept(changed(task, changes))),
  settle: withAnswer,
});

export const deleteTask = defineAction({
  kind: 'deleteTask',
  call: ({ taskId }: { readonly taskId: string }) => requestOf(taskCalls.deleteTask, { params: { taskId } }),
  tasks: ({ taskId }) => [taskId],
  preview: (game, { taskId }) => {
    const found = findTask(game, taskId);
    if (!found.ok) return found;
    const tasks = game.tasks.filter(({ _id }) => _id !== taskId);
    return accept(
      withOrder({ ...game, tasks }, found.value.type, (ids) => ids.filter((id) => id !== taskId)),
    );
  },
});

interface Move {
  readonly taskId: string;
  /** 0 is the top, -1 the bottom. */
  readonly position: number;
}

export const moveTask = defineAction({
  kind: 'moveTask',
  call: ({ taskId, position }: Move) =>
    requestOf(taskCalls.moveTask, { params: { taskId, position: String(position) } }),
  tasks: ({ taskId }) => [taskId],
  preview: (game, { taskId, position }) => {
    const found = findTask(game, taskId);
    if (!found.ok) return found;
    return accept(
      withOrder(game, found.value.type, (ids) => {
        const others = ids.filter((id) => id !== taskId);
        return others.toSpliced(position === -1 ? others.length : position, 0, taskId);
      }),
    );
  },
});

const isLiveChallengeTask = ({ challenge }: Task) => Boolean(challenge.id) && !challenge.broken;

/** Deletes done to-dos. */
export const clearCompleted = defineAction({
  kind: 'clearCompleted',
  refetch: true,
  call: () => requestOf(taskCalls.clearCompletedTodos),
  preview: (game) =>
    accept({
      ...game,
      tasks: game.tasks.filter(
        (task) => task.type !== 'todo' || !task.completed || isLiveChallengeTask(task),
      ),
    }),
});
