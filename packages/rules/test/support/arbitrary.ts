import fc from 'fast-check';
import { type Player, seededDice, type Task } from '@everdeed/rules';
import { makePlayer, makeTask } from './make.ts';

const PRIORITIES = [0.1, 1, 1.5, 2] as const;
const CLASSES = ['warrior', 'rogue', 'wizard', 'healer'] as const;
const WEAPONS = [
  'weapon_base_0',
  'weapon_rogue_6',
  'weapon_wizard_6',
  'weapon_warrior_3',
  'weapon_none_9',
] as const;

/** Dice from a seed, as the property prints it. */
export const anyDice = fc.nat().map(seededDice);

/**
 * A player anywhere in the game: at a low or high level, healthy or nearly dead, with or without items and
 * skills.
 */
export const anyPlayer: fc.Arbitrary<Player> = fc
  .record({
    lvl: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(9998, 9999)),
    hp: fc.double({ min: 0, max: 50, noNaN: true }),
    mp: fc.double({ min: 0, max: 300, noNaN: true }),
    exp: fc.integer({ min: -50, max: 5000 }),
    gp: fc.double({ min: 0, max: 1000, noNaN: true }),
    points: fc.integer({ min: 0, max: 60 }),
    attributes: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 60 }))),
    buff: fc.integer({ min: 0, max: 200 }),
    klass: fc.constantFrom(...CLASSES),
    weapon: fc.constantFrom(...WEAPONS),
    automatic: fc.boolean(),
    mode: fc.constantFrom('flat', 'classbased', 'taskbased', 'other'),
    isNew: fc.boolean(),
    hasItems: fc.boolean(),
    sleep: fc.boolean(),
    stealth: fc.integer({ min: 0, max: 3 }),
    dayStart: fc.integer({ min: 0, max: 23 }),
    timezoneOffset: fc.integer({ min: -56, max: 48 }).map((quarter) => quarter * 15),
  })
  .map((drawn) =>
    makePlayer((player) => {
      const [str = 0, int = 0, con = 0, per = 0] = drawn.attributes;
      const { lvl, hp, mp, exp, gp, points } = drawn;
      Object.assign(player.stats, { lvl, hp, mp, exp, gp, points, str, int, con, per, class: drawn.klass });
      Object.assign(player.stats.buffs, { str: drawn.buff, per: drawn.buff, stealth: drawn.stealth });
      player.items.gear.equipped.weapon = drawn.weapon;
      Object.assign(player.preferences, {
        automaticAllocation: drawn.automatic,
        allocationMode: drawn.mode,
        sleep: drawn.sleep,
        dayStart: drawn.dayStart,
        timezoneOffset: drawn.timezoneOffset,
      });
      if (drawn.isNew) delete player.achievements['completedTask'];
      player.items.eggs = drawn.hasItems ? { Wolf: 1 } : {};
      player.items.food = drawn.hasItems ? { Meat: 1 } : {};
      delete player.lastDay;
    }),
  );

/** A personal task of any kind, in any state. */
export const anyTask: fc.Arbitrary<Task> = fc
  .record({
    type: fc.constantFrom('habit', 'daily', 'todo', 'reward'),
    value: fc.double({ min: -120, max: 120, noNaN: true }),
    priority: fc.constantFrom(...PRIORITIES),
    attribute: fc.constantFrom('str', 'int', 'con', 'per'),
    streak: fc.integer({ min: -2, max: 90 }),
    ticks: fc.array(fc.boolean(), { maxLength: 5 }),
    completed: fc.boolean(),
    up: fc.boolean(),
    id: fc.uuid(),
  })
  .map(({ type, value, priority, attribute, streak, ticks, completed, up, id }): Task => {
    const base = { _id: id, priority, attribute, value } as const;
    const checklist = ticks.map((isDone, index) => ({ id: `item-${index}`, text: '', completed: isDone }));
    switch (type) {
      case 'habit':
        return makeTask('habit', { ...base, up });
      case 'daily':
        return makeTask('daily', { ...base, streak, checklist, completed });
      case 'todo': {
        const stamp = completed ? { dateCompleted: '2024-05-01T00:00:00.000Z' } : {};
        return makeTask('todo', { ...base, checklist, completed, ...stamp });
      }
      default:
        return makeTask('reward', { ...base, value: Math.abs(value) });
    }
  });

/** Up or down. */
export const anyDirection = fc.constantFrom('up' as const, 'down' as const);
