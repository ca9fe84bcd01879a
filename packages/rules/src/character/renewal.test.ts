import { allGear } from '@everdeed/content';
import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { changedBy, isKeptForever, noBuffs } from './fresh-start.ts';
import { rebirth } from './rebirth.ts';
import { reroll } from './reroll.ts';
import { resetAccount } from './reset.ts';
import { toggleSleep } from './sleep.ts';

const ctx = contextAt();
const id = (index: number): string => `dddddddd-0000-4000-8000-00000000000${index}`;
const tasks: readonly Task[] = [
  makeTask('habit', { _id: id(1), value: 4, counterUp: 2, counterDown: 1 }),
  makeTask('daily', { _id: id(2), value: -3, streak: 9 }),
  makeTask('todo', { _id: id(3), value: -2 }),
  makeTask('todo', { _id: id(4), value: 5, completed: true }),
  makeTask('reward', { _id: id(5), value: 20 }),
  makeTask('daily', { _id: id(6), value: -3, challenge: { id: 'c', taskId: 't' } }),
  makeTask('daily', { _id: id(7), value: -3, challenge: { id: 'c', taskId: 't', broken: 'TASK_DELETED' } }),
  makeTask('daily', { _id: id(8), value: -3, group: { id: 'g' } }),
];
const idsOf = (list: readonly Task[]): string[] => list.map(({ _id }) => _id);

describe('resting', () => {
  it.each([true, false])('at %s is toggled', (sleep) => {
    const player = makePlayer(({ preferences }) => (preferences.sleep = sleep));
    const { data, player: after } = carriedOut(toggleSleep(ctx, { player }));
    expect([data, after.preferences.sleep]).toEqual([!sleep, !sleep]);
  });
});

describe('a rebirth', () => {
  const reborn = (change: (player: Player) => void = () => {}) => {
    const player = makePlayer((fresh) => {
      Object.assign(fresh.stats, {
        lvl: 60,
        class: 'rogue',
        gp: 99,
        exp: 50,
        mp: 40,
        hp: 3,
        str: 9,
        points: 4,
      });
      fresh.stats.buffs.str = 5;
      fresh.balance = 2;
      fresh.items.currentPet = 'Wolf-Base';
      fresh.items.pets['Wolf-Base'] = 5;
      Object.assign(fresh.flags, { itemsEnabled: true, classSelected: true, rebirthEnabled: true });
      change(fresh);
    });
    return rebirth(ctx, { player, tasks });
  };

  it('takes the character back to level one, and keeps what was collected', () => {
    const { player, message } = carriedOut(reborn());
    expect(player.stats).toMatchObject({
      lvl: 1,
      class: 'warrior',
      gp: 0,
      exp: 0,
      mp: 0,
      hp: 50,
      str: 0,
      points: 0,
    });
    expect(player.stats.buffs).toEqual(noBuffs());
    expect(player.items).toMatchObject({ currentPet: '', pets: { 'Wolf-Base': 5 } });
    expect(player.flags).toMatchObject({ itemsEnabled: false, classSelected: false, rebirthEnabled: false });
    expect(message).toEqual({ key: 'rebirthComplete' });
    expect(player.notifications.map(({ type }) => type)).toEqual(['REBIRTH_ACHIEVEMENT']);
  });

  it('resets only tasks that are not shared', () => {
    const { changed } = carriedOut(reborn());
    expect(idsOf(changed.tasks)).toEqual([id(1), id(2), id(3), id(7)]);
    expect(changed.tasks[0]).toMatchObject({ value: 0, counterUp: 0, counterDown: 0 });
    expect(changed.tasks[1]).toMatchObject({ value: 0, streak: 0 });
  });

  it.each([
    { lvl: 60, balance: 1.25, answer: 'notAuthorized notEnoughGems' },
    { lvl: 60, balance: 1.5, answer: 'accepted' },
    { lvl: 100, balance: 0, answer: 'accepted' },
  ])('at level $lvl with a balance of $balance: $answer', ({ lvl, balance, answer }) => {
    const result = reborn((player) => {
      player.stats.lvl = lvl;
      player.balance = balance;
    });
    expect(refusalOf(result)).toBe(answer);
  });

  it('that is free records its day', () => {
    const { player, ledger } = carriedOut(reborn(({ stats }) => (stats.lvl = 120)));
    expect(player.flags.lastFreeRebirth).toBe('2024-05-10T12:00:00.000Z');
    expect(player.achievements).toMatchObject({ rebirths: 1, rebirthLevel: 100 });
    expect(ledger).toEqual([]);
  });
});

