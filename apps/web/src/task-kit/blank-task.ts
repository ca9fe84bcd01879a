import type { Daily, Habit, Reward, Task, TaskType, Todo } from '@everdeed/rules';

interface TaskOf {
  habit: Habit;
  daily: Daily;
  todo: Todo;
  reward: Reward;
}

const PARTS: { readonly [Type in TaskType]: Omit<TaskOf[Type], keyof Reward> } = {
  habit: { up: true, down: true, counterUp: 0, counterDown: 0, frequency: 'daily', history: [] },
  daily: {
    frequency: 'weekly',
    everyX: 1,
    startDate: null,
    repeat: { m: true, t: true, w: true, th: true, f: true, s: true, su: true },
    daysOfMonth: [],
    weeksOfMonth: [],
    streak: 0,
    nextDue: [],
    yesterDaily: true,
    completed: false,
    collapseChecklist: false,
    checklist: [],
    history: [],
  },
  todo: { completed: false, collapseChecklist: false, checklist: [] },
  reward: {},
};

/** A task with the wire's default values (wire-user-and-tasks 4.1). `now` is in milliseconds. */
export function blankTask<Type extends TaskType>(
  type: Type,
  id: string,
  now: number,
  text: string,
): TaskOf[Type] {
  const at = new Date(now).toISOString();
  const base = {
    _id: id,
    type,
    text,
    notes: '',
    tags: [],
    value: 0,
    priority: 1,
    attribute: 'str',
    reminders: [],
    challenge: {},
    group: {},
    byHabitica: false,
    createdAt: at,
    updatedAt: at,
  };
  return { ...base, ...PARTS[type] } as unknown as Task as TaskOf[Type];
}
