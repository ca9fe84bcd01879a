import { describe, expect, it } from 'vitest';
import { daily, file, id, makeId, mine, now, plan, player } from '../../test/support/imports.ts';
import { byStaff } from '../by-staff.ts';
import type { Player } from '../state/player.ts';

describe('an import', () => {
  it('brings values, streaks, histories and dates', () => {
    const {
      player: after,
      tasks,
      report,
    } = plan(file({ tasks: { dailys: [daily()] }, tasksOrder: { dailys: [id(1)] } }));
    expect(tasks).toEqual([{ ...daily(), userId: mine }]);
    expect(after.tasksOrder.dailys).toEqual([id(1)]);
    expect(after.stats).toMatchObject({ lvl: 57, gp: 2310.5 });
    expect(Object.keys(after.stats.training)).toEqual(['str', 'int', 'per', 'con']);
    expect(report).toMatchObject({
      tasks: { dailys: 1, replaced: 0, renamed: 0, staying: 0 },
      history: { entries: 1, since: '2020-09-13T12:26:40.000Z' },
      stock: 3,
    });
    expect(report.replaced).toContainEqual({ path: 'stats.lvl', before: 1, after: 57 });
  });

  it('keeps aside what is unknown, and lists it', () => {
    const { asides, report } = plan(
      file({
        items: { pets: { 'Wolf-Base': 5, 'Gryphon-Prototype': 5 } },
        preferences: { tasks: { layout: 'wide' } },
        tasks: { dailys: [daily({ colour: 'teal' })] },
      }),
    );
    expect(asides).toContainEqual({ path: 'items.pets.Gryphon-Prototype', reason: 'unknownItem', value: 5 });
    expect(asides).toContainEqual({
      path: 'preferences.tasks.layout',
      reason: 'unknownField',
      value: 'wide',
    });
    expect(report.asides).toContainEqual({
      path: 'tasks.dailys.*.colour',
      reason: 'unknownField',
      count: 1,
      isKept: true,
    });
  });

  it('keeps aside what cannot be set here, and no more than that', () => {
    const imageUrl = `data:image/png;base64,${'A'.repeat(3000)}`;
    const { player: after, asides } = plan(
      file({
        preferences: { sound: 'theNextTheme', improvementCategories: ['work', 'money'], size: 'broad' },
        profile: { imageUrl, blurb: 'hello' },
        tags: [null, { id: id(5) }, { id: id(6), name: null }, { id: id(7), name: 'garden' }],
      }),
    );
    expect(asides).toEqual([
      { path: 'preferences.sound', reason: 'unknownItem', value: 'theNextTheme' },
      { path: 'preferences.improvementCategories.1', reason: 'unknownItem', value: 'money' },
      { path: 'profile.imageUrl', reason: 'rejected', value: imageUrl },
      { path: 'tags.1', reason: 'rejected', value: { id: id(5) } },
      { path: 'tags.2', reason: 'rejected', value: { id: id(6), name: null } },
    ]);
    expect(after.preferences).toMatchObject({ sound: 'rosstavoTheme', improvementCategories: ['work'] });
    expect(after).toMatchObject({ preferences: { size: 'broad' }, profile: { blurb: 'hello' } });
    expect(after.tags).toEqual([{ id: id(7), name: 'garden' }]);
  });

  it('reads what old accounts hold', () => {
    const date = '2015-01-01T00:00:00.000Z';
    const { player: after, asides } = plan(
      file({
        stats: { class: 'mage' },
        items: { quests: { dustbunnies: -1, whale: 2 } },
        history: { exp: [{ date, value: null, _id: 'a' }, null, { date: 1_420_156_800_000, value: 7 }] },
        pinnedItems: [{ _id: '5d0c', type: 'potion', path: 'potion' }, null],
        tasks: {
          dailys: [
            daily({ group: { approval: { required: 'false' }, sharedCompletion: 'recurringCompletion' } }),
          ],
        },
      }),
    );
    expect(after.stats.class).toBe('wizard');
    expect(after.items.quests).toEqual({ dustbunnies: 0, whale: 2 });
    expect(after.history.exp).toEqual([
      { date, value: 0 },
      { date: 1_420_156_800_000, value: 7 },
    ]);
    expect(after.pinnedItems).toEqual([{ type: 'potion', path: 'potion' }]);
    expect(asides).toEqual([]);
  });

  it('never brings rights, sign-in data or honours, nor keeps them', () => {
    const own = player();
    const { player: after, asides } = plan(
      file({
        _id: id(9),
        apiToken: id(8),
        auth: { local: { email: 'x@example.org' }, timestamps: { created: '2013-01-01T00:00:00.000Z' } },
        permissions: { fullAccess: true },
        contributor: { level: 9, admin: true },
        backer: { tier: 5 },
        flags: { verifiedUsername: true, chatRevoked: true },
      }),
    );
    for (const key of ['_id', 'auth', 'permissions', 'contributor', 'backer'] as const)
      expect(after[key]).toEqual(own[key]);
    expect(after.flags.chatRevoked).toBe(own.flags.chatRevoked);
    expect(asides.filter(({ value }) => value !== undefined)).toEqual([]);
    expect(asides.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['apiToken', 'auth', 'permissions']),
    );
  });

  const rich = () =>
    file({
      balance: 3.5,
      auth: { timestamps: { created: '2013-01-01T00:00:00.000Z' } },
      purchased: { plan: { planId: 'basic', customerId: 'c', consecutive: { trinkets: 4 } } },
    });

  it('leaves money out by default', () => {
    const { player: after, ledger, report } = plan(rich());
    expect([after.balance, after.purchased.plan.consecutive.trinkets, ledger]).toEqual([0, 0, []]);
    expect(report.asides).toContainEqual({ path: 'balance', reason: 'money', count: 1, isKept: false });
  });

  it('enters money into the ledger where it comes along', () => {
    const { player: after, ledger } = plan(rich(), {}, true);
    expect(after.purchased.plan).toMatchObject({ planId: 'basic', customerId: 'c' });
    expect(after.auth.timestamps.created).toBe('2013-01-01T00:00:00.000Z');
    expect(ledger).toEqual([
      {
        userId: mine,
        currency: 'gems',
        kind: 'admin_update_balance',
        amount: 3.5,
        currentAmount: 3.5,
        ...byStaff,
      },
      {
        userId: mine,
        currency: 'hourglasses',
        kind: 'admin_update_hourglasses',
        amount: 4,
        currentAmount: 4,
        ...byStaff,
      },
    ]);
    expect(plan(rich(), { player: after }, true).ledger).toEqual([]);
  });

  it('gives a task a new id where somebody else has its own, and keeps to it', () => {
    const tree = file({
      tasks: { dailys: [daily({ challenge: { id: id(5), taskId: id(1) } })] },
      tasksOrder: { dailys: [id(1)] },
    });
    const first = plan(tree, { taken: new Set([id(1)]) });
    const [task] = first.tasks;
    expect(task?._id).toBe(makeId(`task ${id(1)}`));
    expect(task?.challenge).toEqual({ id: id(5), taskId: task?._id, broken: 'CHALLENGE_DELETED' });
    expect(first.player.tasksOrder.dailys).toEqual([task?._id]);
    expect(first.report.tasks.renamed).toBe(1);
    // The other task is gone by now.
    const again = plan(tree, { player: first.player, ownTasks: first.tasks });
    expect([again.tasks, again.player]).toEqual([first.tasks, first.player]);
    expect(again.report.tasks).toMatchObject({ replaced: 1, staying: 0 });
  });

  it('leaves tasks, tags and things that are only here', () => {
    const own: Player = {
      ...player(),
      tags: [{ id: id(30), name: 'home' }],
      tasksOrder: { habits: [], dailys: [id(20)], todos: [], rewards: [] },
    };
    own.items.eggs = { Fox: 1, Wolf: 9 };
    const { player: after, report } = plan(
      file({
        tags: [
          { id: id(31), name: 'work' },
          { id: 'short', name: 'old' },
        ],
        tasks: { dailys: [daily({ tags: [id(31), 'short'] })] },
        tasksOrder: { dailys: [id(1), id(77)] },
      }),
      { player: own, ownTasks: [{ _id: id(20) }] },
    );
    expect(after.tags.map(({ name }) => name)).toEqual(['work', 'old', 'home']);
    expect(after.tags[1]?.id).toBe(makeId('tag short'));
    expect(after.tasksOrder.dailys).toEqual([id(1), id(20)]);
    expect(after.items.eggs).toEqual({ Fox: 1, Wolf: 3 });
    expect(report.tasks.staying).toBe(1);
  });

  it('takes an alias away that another task has', () => {
    const { tasks, asides } = plan(file({ tasks: { dailys: [daily({ alias: 'ferns' })] } }), {
      ownTasks: [{ _id: id(20), alias: 'ferns' }],
    });
    expect(tasks[0]?.alias).toBeUndefined();
    expect(asides).toContainEqual({ path: `tasks.${id(1)}.alias`, reason: 'rejected', value: 'ferns' });
  });

  it('keeps a name that is not allowed aside', () => {
    const { player: after, asides } = plan(file({ profile: { name: 'x'.repeat(40) } }));
    expect(after.profile.name).toBe('maker');
    expect(asides).toContainEqual({ path: 'profile.name', reason: 'rejected', value: 'x'.repeat(40) });
  });

  it('never sets the last day ahead of the clock', () => {
    expect(plan(file({ lastCron: '2099-01-01T00:00:00.000Z' })).player.lastCron).toBe(
      '2026-02-10T12:00:00.000Z',
    );
    expect(plan(file({ lastCron: '2026-02-01T00:00:00.000Z' })).player.lastCron).toBe(
      '2026-02-01T00:00:00.000Z',
    );
  });

  it('brings messages by id', () => {
    const message = { id: id(3), uuid: id(4), text: 'hello', timestamp: now };
    for (const messages of [{ [id(3)]: message }, [message], message]) {
      const { messages: kept, report } = plan(file({ inbox: { messages } }));
      expect([kept, report.messages]).toEqual([{ [id(3)]: message }, { count: 1, people: 1 }]);
    }
  });

  it('reads what XML makes of lists and values', () => {
    const { player: after, tasks } = plan(
      file({
        stats: { lvl: '57', buffs: { streaks: 'false' } },
        preferences: { improvementCategories: 'work' },
        items: {
          mounts: { 'Wolf-Base': 'true', 'Fox-Base': '' },
          gear: { owned: { weapon_warrior_1: 'true' } },
        },
        purchased: { background: 'violet', skin: '' },
        tags: { id: id(31), name: 'work' },
        tasks: {
          dailys: { ...daily(), tags: id(31), challenge: '', group: { completedBy: '' }, history: '' },
        },
        tasksOrder: { dailys: id(1) },
      }),
    );
    expect(after.stats.lvl).toBe(57);
    expect(after.preferences.improvementCategories).toEqual(['work']);
    expect(after.items.mounts).toMatchObject({ 'Wolf-Base': true, 'Fox-Base': null });
    expect(after.purchased.background).toMatchObject({ violet: true });
    expect(after.tags).toEqual([{ id: id(31), name: 'work' }]);
    expect([tasks[0]?.tags, after.tasksOrder.dailys]).toEqual([[id(31)], [id(1)]]);
  });
});
