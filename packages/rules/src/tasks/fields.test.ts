import { describe, expect, it } from 'vitest';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { contextAt, makePlayer, makeTask, NOON, ofType } from '../../test/support/make.ts';
import type { Daily } from '../state/task.ts';
import { createTask } from './create.ts';
import { editTask } from './edit.ts';

const ID = 'dddddddd-0000-4000-8000-000000000001';
const player = makePlayer();
const create = (fields: object) =>
  createTask(contextAt(), player, { type: 'daily', text: 'Stretch', ...fields });

describe('a new task', () => {
  it.each([
    { why: 'no type', fields: { type: undefined }, path: 'type', key: 'invalidTaskType' },
    { why: 'an unknown type', fields: { type: 'constructor' }, path: 'type', key: 'invalidTaskType' },
    { why: 'no text', fields: { text: undefined }, path: 'text', key: 'required' },
    { why: 'empty text', fields: { text: '' }, path: 'text', key: 'required' },
    { why: 'text that is a list', fields: { text: ['a'] }, path: 'text', key: 'cast' },
    {
      why: 'a difficulty between two',
      fields: { priority: '1.55' },
      path: 'priority',
      key: 'priorityValues',
    },
    {
      why: 'an attribute that is none',
      fields: { attribute: 'luck' },
      path: 'attribute',
      key: 'enum',
    },
    {
      why: 'a frequency that is none',
      fields: { frequency: 'hourly' },
      path: 'frequency',
      key: 'enum',
    },
    { why: 'half an interval', fields: { everyX: 1.5 }, path: 'everyX', key: 'everyXValues' },
    { why: 'an interval above 9999', fields: { everyX: 10000 }, path: 'everyX', key: 'everyXValues' },
    { why: 'a negative interval', fields: { everyX: -1 }, path: 'everyX', key: 'everyXValues' },
    {
      why: 'the 32nd of a month (W15)',
      fields: { daysOfMonth: [1, 32] },
      path: 'daysOfMonth.1',
      key: 'invalidValue',
    },
    {
      why: 'a sixth week (W15)',
      fields: { weeksOfMonth: [5] },
      path: 'weeksOfMonth.0',
      key: 'invalidValue',
    },
    { why: 'no start date', fields: { startDate: null }, path: 'startDate', key: 'required' },
    {
      why: 'a start in the year 10000',
      fields: { startDate: 253402300800000 },
      path: 'startDate',
      key: 'invalidValue',
    },
    {
      why: 'a start that is no date',
      fields: { startDate: 'soon' },
      path: 'startDate',
      key: 'cast',
    },
    { why: 'a tag that is no id', fields: { tags: ['work'] }, path: 'tags.0', key: 'invalidValue' },
    { why: 'an alias with a space', fields: { alias: 'my task' }, path: 'alias', key: 'aliasCharacters' },
    { why: 'an alias like an id', fields: { alias: ID }, path: 'alias', key: 'aliasUuid' },
    {
      why: 'a reminder without a time',
      fields: { reminders: [{}] },
      path: 'time',
      key: 'required',
    },
    {
      why: 'a reminder at no time',
      fields: { reminders: [{ time: 'soon' }] },
      path: 'time',
      key: 'cast',
    },
    { why: 'a reminder that is none', fields: { reminders: [7] }, path: 'reminders.0', key: 'cast' },
    { why: 'an infinite streak', fields: { streak: '1e400' }, path: 'streak', key: 'cast' },
    { why: 'an own id that is none', fields: { _id: 'x' }, path: '_id', key: 'invalidValue' },
  ])('is refused with $why', ({ fields, path, key }) => {
    expect(create(fields)).toMatchObject({ ok: false, problems: [{ path, key }] });
  });

  it.each([
    { why: 'a number as text', fields: { text: 7 }, read: { text: '7' } },
    { why: 'numbers written out', fields: { everyX: '3' }, read: { everyX: 3 } },
    {
      why: 'truths written out',
      fields: { yesterDaily: 'false', repeat: { m: 0 } },
      read: { yesterDaily: false },
    },
    { why: 'a difficulty to one decimal', fields: { priority: 1.04 }, read: { priority: 1 } },
    { why: 'no attribute as strength', fields: { attribute: null }, read: { attribute: 'str' } },
    {
      why: 'server fields as nothing',
      fields: { completed: true, value: 9, userId: 'x', history: [1] },
      read: { completed: false, value: 0, userId: player._id, history: [] },
    },
    { why: 'unknown fields as nothing', fields: { colour: 'red' }, read: { text: 'Stretch' } },
  ])('reads $why', ({ fields, read }) => {
    const made = create(fields);
    expect(made).toMatchObject({ ok: true, value: read });
    expect(made.ok && 'colour' in made.value).toBe(false);
  });

  it('keeps weekdays in stored order and merges a part of them', () => {
    const made = create({ repeat: { su: false, m: false, moon: true } });
    const { repeat } = ofType(made.ok ? made.value : undefined, 'daily');
    expect(JSON.stringify(repeat)).toBe(
      '{"m":false,"t":true,"w":true,"th":true,"f":true,"s":true,"su":false}',
    );
  });

  it('starts at midnight of the player, with due flags set', () => {
    const west = makePlayer((fresh) => {
      fresh.preferences.timezoneOffset = 300;
    });
    const made = createTask(contextAt('2024-05-10T03:00:00.000Z'), west, {
      type: 'daily',
      text: 'x',
      frequency: 'daily',
    });
    expect(made).toMatchObject({ value: { startDate: '2024-05-09T05:00:00.000Z', isDue: true } });
  });

  it('of a reward has a price of 0 or more', () => {
    expect(createTask(contextAt(), player, { type: 'reward', text: 'x', value: '2.5' })).toMatchObject({
      value: { value: 2.5 },
    });
    expect(createTask(contextAt(), player, { type: 'reward', text: 'x', value: -1 })).toMatchObject({
      ok: false,
    });
  });

  it('of a group has no owner and no alias, and is tagged with the group', () => {
    const made = createTask(
      contextAt(),
      player,
      { type: 'todo', text: 'x', alias: 'x' },
      { kind: 'group', groupId: ID },
    );
    expect(made).toMatchObject({ value: { tags: [ID], group: { id: ID, managerNotes: '' } } });
    expect(made.ok && ('userId' in made.value || 'alias' in made.value)).toBe(false);
  });

  it('finds six dates and ends, however far its start', () => {
    const createAll = () => {
      for (const frequency of ['daily', 'weekly', 'monthly', 'yearly']) {
        for (const startDate of ['0001-01-01', '9999-12-31']) {
          create({ frequency, startDate, everyX: 9999, daysOfMonth: [31] });
          create({ frequency, startDate, everyX: 1, weeksOfMonth: [4], repeat: { su: true } });
        }
      }
    };
    expect(cpuMs(createAll)).toBeLessThan(500);
  });
});

