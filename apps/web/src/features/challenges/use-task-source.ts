import type { Task } from '@everdeed/rules';
import { challengeCalls } from 'virtual:calls/challenge';
import { taskCalls } from 'virtual:calls/task';
import type { useAct } from '../../social-kit/use-act.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { placedAt } from './form.ts';
import type { FormDraft } from './use-form-draft.ts';

/** The tasks of a form, and what can be done to them. */
export interface TaskSource {
  readonly tasks: readonly Task[];
  readonly isBusy: boolean;
  /** With a promise of whether it was added, where the server is asked. */
  readonly add: (task: Task) => Promise<boolean> | void;
  /** `changes` are fields of its own type. */
  readonly update: (id: string, changes: object) => void;
  readonly remove: (id: string) => void;
  /** To a place, from 0, among those of its kind. */
  readonly move: (id: string, place: number) => void;
}

/** Tasks that are created with their challenge. */
export function draftTasks(
  { tasks }: FormDraft,
  change: (changes: Pick<FormDraft, 'tasks'>) => void,
): TaskSource {
  return {
    tasks,
    isBusy: false,
    add: (task) => change({ tasks: [task, ...tasks] }),
    update: (id, changes) =>
      change({ tasks: tasks.map((task) => (task._id === id ? { ...task, ...changes } : task)) }),
    remove: (id) => change({ tasks: tasks.filter(({ _id }) => _id !== id) }),
    move: (id, place) => change({ tasks: placedAt(tasks, id, place) }),
  };
}

/** A challenge, and who changes it. */
interface Changed {
  readonly challengeId: string;
  readonly userId: string;
}

/** Tasks of a challenge that runs: each change reaches everybody at once. */
export function savedTasks(
  { challengeId, userId }: Changed,
  tasks: readonly Task[],
  { isBusy, act }: ReturnType<typeof useAct>,
): TaskSource {
  const move = (id: string, place: number) => {
    // A card stays where it was dropped; if the server refuses, what it has is fetched anew.
    queryClient.setQueryData(keys.challengeTasks(userId, challengeId), placedAt(tasks, id, place));
    void act(taskCalls.moveTask, { params: { taskId: id, position: String(place) } });
  };
  return {
    tasks,
    isBusy,
    move,
    add: (task) => act(challengeCalls.createChallengeTasks, { params: { challengeId }, body: task }),
    update: (id, changes) => void act(taskCalls.updateTask, { params: { taskId: id }, body: changes }),
    remove: (id) => void act(taskCalls.deleteTask, { params: { taskId: id } }),
  };
}
