import { valueIn } from '@everdeed/content/values';
type View = Record<string, unknown>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const oneOf =
  (...words: readonly unknown[]) =>
  (value: unknown): boolean =>
    words.includes(value);
const text = (value: unknown): boolean => typeof value === 'string';
const flag = (value: unknown): boolean => typeof value === 'boolean';
const within =
  (min: number, max: number) =>
  (value: unknown): boolean =>
    isNumber(value) && value >= min && value <= max;

const anyTask: Record<string, (value: unknown) => boolean> = {
  _id: text,
  type: oneOf('habit', 'daily', 'todo', 'reward'),
  text: (value) => typeof value === 'string' && value !== '',
  notes: text,
  tags: isTextList,
  value: isNumber,
  priority: oneOf(0.1, 1, 1.5, 2),
  attribute: oneOf('str', 'con', 'int', 'per'),
  createdAt: isInstant,
  updatedAt: isInstant,
  byHabitica: flag,
};

const ofType: Record<string, Record<string, (value: unknown) => boolean>> = {
  habit: {
    up: flag,
    down: flag,
    counterUp: isNumber,
    counterDown: isNumber,
    frequency: oneOf('daily', 'weekly', 'monthly'),
  },
  daily: {
    frequency: oneOf('daily', 'weekly', 'monthly', 'yearly'),
    everyX: (value) => Number.isInteger(value) && within(0, 9999)(value),
    startDate: isInstant,
    streak: isNumber,
    completed: flag,
    yesterDaily: flag,
    isDue: flag,
    nextDue: isTextList,
  },
  todo: { completed: flag, collapseChecklist: flag, checklist: Array.isArray },
  reward: { value: within(0, Number.MAX_SAFE_INTEGER) },
};

const player: Record<string, (value: unknown) => boolean> = {
  'stats.hp': within(-99_999_999, 99_999_999),
  'stats.mp': within(0, 99_999_999),
  'stats.gp': within(0, 99_999_999),
  'stats.exp': isNumber,
  'stats.lvl': within(1, 9999),
  'stats.class': oneOf('warrior', 'rogue', 'wizard', 'healer'),
  'preferences.dayStart': within(0, 23),
  'preferences.timezoneOffset': within(-840, 720),
  'preferences.size': oneOf('slim', 'broad'),
  'preferences.allocationMode': oneOf('flat', 'classbased', 'taskbased'),
  'profile.name': (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 60,
  lastCron: isInstant,
  'tasksOrder.habits': isTextList,
  'inbox.optOut': flag,
  'party.order': text,
};

const at = (view: View, path: string): unknown => valueIn(view, ...path.split('.'));

const check = (view: View, rules: Record<string, (value: unknown) => boolean>): string[] =>
  Object.entries(rules).flatMap(([path, holds]) =>
    holds(at(view, path)) ? [] : [`${path} is ${JSON.stringify(at(view, path))?.slice(0, 80)}`],
  );

/** Faults in a task returned by a server. */
export const faultsOfTask = (task: View): string[] =>
  check(task, { ...anyTask, ...ofType[String(task['type'])] });

/** Faults in a player returned by a server. */
export const faultsOfPlayer = (view: View): string[] => check(view, player);
