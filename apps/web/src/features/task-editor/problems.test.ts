import { blankTask, TASK_LIMITS } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../task-kit/calendar.ts';
import { formOf, type TaskForm } from './form.ts';
import { numberIn } from './number-in.ts';
import { isBlank, problemsOf } from './problems.ts';

const daily = { ...blankTask('daily', 'd', 0, 'Water'), startDate: instantOf('2026-11-16') };
const todo = { ...blankTask('todo', 't', 0, 'Passport'), date: instantOf('2026-11-24') };
const habit = blankTask('habit', 'h', 0, 'Stairs');
const reward = { ...blankTask('reward', 'r', 0, 'Cake'), value: 12.5 };

const item = (length: number) => [{ id: 'i', text: 'x'.repeat(length), completed: false }];
const reminder = (date: string, time: string) => [{ id: 'r', date, time }];

describe('problemsOf', () => {
  it.each<[{ type: string }, Partial<TaskForm>, string]>([
    [daily, { text: '  ' }, 'text'],
    [daily, { text: 'x'.repeat(TASK_LIMITS.text + 1) }, 'text'],
    [daily, { notes: 'x'.repeat(TASK_LIMITS.notes + 1) }, 'notes'],
    [daily, { start: '' }, 'start'],
    [daily, { start: '10000-01-01' }, 'start'],
    [daily, { everyX: '' }, 'everyX'],
    [daily, { everyX: '0' }, 'everyX'],
    [daily, { everyX: '-5' }, 'everyX'],
    [daily, { everyX: '1.5' }, 'everyX'],
    [daily, { everyX: '99999999' }, 'everyX'],
    [daily, { streak: '-1' }, 'streak'],
    [daily, { streak: '1e5' }, 'streak'],
    [daily, { reminders: reminder('2026-11-16', '') }, 'reminders'],
    [todo, { reminders: reminder('', '09:00') }, 'reminders'],
    [todo, { checklist: item(TASK_LIMITS.itemText + 1) }, 'checklist'],
    [todo, { due: '2026-02-30' }, 'due'],
    [todo, { alias: 'two words' }, 'alias'],
    [todo, { alias: 'x'.repeat(TASK_LIMITS.alias + 1) }, 'alias'],
    [habit, { counterUp: 'many' }, 'counterUp'],
    [habit, { counterDown: '1000000001' }, 'counterDown'],
    [reward, { price: 'much' }, 'price'],
    [reward, { price: '' }, 'price'],
    [reward, { price: '-3' }, 'price'],
    [reward, { price: '99999999999999' }, 'price'],
  ])('names the field (%#)', (task, edit, problem) => {
    const before = Object.values({ daily, todo, habit, reward }).find(({ type }) => type === task.type);
    const form = formOf(before ?? daily);
    expect(problemsOf({ ...form, ...edit }, form)).toEqual([problem]);
  });

  it.each<[TaskForm, Partial<TaskForm>]>([
    [formOf(daily), { everyX: '9999', start: '9999-12-31', streak: '0' }],
    [formOf(daily), { reminders: reminder('', '09:00') }],
    [formOf(daily), { text: 'x'.repeat(TASK_LIMITS.text), price: '', due: 'soon' }],
    [formOf(todo), { due: '', alias: '' }],
    [formOf(reward), { price: '9,5' }],
    [formOf(reward), { price: '999999999' }],
  ])('finds none within the limits (%#)', (before, edit) => {
    expect(problemsOf({ ...before, ...edit }, before)).toEqual([]);
  });

  it('does not judge what another app stored', () => {
    const odd = formOf({ ...daily, everyX: 0, streak: -2, alias: 'ä' });
    expect(problemsOf({ ...odd, text: 'Water the herbs' }, odd)).toEqual([]);
  });
});

describe('isBlank', () => {
  it.each([
    ['price', { price: ' ' }, true],
    ['price', { price: '-3' }, false],
    ['reminders', { reminders: reminder('', '') }, true],
    ['checklist', { checklist: item(TASK_LIMITS.itemText + 1) }, false],
  ] as const)('%s (%#)', (field, edit, is) => {
    expect(isBlank({ ...formOf(reward), ...edit }, field)).toBe(is);
  });
});

describe('numberIn', () => {
  it.each([
    ['7', 7],
    [' 7.6 ', 7.6],
    ['7,6', 7.6],
    ['-2', -2],
    ['', Number.NaN],
    ['often', Number.NaN],
    ['1e5', Number.NaN],
    ['0x10', Number.NaN],
    ['Infinity', Number.NaN],
  ])('reads "%s" as %d', (typed, value) => {
    expect(numberIn(typed)).toBe(value);
  });
});
