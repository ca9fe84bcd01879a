import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask, ofType } from '../../test/support/make.ts';
import { carriedOut, valueOf } from '../../test/support/party.ts';
import { taskAfter } from '../outcome.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { setCustomDayStart } from './day-start.ts';
import { daysMissed, needsCron, readOffsetHeader, yesterdaysDailies } from './pending.ts';
import { runDay } from './run-day.ts';
import { isTeamDayPending, runTeamDay } from './team-day.ts';

const NOW = '2024-05-11T12:00:00.000Z';
const item = (completed: boolean, index: number) => ({ id: `item-${index}`, text: '', completed });
const due = { frequency: 'daily', isDue: true } as const;
const tasks = (): Task[] => [
  makeTask('todo', { _id: 't1', value: 0 }),
  makeTask('todo', { _id: 't2', value: -5 }),
  makeTask('daily', { ...due, _id: 'a', streak: 4 }),
  makeTask('daily', { ...due, _id: 'b', streak: 7, completed: true }),
  makeTask('daily', {
    ...due,
    _id: 'c',
    priority: 2,
    value: -10,
    checklist: [true, true, true, false].map((done, index) => item(done, index)),
  }),
  makeTask('daily', {
    ...due,
    _id: 'd',
    everyX: 5,
    startDate: '2024-05-09T00:00:00.000Z',
    checklist: [item(true, 0), item(false, 1)],
  }),
  makeTask('habit', { _id: 'h1', up: true, down: false, value: 3, counterUp: 2 }),
  makeTask('habit', { _id: 'h2', value: 3 }),
  makeTask('habit', { _id: 'h3', up: false, value: 0.05 }),
];
const warrior = (change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    Object.assign(player.stats, { lvl: 10, mp: 20 });
    change(player);
  });
const dayOf = (player: Player, list = tasks()) => {
  const day = carriedOut(runDay(contextAt(NOW), { player, tasks: list }, { daysMissed: 1 }));
  const byId = new Map([...list, ...day.tasks].map((task) => [task._id, task]));
  const { progress } = day.data;
  const task = (id: string): Task => {
    const found = byId.get(id);
    if (!found) throw new Error(`no task ${id}`);
    return found;
  };
  return { ...day, progress, task, daily: (id: string) => ofType(task(id), 'daily') };
};

describe('a whole day (rules-scoring-and-day 8.8)', () => {
  it('judges, ages, resets and recovers', () => {
    const { player, task, daily, progress } = dayOf(warrior());
    expect(task('t1').value).toBe(-1);
    expect(task('t2').value).toBeCloseTo(-6.136698, 6);
    expect(task('a')).toMatchObject({ value: -1, streak: 0 });
    expect(task('b')).toMatchObject({ completed: false, streak: 7 });
    expect(task('c').value).toBeCloseTo(-10.323021, 6);
    expect(daily('c').checklist.some(({ completed }) => completed)).toBe(false);
    expect(task('d')).toMatchObject({ value: 0, checklist: [{ completed: true }, { completed: false }] });
    expect(daily('d').history).toHaveLength(1);
    expect([task('h1').value, task('h2').value, task('h3').value]).toEqual([1.5, 3, 0]);
    expect(task('h1')).toMatchObject({ counterUp: 0 });
    expect(player.stats.hp).toBeCloseTo(46.7, 9);
    expect(player.stats.mp).toBeCloseTo(25.833333, 6);
    expect(progress.down).toBeCloseTo(-1.323021, 6);
    expect(player.history.todos.at(-1)?.value).toBeCloseTo(-7.136698, 6);
    expect(player.history.exp.at(-1)?.value).toBe(1320);
    expect(player.party.quest.progress).toMatchObject({ up: 0, down: 0, collectedItems: 0 });
    expect(player).toMatchObject({ lastCron: NOW, loginIncentives: 1, flags: { cronCount: 1 } });
  });

  it('marks the day it opened, so that no journey opens it again', () => {
    const { player } = dayOf(warrior());
    expect(player.lastDay).toEqual({ cron: NOW, day: Math.floor(Date.parse(NOW) / 86_400_000) });
    expect(player.lastCron).toBe(NOW);
    const abroad = { ...player.preferences, timezoneOffset: 720 };
    expect(needsCron({ ...player, preferences: abroad }, Date.parse('2024-05-12T11:59:59.000Z'))).toBe(false);
    expect(needsCron(player, Date.parse('2024-05-11T23:59:59.000Z'))).toBe(false);
  });

  it('is perfect when stealth hides every miss', () => {
    const { player, daily } = dayOf(warrior((fresh) => (fresh.stats.buffs.stealth = 2)));
    expect(player.stats).toMatchObject({ hp: 50, mp: 30, buffs: { str: 5, stealth: 0 } });
    expect(player.achievements.perfect).toBe(1);
    expect(daily('a').streak).toBe(4);
  });

  it('takes nothing from a resting player, and gives no mana', () => {
    const { player, task, progress } = dayOf(warrior((fresh) => (fresh.preferences.sleep = true)));
    expect(player.stats).toMatchObject({ hp: 50, mp: 20, buffs: { str: 0 } });
    expect(task('a')).toMatchObject({ value: 0, streak: 4 });
    expect(progress).toEqual({ up: 0, down: 0, collectedItems: 0 });
  });

  it('keeps personal streaks under Chilling Frost', () => {
    expect(dayOf(warrior((fresh) => (fresh.stats.buffs.streaks = true))).daily('a').streak).toBe(4);
  });

  it('deletes to-dos completed more than 30 days ago, 90 for subscribers', () => {
    const old = makeTask('todo', { _id: 'old', completed: true, dateCompleted: '2024-04-01T00:00:00.000Z' });
    const shared = { ...old, _id: 'shared', challenge: { id: 'x' } };
    expect(dayOf(warrior(), [old, shared]).changed.removedTaskIds).toEqual(['old']);
    const subscriber = warrior((fresh) => (fresh.purchased.plan.customerId = 'c'));
    expect(dayOf(subscriber, [old]).changed.removedTaskIds).toEqual([]);
  });
});