describe('fortifying', () => {
  it('neutralises all own values and heals, for four gems', () => {
    const player = makePlayer((fresh) => {
      fresh.balance = 1;
      fresh.stats.hp = 1;
    });
    const { player: after, changed, ledger } = carriedOut(reroll(ctx, { player, tasks }));
    expect([after.balance, after.stats.hp]).toEqual([0, 50]);
    expect(idsOf(changed.tasks)).toEqual([id(1), id(2), id(3), id(4), id(7)]);
    expect(changed.tasks.every(({ value }) => value === 0)).toBe(true);
    expect(ledger).toMatchObject([{ kind: 'reroll', amount: -1 }]);
  });

  it('is refused without the gems', () => {
    expect(refusalOf(reroll(ctx, { player: makePlayer(), tasks }))).toBe('notAuthorized notEnoughGems');
  });
});

describe('a reset', () => {
  const player = makePlayer((fresh) => {
    Object.assign(fresh.stats, { lvl: 30, class: 'healer', gp: 70, exp: 9, hp: 4, str: 12, points: 3 });
    fresh.tasksOrder.dailys = [id(2), id(6), id(7), id(8)];
    fresh.tasksOrder.habits = [id(1)];
    Object.assign(fresh.items.gear.owned, {
      armor_healer_1: true,
      weapon_healer_6: false,
      weapon_warrior_0: false,
    });
    fresh.preferences.costume = true;
  });
  const { player: after, changed, message } = carriedOut(resetAccount(ctx, { player, tasks }));

  it('deletes only tasks that are not shared, from the order lists too', () => {
    expect(changed.removedTaskIds).toEqual([id(1), id(2), id(3), id(4), id(5), id(7)]);
    expect(after.tasksOrder).toMatchObject({ habits: [], dailys: [id(6), id(8)] });
  });

  it('begins at level one with one point, and keeps the class', () => {
    expect(after.stats).toMatchObject({ lvl: 1, class: 'healer', gp: 0, exp: 0, hp: 50, str: 0, points: 1 });
    expect(message).toEqual({ key: 'resetComplete' });
  });

  it('takes bought gear away and puts the first gear on', () => {
    expect(after.items.gear.owned).toMatchObject({ armor_healer_1: false, weapon_warrior_0: true });
    expect(after.items.gear.equipped).toMatchObject({ weapon: 'weapon_warrior_0', armor: 'armor_base_0' });
    expect(after.preferences.costume).toBe(false);
  });

  it.each(['eyewear_special_blackTopFrame', 'headAccessory_special_blackHeadband'])('leaves %s', (key) => {
    expect(after.items.gear.owned[key]).toBe(player.items.gear.owned[key]);
  });
});

describe('a fresh start', () => {
  it('touches only tasks that it changes', () => {
    const [first, second] = tasks;
    if (!first || !second) throw new Error('two tasks are needed');
    expect(
      changedBy([first, second], (task) => (task === first ? { ...task, value: 0 } : task)),
    ).toHaveLength(1);
    expect(changedBy(tasks, (task) => task)).toEqual([]);
  });

  it.each([
    ['glasses', true],
    ['headband', true],
    ['animal', false],
    [undefined, false],
  ])('keeps gear of the set %s forever: %s', (gearSet, isKept) => {
    const item = allGear().find((gear) => gear.gearSet === gearSet);
    expect(item && isKeptForever(item)).toBe(isKept);
  });
});
