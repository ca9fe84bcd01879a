import { blankTask, type Daily, type Habit, type Reward, type Todo } from '@everdeed/rules';

/** The day of all component tests, and its noon in UTC. */
export const TODAY = '2026-03-10';
export const NOON = Date.parse('2026-03-10T12:00:00.000Z');

let made = 0;
const newId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

export const habit = (text: string, rest: Partial<Habit> = {}): Habit => ({
  ...blankTask('habit', newId(), NOON, text),
  ...rest,
});
/** A daily that is due today. */
export const daily = (text: string, rest: Partial<Daily> = {}): Daily => ({
  ...blankTask('daily', newId(), NOON, text),
  isDue: true,
  ...rest,
});
export const todo = (text: string, rest: Partial<Todo> = {}): Todo => ({
  ...blankTask('todo', newId(), NOON, text),
  ...rest,
});
export const reward = (text: string, rest: Partial<Reward> = {}): Reward => ({
  ...blankTask('reward', newId(), NOON, text),
  ...rest,
});

/** Items of a checklist; done are those that begin with `x `. */
export const items = (...texts: readonly string[]): Todo['checklist'] =>
  texts.map((text) => ({ id: newId(), text: text.replace(/^x /, ''), completed: text.startsWith('x ') }));

/** A word without a break, then a title that wraps more than once. */
export const LONG =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polish, and then a title that goes on and on until it has to wrap more than once';
