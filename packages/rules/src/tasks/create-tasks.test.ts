import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask, NOON } from '../../test/support/make.ts';
import { blankTask } from './blank.ts';
import { createTasks, MAX_NEW_TASKS, namesIn, type TakenNames } from './create-tasks.ts';

const ID = 'dddddddd-0000-4000-8000-000000000001';
const OTHER = 'dddddddd-0000-4000-8000-000000000002';
const nothingTaken: TakenNames = { ids: new Set(), aliases: new Set() };
const player = makePlayer((fresh) => {
  fresh.tasksOrder.todos = ['old'];
});

function create(sent: unknown, taken: Partial<TakenNames> = {}, who = player) {
  return createTasks(contextAt(), { player: who, taken: { ...nothingTaken, ...taken } }, sent);
}

function created(sent: unknown, who = player) {
  const result = create(sent, {}, who);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

describe('creating tasks', () => {
  it('puts them on top, the last one first', () => {
    const { data, changed, events } = created([
      { type: 'todo', text: 'a', _id: ID },
      { type: 'habit', text: 'b' },
      { type: 'todo', text: 'c', _id: OTHER },
    ]);
    expect(data.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(changed.newTasks).toBe(data);
    expect(changed.players[0]?.tasksOrder).toMatchObject({
      todos: [OTHER, ID, 'old'],
      habits: [data[1]?._id],
    });
    expect(events).toEqual(data.map((task) => ({ kind: 'taskCreated', userId: player._id, task })));
  });

  it('takes a single task too', () => {
    expect(created({ type: 'reward', text: 'cake', value: 3 }).data).toMatchObject([
      { type: 'reward', value: 3, userId: player._id },
    ]);
  });

  it('shares every section of the player but the order', () => {
    const after = created({ type: 'todo', text: 'a' }).changed.players[0];
    expect([after?.stats === player.stats, after?.achievements === player.achievements]).toEqual([
      true,
      true,
    ]);
    expect(after?.tasksOrder.habits).toBe(player.tasksOrder.habits);
  });

  it('saves nothing for an empty list', () => {
    expect(created([])).toMatchObject({ data: [], changed: { players: [], newTasks: [] }, events: [] });
  });

  it.each([
    [true, true],
    [false, undefined],
  ])('is an achievement the first time after the welcome: %s', (welcomed, has) => {
    const newcomer = makePlayer((fresh) => {
      fresh.flags.welcomed = welcomed;
    });
    const after = created({ type: 'todo', text: 'a' }, newcomer).changed.players[0];
    expect(after?.achievements['createdTask']).toBe(has);
    expect(after?.notifications.some(({ type }) => type === 'ACHIEVEMENT')).toBe(welcomed);
  });

  it('passes over a start date that is none', () => {
    const [daily] = created({ type: 'daily', text: 'a', startDate: 'soon' }).data;
    expect(daily).toMatchObject({ startDate: '2024-05-10T00:00:00.000Z' });
  });

  it.each<[why: string, sent: unknown, taken: Partial<TakenNames>, refusal: object]>([
    ['no type', { text: 'a' }, {}, { key: 'invalidTaskType' }],
    ['no task at all', null, {}, { key: 'invalidTaskType' }],
    [
      'a task without a text among others',
      [{ type: 'todo', text: 'a' }, { type: 'habit' }],
      {},
      { key: 'validationFailed', params: { model: 'habit' }, problems: [{ path: 'text', key: 'required' }] },
    ],
    [
      'an empty start date',
      { type: 'daily', text: 'a', startDate: '' },
      {},
      { key: 'validationFailed', problems: [{ path: 'startDate', key: 'required', value: '' }] },
    ],
    [
      'an alias twice',
      [1, 2].map(() => ({ type: 'todo', text: 'a', alias: 'x' })),
      {},
      { key: 'taskAliasAlreadyUsed' },
    ],
    [
      'an alias of another task',
      { type: 'todo', text: 'a', alias: 'x' },
      { aliases: new Set(['x']) },
      {
        key: 'validationFailed',
        params: { model: 'todo' },
        problems: [{ path: 'alias', key: 'aliasTaken', value: 'x' }],
      },
    ],
    [
      'an id of another task',
      { type: 'todo', text: 'a', _id: ID },
      { ids: new Set([ID]) },
      { key: 'validationFailed', problems: [{ path: '_id', key: 'invalidValue', value: ID }] },
    ],
    [
      'an id twice',
      [1, 2].map(() => ({ type: 'todo', text: 'a', _id: ID })),
      {},
      { key: 'validationFailed', problems: [{ path: '_id', key: 'invalidValue', value: ID }] },
    ],
    ['too many', Array.from({ length: MAX_NEW_TASKS + 1 }, () => ({})), {}, { key: 'payloadTooLarge' }],
  ])('refuses %s', (_, sent, taken, refusal) => {
    expect(create(sent, taken)).toMatchObject({ ok: false, refusal: { kind: 'badRequest', ...refusal } });
  });
});

describe('the names in what was sent', () => {
  it.each<[sent: unknown, ids: readonly string[], aliases: readonly string[]]>([
    [{ _id: ID, alias: 'a' }, [ID], ['a']],
    [[{ _id: ID }, { _id: ID, alias: 7 }, { alias: '' }], [ID], ['7']],
    [[null, 'x', 5, { _id: 'x', alias: null }], [], []],
    [undefined, [], []],
  ])('of %j', (sent, ids, aliases) => {
    expect(namesIn(sent)).toEqual({ ids, aliases });
  });
});

describe('a blank task', () => {
  it.each(['habit', 'daily', 'todo', 'reward'] as const)(
    'of type %s is what a new one starts from',
    (type) => {
      const {
        userId: _,
        isDue: _due,
        nextDue,
        startDate,
        ...made
      }: Record<string, unknown> = {
        ...makeTask(type, {}, player),
      };
      const {
        nextDue: _blank,
        startDate: start,
        ...blank
      }: Record<string, unknown> = {
        ...blankTask(type, String(made['_id']), NOON, `a ${type}`),
      };
      expect(made).toEqual(blank);
      expect([Boolean(nextDue), Boolean(startDate)]).toEqual([type === 'daily', Boolean(start)]);
    },
  );

  it('shares nothing with the next one', () => {
    const [one, other] = [1, 2].map(() => blankTask('daily', ID, NOON));
    expect(one?.checklist).not.toBe(other?.checklist);
    expect(one?.repeat).not.toBe(other?.repeat);
  });
});
