import { blankTask } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../task-kit/calendar.ts';
import { changesOf, formOf, isChanged, isLocked, scheduleOf, type TaskForm } from './form.ts';

const daily = { ...blankTask('daily', 'd', 0, 'Water'), startDate: instantOf('2026-11-16') };
const todo = { ...blankTask('todo', 't', 0, 'Passport'), date: instantOf('2026-11-24') };
const habit = blankTask('habit', 'h', 0, 'Stairs');
const reward = { ...blankTask('reward', 'r', 0, 'Cake'), value: 12.5 };

describe('changesOf', () => {
  it.each([daily, todo, habit, reward])('finds nothing changed in an untouched $type', (task) => {
    expect(isChanged(formOf(task), formOf(task))).toBe(false);
  });

  it.each([
    ['the title, trimmed', daily, { text: ' Herbs ' }, { text: 'Herbs' }],
    ['the due date', todo, { due: '2026-12-01' }, { date: instantOf('2026-12-01') }],
    ['a due date taken away', todo, { due: '' }, { date: null }],
    ['both directions together', habit, { down: false }, { up: true, down: false }],
    ['how often counters reset', habit, { resets: 'weekly' }, { frequency: 'weekly' }],
    ['a price with a comma', reward, { price: '9,5' }, { value: 9.5 }],
    ['a streak', daily, { streak: '21' }, { streak: 21 }],
    ['difficulty', daily, { priority: 2 }, { priority: 2 }],
  ] as const)('sends %s and no more', (_, task, edit, changes) => {
    const before = formOf(task);
    expect(changesOf({ ...before, ...(edit as Partial<TaskForm>) }, before)).toEqual(changes);
  });

  it('sends the whole rhythm when a part of it changed', () => {
    const before = formOf(daily);
    expect(changesOf({ ...before, frequency: 'monthly', monthlyBy: 'weekday' }, before)).toMatchObject({
      frequency: 'monthly',
      weeksOfMonth: [2],
      daysOfMonth: [],
      repeat: { m: true, t: false, su: false },
    });
  });

  it('drops checklist items without words', () => {
    const before = formOf(todo);
    const items = [
      { id: '1', text: 'Photo', completed: false },
      { id: '2', text: '  ', completed: false },
    ];
    expect(changesOf({ ...before, checklist: items }, before)).toEqual({ checklist: [items[0]] });
  });

  it('turns the hour of a reminder into an instant', () => {
    const before = formOf(daily);
    const reminders = [{ id: 'r', date: '2026-11-16', time: '17:30' }];
    expect(changesOf({ ...before, reminders }, before)).toEqual({
      reminders: [{ id: 'r', time: instantOf('2026-11-16', 17, 30) }],
    });
  });
});

describe('scheduleOf', () => {
  it.each([
    ['by date', 'date', { daysOfMonth: [16], weeksOfMonth: [] }],
    ['by weekday', 'weekday', { daysOfMonth: [], weeksOfMonth: [2] }],
  ] as const)('follows the start date, monthly %s', (_, monthlyBy, lists) => {
    expect(scheduleOf({ ...formOf(daily), frequency: 'monthly', monthlyBy })).toMatchObject(lists);
  });
});

describe('isChanged', () => {
  it.each([
    [daily, { start: '' }],
    [todo, { due: '0002' }],
    [daily, { reminders: [{ id: 'r', date: '', time: '' }] }],
    [daily, { everyX: 'often' }],
    [reward, { price: '' }],
  ])('is also said of what is incomplete (%#)', (task, edit) => {
    const before = formOf(task);
    expect(isChanged({ ...before, ...edit }, before)).toBe(true);
  });
});

describe('isLocked', () => {
  const copy = { ...daily, challenge: { id: 'c', taskId: 'o' } };
  it.each([
    [copy, 'text', true],
    [copy, 'frequency', true],
    [copy, 'notes', false],
    [copy, 'checklist', false],
    [{ ...copy, challenge: { id: 'c', broken: 'CHALLENGE_CLOSED' } }, 'text', false],
    [daily, 'text', false],
  ] as const)('%# %s', (task, field, locked) => {
    expect(isLocked(task, field)).toBe(locked);
  });
});
