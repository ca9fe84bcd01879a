import {
  anyOf,
  date,
  each,
  either,
  filled,
  id,
  mapOf,
  number,
  oneOf,
  open,
  text,
  truth,
  whole,
} from './want.ts';

const history = (more: object) => anyOf({ date: either(number, date), value: number, ...more });
const checklist = {
  checklist: anyOf({ id, text, completed: truth }),
  ...each('collapseChecklist completed', truth),
};

const shared = {
  ...each('_id id', id),
  text: filled,
  ...each('notes', text),
  'alias?': text,
  tags: anyOf(id),
  value: number,
  priority: oneOf(0.1, 1, 1.5, 2),
  attribute: oneOf('str', 'con', 'int', 'per'),
  reminders: anyOf({ id, time: date, 'startDate?': date }),
  // Appendix B, 8: always an object.
  challenge: {
    ...each('id? taskId?', id),
    ...each('shortName? winner?', text),
    'broken?': oneOf(
      'CHALLENGE_DELETED',
      'TASK_DELETED',
      'UNSUBSCRIBED',
      'CHALLENGE_CLOSED',
      'CHALLENGE_TASK_NOT_FOUND',
    ),
  },
  group: open,
  byHabitica: truth,
  ...each('createdAt updatedAt', date),
};

/** The tasks of a player by type (wire-user-and-tasks 4.1); those of a challenge itself lack `userId`. */
export const tasks = {
  habit: {
    ...shared,
    type: oneOf('habit'),
    ...each('up down', truth),
    ...each('counterUp counterDown', whole),
    frequency: oneOf('daily', 'weekly', 'monthly'),
    history: history({ scoredUp: whole, scoredDown: whole }),
  },
  daily: {
    ...shared,
    ...checklist,
    type: oneOf('daily'),
    frequency: oneOf('daily', 'weekly', 'monthly', 'yearly'),
    everyX: whole,
    startDate: date,
    repeat: each('m t w th f s su', truth),
    ...each('daysOfMonth weeksOfMonth', anyOf(whole)),
    streak: whole,
    ...each('isDue yesterDaily', truth),
    nextDue: anyOf(date),
    history: history({ isDue: truth, completed: truth }),
  },
  todo: { ...shared, ...checklist, type: oneOf('todo'), ...each('date? dateCompleted?', date) },
  reward: { ...shared, type: oneOf('reward') },
};

/** Any task. */
export const anyTask = either(tasks.habit, tasks.daily, tasks.todo, tasks.reward);

/** A participant's copy of a challenge's task, as others see it: without tags and checklist (5.5). */
export const copiedTask = {
  ...each('_id id userId', id),
  ...each('text type', filled),
  value: number,
  challenge: { ...each('id taskId', id), shortName: filled },
};

/** What a score tells besides stats (4.5). */
export const scored = {
  delta: number,
  _tmp: {
    ...each('crit? streakBonus?', number),
    'quest?': { progressDelta: number, 'collection?': whole },
    'drop?': { ...each('key type dialog', text) },
    'firstDrops?': each('egg hatchingPotion', text),
  },
};

/** Histories and lists of a whole export (5.6). */
export const exported = mapOf(anyOf(anyTask));