describe('the dailies asked about', () => {
  it('are the player’s own that are not done and will be judged', () => {
    const list = tasks();
    const quiet = { ...ofType(list[2], 'daily'), _id: 'quiet', yesterDaily: false };
    const asked = yesterdaysDailies(warrior(), [...list, quiet], Date.parse(NOW));
    expect(asked.map(({ _id }) => _id)).toEqual(['a', 'c']);
  });
});

describe('days missed without a record of the last day (rules-scoring-and-day 5.10)', () => {
  it.each([
    { ds: 0, old: 0, last: '2024-05-10T23:59Z', now: '2024-05-11T00:00Z', days: 1, why: 'midnight' },
    {
      ds: 4,
      old: 0,
      last: '2024-05-10T08:00Z',
      now: '2024-05-11T03:59Z',
      days: 0,
      why: 'before the day start',
    },
    { ds: 11, old: 0, last: '2024-05-03T08:00Z', now: '2024-05-10T17:00Z', days: 8, why: 'a week away' },
    {
      ds: 0,
      old: 300,
      last: '2024-05-10T12:00Z',
      now: '2024-05-11T04:00Z',
      days: 0,
      why: 'still evening in the west',
    },
    {
      ds: 0,
      old: -60,
      new: -120,
      last: '2024-03-30T08:00Z',
      now: '2024-03-30T22:30Z',
      days: 1,
      why: 'moved east',
    },
    {
      ds: 0,
      old: -60,
      new: 0,
      last: '2024-10-26T23:30Z',
      now: '2024-10-27T00:30Z',
      days: 0,
      why: 'moved west',
    },
    {
      ds: 0,
      old: -60,
      new: 0,
      last: '2024-10-24T12:00Z',
      now: '2024-10-27T10:00Z',
      days: 3,
      why: 'west, days later',
    },
  ])('$days at $now with day start $ds ($why)', ({ ds, old, new: header, last, now, days }) => {
    const player = makePlayer((fresh) => {
      Object.assign(fresh.preferences, { dayStart: ds, timezoneOffset: old, timezoneOffsetAtLastCron: old });
      fresh.lastCron = new Date(last).toISOString();
    });
    expect(daysMissed(player, Date.parse(now), header).daysMissed).toBe(days);
  });

  it('moves the last run along with a clock that went back', () => {
    const player = makePlayer((fresh) => {
      Object.assign(fresh.preferences, { timezoneOffset: -60, timezoneOffsetAtLastCron: -60 });
      fresh.lastCron = '2024-10-26T23:30:00.000Z';
    });
    const after = daysMissed(player, Date.parse('2024-10-27T00:30Z'), 0);
    expect(after.player).toMatchObject({
      lastCron: '2024-10-27T00:30:00.000Z',
      preferences: { timezoneOffset: 0 },
    });
  });
});

describe('the zone header', () => {
  it.each([
    { header: '-60', offset: -60 },
    { header: '720', offset: 720 },
    { header: '721', offset: undefined },
    { header: '-841', offset: undefined },
    { header: '', offset: undefined },
    { header: 'abc', offset: undefined },
    { header: undefined, offset: undefined },
  ])('$header is read as $offset (W9)', ({ header, offset }) =>
    expect(readOffsetHeader(header)).toBe(offset),
  );

  it('that disagrees with the named zone ends it', () => {
    const player = makePlayer((fresh) => (fresh.preferences.timezone = 'Europe/Berlin'));
    expect(daysMissed(player, Date.parse(NOW), -120).player.preferences.timezone).toBe('Europe/Berlin');
    expect(daysMissed(player, Date.parse(NOW), 300).player.preferences.timezone).toBeUndefined();
  });
});

