import type { Daily, Habit, Reward, TaskType, Todo } from '../state/task.ts';
import { WEEKDAYS } from './fields/tables.ts';

/** The type of a task by the name of its type. */
export interface TaskOf {
  habit: Habit;
  daily: Daily;
  todo: Todo;
  reward: Reward;
}
type Shared = Omit<Reward, 'type'>;

const BLANK: { readonly [Type in TaskType]: (shared: Shared, at: string) => TaskOf[Type] } = {
  habit: (shared) => ({
    type: 'habit',
    ...shared,
    up: true,
    down: true,
    counterUp: 0,
    counterDown: 0,
    frequency: 'daily',
    history: [],
  }),
  daily: (shared, at) => ({
    type: 'daily',
    ...shared,
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
  todo: (shared) => ({
    type: 'todo',
    ...shared,
    completed: false,
    collapseChecklist: false,
    checklist: [],
  }),
  reward: (shared) => ({ type: 'reward', ...shared }),
};

/**
 * A task of default values that has no owner yet; a daily starts at `now`, in milliseconds (wire-user-and-tasks 4.1).
 */
export function blankTask<Type extends TaskType>(
  type: Type,
  id: string,
  now: number,
  text = '',
): TaskOf[Type] {
  const at = new Date(now).toISOString();
  const shared: Shared = {
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
  return BLANK[type](shared, at);
}
