import { describe, expect, it } from 'vitest';
import { makePlayer, makeTask } from '../../test/support/make.ts';
import type { Daily, Todo } from '../state/task.ts';
import { nextReminder, nextShownReminder, remindersBetween } from './reminders.ts';

const ID = 'dddddddd-0000-4000-8000-000000000001';
const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString().replace(':00.000Z', 'Z');

const owner = (timezone: string, dayStart = 0, lastCron = '2026-03-27T05:00:00.000Z') =>
  makePlayer((fresh) => {
    Object.assign(fresh.preferences, { timezone, dayStart });
    fresh.lastCron = lastCron;
  });
const reminders = (time: string) => [{ id: ID, time }];
const daily = (time: string, fields: Partial<Daily> = {}) =>
  makeTask('daily', {
    frequency: 'daily',
    everyX: 1,
    startDate: '2026-01-01T00:00:00.000Z',
    reminders: reminders(time),
    ...fields,
  });
const todo = (time: string, fields: Partial<Todo> = {}) =>
  makeTask('todo', { reminders: reminders(time), ...fields });

describe('the next reminder of a daily', () => {
  it.each([
    [
      'today, at the hour in the player’s zone',
      '2026-01-05T08:30:00.000Z',
      '2026-03-27T06:00Z',
      '2026-03-27T08:30Z',
    ],
    ['in the very minute', '2026-01-05T08:30:00.000Z', '2026-03-27T08:30Z', '2026-03-27T08:30Z'],
    ['tomorrow once it has passed', '2026-01-05T08:30:00.000Z', '2026-03-27T08:31Z', '2026-03-28T08:30Z'],
    [
      'an hour earlier in UTC from the change to summer time on',
      '2026-01-05T08:30:00.000Z',
      '2026-03-28T09:00Z',
      '2026-03-29T07:30Z',
    ],
    [
      'after the hour that the change leaves out',
      '2026-01-05T01:30:00.000Z',
      '2026-03-28T12:00Z',
      '2026-03-29T01:30Z',
    ],
  ])('comes %s', (_, time, from, next) => {
    expect(iso(nextReminder(daily(time), at(from), owner('Europe/Berlin')))).toBe(next);
  });

  it('comes once where an hour is there twice', () => {
    const task = daily('2026-01-05T01:30:00.000Z');
    const found = remindersBetween(
      [task],
      at('2026-10-24T12:00Z'),
      at('2026-10-25T12:00Z'),
      owner('Europe/Berlin'),
    );
    expect(found.map((one) => iso(one.at))).toEqual(['2026-10-25T00:30Z']);
  });

  it('skips days on which it is not due', () => {
    const task = daily('2026-01-05T08:00:00.000Z', { everyX: 3 });
    expect(iso(nextReminder(task, at('2026-03-27T06:00Z'), owner('UTC')))).toBe('2026-03-29T08:00Z');
  });

  it('belongs to the day before, until that ends', () => {
    const task = daily('2026-01-05T01:00:00.000Z', { everyX: 2 });
    const late = owner('UTC', 4);
    // Due on 28 March: an hour after that midnight is still the evening of the 27th.
    expect(iso(nextReminder(task, at('2026-03-27T12:00Z'), late))).toBe('2026-03-29T01:00Z');
    expect(iso(nextReminder(task, at('2026-03-27T12:00Z'), owner('UTC')))).toBe('2026-03-28T01:00Z');
  });

  it('is none if it is never due', () => {
    const never = daily('2026-01-05T08:00:00.000Z', { everyX: 0 });
    expect(nextReminder(never, at('2026-03-27T06:00Z'), owner('UTC'))).toBeUndefined();
  });
});

describe('the reminders of a minute', () => {
  const after = at('2026-03-27T08:29:59Z');
  const until = at('2026-03-27T08:30:20Z');
  const due = (task: ReturnType<typeof daily> | ReturnType<typeof todo>, who = owner('UTC')) =>
    remindersBetween([task], after, until, who).map((one) => [one.reminderId, iso(one.at)]);
  const found = [[ID, '2026-03-27T08:30Z']];

  it.each([
    ['a daily that is due', daily('2026-01-05T08:30:00.000Z'), found],
    ['a daily that is done today', daily('2026-01-05T08:30:00.000Z', { completed: true }), []],
    ['a daily of another minute', daily('2026-01-05T08:31:00.000Z'), []],
    [
      'a daily that starts tomorrow',
      daily('2026-01-05T08:30:00.000Z', { startDate: '2026-03-28T00:00:00.000Z' }),
      [],
    ],
    ['a to-do', todo('2026-03-27T08:30:00.000Z'), found],
    ['a to-do within the minute', todo('2026-03-27T08:30:10.000Z'), found],
    ['a to-do that is done', todo('2026-03-27T08:30:00.000Z', { completed: true }), []],
    ['a to-do of yesterday', todo('2026-03-26T08:30:00.000Z'), []],
    ['a to-do at no time', todo('soon'), []],
  ])('%s', (_, task, expected) => {
    expect(due(task)).toEqual(expected);
  });

  it('include a daily that was done for the day before the pending one', () => {
    const done = daily('2026-01-05T08:30:00.000Z', { completed: true });
    expect(due(done, owner('UTC', 0, '2026-03-26T20:00:00.000Z'))).toEqual(found);
  });

  it('of habits and rewards are none', () => {
    const tasks = [
      makeTask('habit', { reminders: reminders('2026-03-27T08:30:00.000Z') }),
      makeTask('reward'),
    ];
    expect(remindersBetween(tasks, after, until, owner('UTC'))).toEqual([]);
  });
});

describe('the reminder that a card shows', () => {
  it.each([
    ['the next one', daily('2026-01-05T08:30:00.000Z'), '2026-03-27T08:30Z'],
    [
      'tomorrow’s once today is done',
      daily('2026-01-05T08:30:00.000Z', { completed: true }),
      '2026-03-28T08:30Z',
    ],
    ['that of a to-do', todo('2026-05-01T10:00:00.000Z'), '2026-05-01T10:00Z'],
    ['none of a to-do that is done', todo('2026-05-01T10:00:00.000Z', { completed: true }), undefined],
  ])('is %s', (_, task, next) => {
    expect(iso(nextShownReminder(task, at('2026-03-27T06:00Z'), owner('UTC')))).toBe(next);
  });
});