describe('a last run in the future', () => {
  const ahead = (lastCron: string) =>
    makePlayer((player) => {
      Object.assign(player, { lastCron, lastDay: { cron: lastCron, day: 20_254 } });
    });

  it('counts as now, and its day as today', () => {
    const { player, daysMissed: missed } = daysMissed(ahead('2025-06-15T12:00:00.000Z'), Date.parse(NOW));
    expect([missed, player.lastCron, player.lastDay]).toEqual([0, NOW, { cron: NOW, day: 19_854 }]);
  });

  it('is left alone within the clock skew of two servers', () => {
    const player = ahead('2024-05-11T12:00:59.000Z');
    expect(daysMissed(player, Date.parse(NOW)).player).toBe(player);
  });
});

describe('a changed day start (W8)', () => {
  const player = makePlayer();
  it.each([24, 23.5, -1, null, undefined, '', 'x'])('%s is refused', (dayStart) => {
    expect(setCustomDayStart(contextAt(NOW), { player }, { dayStart }).ok).toBe(false);
  });

  it('to half past counts from the next full hour', () => {
    const { player: after } = carriedOut(setCustomDayStart(contextAt(NOW), { player }, { dayStart: 3.5 }));
    expect(after.preferences.dayStart).toBe(3.5);
    expect(needsCron(after, Date.parse('2024-05-11T03:59:00.000Z'))).toBe(false);
    expect(needsCron(after, Date.parse('2024-05-11T04:00:00.000Z'))).toBe(true);
  });

  it('keeps a pending day pending', () => {
    const now = Date.parse('2024-05-11T01:00:00.000Z');
    expect(needsCron(player, now)).toBe(true);
    const { player: after } = carriedOut(setCustomDayStart(contextAt(now), { player }, { dayStart: 4 }));
    expect(needsCron(after, now)).toBe(false);
    expect(needsCron(after, Date.parse('2024-05-11T04:00:00.000Z'))).toBe(true);
  });

  it('triggers no day at once and judges none twice', () => {
    const now = Date.parse('2024-05-10T13:00:00.000Z');
    const changed = carriedOut(setCustomDayStart(contextAt(now), { player }, { dayStart: 14 }));
    expect(needsCron(changed.player, Date.parse('2024-05-10T14:30:00.000Z'))).toBe(false);
    expect(needsCron(changed.player, Date.parse('2024-05-11T14:00:00.000Z'))).toBe(true);
    expect(changed).toMatchObject({ message: { key: 'customDayStartHasChanged' } });
  });
});

describe('the day of a team', () => {
  const board = (task: Task, detail: Record<string, { completed: boolean }> = {}): Task => ({
    ...task,
    group: { id: 'g', assignedUsersDetail: detail },
  });
  const team = { lastProcessed: '2024-05-10T12:00:00.000Z', zone: {} };
  const now = Date.parse(NOW);
  const run = (task: Task): Task =>
    taskAfter(valueOf(runTeamDay(contextAt(NOW), { ...team, tasks: [task] })), task);

  it('waits for a day start since the last run', () => {
    expect(isTeamDayPending(team, now)).toBe(true);
    expect(isTeamDayPending({ ...team, lastProcessed: '2024-05-11T00:00:00.000Z' }, now)).toBe(false);
    expect(isTeamDayPending({ ...team, lastProcessed: undefined }, now)).toBe(true);
  });

  it.each([
    { why: 'halves a one-sided habit', task: makeTask('habit', { up: false, value: 3 }), value: 1.5 },
    {
      why: 'rounds a faint one-sided habit to 0',
      task: makeTask('habit', { up: false, value: 0.19 }),
      value: 0,
    },
    { why: 'leaves a two-sided habit', task: makeTask('habit', { value: 3 }), value: 3 },
    { why: 'ages an open to-do', task: makeTask('todo'), value: -1 },
    { why: 'ages no to-do below the floor', task: makeTask('todo', { value: -47 }), value: -47.27 },
  ])('$why', ({ task, value }) => expect(run(board(task)).value).toBe(value));

  it('reopens a missed daily and takes the share its members did', () => {
    const daily = board(makeTask('daily', { ...due }), { x: { completed: true }, y: { completed: false } });
    expect(run(daily)).toMatchObject({
      value: -0.5,
      completed: false,
      group: { assignedUsersDetail: { x: { completed: false } } },
    });
  });
});
