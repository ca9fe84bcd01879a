import type { Daily, Habit, Reward, TaskType, Todo } from '../state/task.ts';
import { WEEKDAYS } from './fields/tables.ts';

/** The tasks by their type. */
export interface TaskOf {
  habit: Habit;
  daily: Daily;
  todo: Todo;
  reward: Reward;
}
type Own<Type extends TaskType> = Omit<TaskOf[Type], keyof Reward>;

const OWN: { readonly [Type in TaskType]: (at: string) => Own<Type> } = {
  habit: () => ({ up: true, down: true, counterUp: 0, counterDown: 0, frequency: 'daily', history: [] }),
  daily: (at) => ({
    frequency: 'weekly',
    everyX: 1,
    startDate: at,
    repeat: Object.fromEntries(WEEKDAYS.map((day) => [day, true])),
    daysOfMonth: [],
    weeksOfMonth: [],
    streak: 0,
    nextDue: [],
    yesterDaily: true,
    completed: false,
    collapseChecklist: false,
    checklist: [],
    history: [],
  }),
  todo: () => ({ completed: false, collapseChecklist: false, checklist: [] }),
  reward: () => ({}),
};

/**
 * A task as it is before anything is said about it, nobody's yet; a daily starts at `now`, in milliseconds
 * (wire-user-and-tasks 4.1).
 */
export function blankTask<Type extends TaskType>(
  type: Type,
  id: string,
  now: number,
  text = '',
): TaskOf[Type] {
  const at = new Date(now).toISOString();
  const shared: Omit<Reward, 'type'> = {
    _id: id,
    text,
    notes: '',
    tags: [],
    value: 0,
    priority: 1,
    attribute: 'str',
    reminders: [],
    challenge: {},
    group: { completedBy: {}, assignedUsers: [] },
    byHabitica: false,
    createdAt: at,
    updatedAt: at,
  };
  // The compiler cannot see that the parts chosen by `type` make up the task of that type.
  return { type, ...shared, ...OWN[type](at) } as unknown as TaskOf[Type];
}
