import type { Task } from '@everdeed/rules';
import { challengeCalls } from 'virtual:calls/challenge';
import { taskCalls } from 'virtual:calls/task';
import type { useAct } from '../../social-kit/use-act.ts';
import { stepped } from './form.ts';
import type { FormDraft } from './use-form-draft.ts';

/** The tasks of a form, and what can be done to them. */
export interface TaskSource {
  readonly tasks: readonly Task[];
  readonly isBusy: boolean;
  readonly add: (task: Task) => void;
  /** `changes` are fields of its own type. */
  readonly update: (id: string, changes: object) => void;
  readonly remove: (id: string) => void;
  readonly move: (id: string, by: 1 | -1) => void;
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
    move: (id, by) => change({ tasks: stepped(tasks, id, by) }),
  };
}

/** Tasks of a challenge that runs: each change reaches everybody at once. */
export function savedTasks(
  challengeId: string,
  tasks: readonly Task[],
  { isBusy, act }: ReturnType<typeof useAct>,
): TaskSource {
  const move = (id: string, by: 1 | -1) => {
    const type = tasks.find(({ _id }) => _id === id)?.type;
    const same = stepped(tasks, id, by).filter((task) => task.type === type);
    const position = String(same.findIndex(({ _id }) => _id === id));
    void act(taskCalls.moveTask, { params: { taskId: id, position } });
  };
  return {
    tasks,
    isBusy,
    move,
    add: (task) => void act(challengeCalls.createChallengeTasks, { params: { challengeId }, body: task }),
    update: (id, changes) => void act(taskCalls.updateTask, { params: { taskId: id }, body: changes }),
    remove: (id) => void act(taskCalls.deleteTask, { params: { taskId: id } }),
  };
}