describe('an edited task', () => {
  const update = (task: Daily, fields: object, who = player) => {
    const result = editTask(contextAt(NOON + 1000), who, task, fields);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return ofType(result.value, 'daily');
  };

  it('keeps its start date when other fields are edited after a journey west (W16)', () => {
    const west = makePlayer((fresh) => {
      fresh.preferences.timezoneOffset = 600;
    });
    const daily = makeTask('daily', { frequency: 'monthly', daysOfMonth: [10] });
    const edited = update(daily, { text: 'Moved', startDate: daily.startDate, daysOfMonth: [10] }, west);
    expect(edited).toMatchObject({ text: 'Moved', startDate: daily.startDate, daysOfMonth: [10] });
  });

  it('repeats monthly on the day of its start date', () => {
    expect(update(makeTask('daily'), { frequency: 'monthly', daysOfMonth: [3, 20] }).daysOfMonth).toEqual([
      10,
    ]);
    const moved = update(makeTask('daily', { frequency: 'monthly', daysOfMonth: [10] }), {
      startDate: '2024-06-15T18:00:00.000Z',
    });
    expect(moved).toMatchObject({ startDate: '2024-06-15T00:00:00.000Z', daysOfMonth: [15] });
  });

  it.each([
    { why: 'merges weekdays', fields: { repeat: { f: false } }, read: { repeat: { m: true, f: false } } },
    { why: 'truncates the streak', fields: { streak: 4.9 }, read: { streak: 4 } },
    { why: 'empties lists', fields: { tags: [], checklist: '' }, read: { tags: [], checklist: [] } },
    {
      why: 'leaves id and type',
      fields: { _id: 'x', id: 'x', type: 'todo' },
      read: { _id: 'own', type: 'daily' },
    },
    {
      why: 'gives checklist items ids',
      fields: { checklist: [{ text: 'a' }] },
      read: { checklist: [{ id: expect.any(String), text: 'a', completed: false }] },
    },
    { why: 'sets an empty note back', fields: { notes: null }, read: { notes: '' } },
  ])('$why', ({ fields, read }) => {
    const daily = makeTask('daily', {
      _id: 'own',
      tags: [ID],
      notes: 'n',
      checklist: [{ id: ID, text: 'b', completed: true }],
    });
    expect(update(daily, fields)).toMatchObject(read);
  });

  it('loses its alias or date to an empty value', () => {
    const todo = makeTask('todo', { alias: 'ferns', date: '2024-05-10T00:00:00.000Z' });
    const result = editTask(contextAt(), player, todo, { alias: '', date: '' });
    expect(result).toMatchObject({ ok: true, value: { date: null } });
    expect(result.ok && 'alias' in result.value).toBe(false);
  });

  it('of a challenge changes only what is the player’s own', () => {
    const copy = makeTask('daily', { challenge: { id: ID, taskId: ID } });
    expect(update(copy, { text: 'mine', notes: 'mine', everyX: 4 })).toMatchObject({
      text: 'a daily',
      notes: 'mine',
      everyX: 1,
    });
  });

  it('is refused whole when one field is wrong', () => {
    const result = editTask(contextAt(), player, makeTask('habit'), { text: 'new', frequency: 'yearly' });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ path: 'frequency', key: 'enum', value: 'yearly' }],
    });
  });
});
