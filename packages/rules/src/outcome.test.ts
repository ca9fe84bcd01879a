import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../test/support/make.ts';
import { attempt, openJournal } from './attempt.ts';
import { loadedDice, pickOne, rollOfStats, seededDice } from './dice.ts';
import { nameRef, readNameRef } from './names.ts';
import { outcomeOf, playerAfter, taskAfter } from './outcome.ts';
import { accept, done, refuse, refuseLeaving } from './result.ts';
import { isUuid } from './uuid.ts';

describe('an outcome', () => {
  it('is empty by default', () => {
    expect(outcomeOf('data')).toEqual({
      data: 'data',
      changed: { players: [], tasks: [], newTasks: [], removedTaskIds: [] },
      chat: [],
      notifications: [],
      ledger: [],
      events: [],
    });
  });

  it('holds what changed and what was recorded', () => {
    const player = makePlayer();
    const message = { key: 'unlocked' } as const;
    const outcome = outcomeOf(1, { players: [player], removedTaskIds: ['x'] }, { message });
    expect(outcome).toMatchObject({
      data: 1,
      message,
      changed: { players: [player], removedTaskIds: ['x'] },
    });
  });

  it('gives players and tasks as it leaves them, others as they are', () => {
    const [before, other] = [makePlayer(), makePlayer((player) => (player._id = 'other'))];
    const after = { ...before, balance: 3 };
    const task = makeTask('habit');
    const scored = { ...task, value: 1 };
    const outcome = outcomeOf(undefined, { players: [after], tasks: [scored] });
    expect([playerAfter(outcome, before), playerAfter(outcome, other)]).toEqual([after, other]);
    expect(taskAfter(outcome, task)).toBe(scored);
    expect(taskAfter(outcomeOf(undefined), task)).toBe(task);
  });
});

describe('an attempt', () => {
  const player = makePlayer();
  it('shares every section that it leaves alone', () => {
    const result = attempt(
      player,
      (draft) => {
        draft.stats.gp = 5;
        return done;
      },
      ({ stats }) => stats.gp,
    );
    if (!result.ok) throw new Error('refused');
    const after = playerAfter(result.value, player);
    expect(result.value.data).toBe(5);
    expect(after).not.toBe(player);
    expect(after.items).toBe(player.items);
    expect(player.stats.gp).toBe(0);
  });

  it('names the player even where nothing changed', () => {
    const result = attempt(
      player,
      () => done,
      () => undefined,
    );
    expect(result.ok && result.value.changed.players[0]).toBe(player);
  });

  it('drops all its changes when it refuses half-way', () => {
    const result = attempt(
      player,
      (draft, journal) => {
        draft.stats.gp = 5;
        journal.events.push({ kind: 'revived', userId: draft._id });
        return refuse('badRequest', 'invalidAmount');
      },
      () => undefined,
    );
    expect(result).toEqual({ ok: false, refusal: { kind: 'badRequest', key: 'invalidAmount' } });
    expect(player.stats.gp).toBe(0);
  });

  it('keeps the journal, and what else is to be stored', () => {
    const result = attempt(
      player,
      (draft, journal) => {
        journal.message = { key: 'unlocked' };
        journal.chat.push({ groupId: 'g', info: { type: 'all_items_found' } });
        return accept(draft.stats.lvl);
      },
      (_after, level) => level,
      { removedTaskIds: ['x'] },
    );
    expect(result).toMatchObject({
      value: {
        data: 1,
        message: { key: 'unlocked' },
        chat: [{ groupId: 'g' }],
        changed: { removedTaskIds: ['x'] },
      },
    });
  });

  it('begins with an empty journal', () => {
    expect(openJournal()).toEqual({ chat: [], notifications: [], ledger: [], events: [] });
  });
});

describe('a refusal', () => {
  it('leaves parameters out where there are none', () => {
    expect(refuse('notFound', 'itemNotFound')).toEqual({
      ok: false,
      refusal: { kind: 'notFound', key: 'itemNotFound' },
    });
    expect(refuse('notFound', 'itemNotFound', { key: 'x' })).toMatchObject({
      refusal: { params: { key: 'x' } },
    });
  });

  it('can leave something behind', () => {
    const outcome = outcomeOf(undefined, { players: [makePlayer()] });
    const refused = refuseLeaving({ kind: 'notAuthorized', key: 'notEnoughGems' }, outcome);
    expect(refused.ok ? undefined : refused.refusal.outcome).toBe(outcome);
  });
});

describe('dice', () => {
  it.each([
    [0, 'a'],
    [0.34, 'b'],
    [0.999, 'c'],
  ])('that show %d pick %s of three', (roll, wanted) => {
    expect(pickOne(loadedDice(roll), ['a', 'b', 'c'])).toBe(wanted);
  });

  it('cannot pick from nothing', () => {
    expect(() => pickOne(loadedDice(0), [])).toThrow(RangeError);
  });

  it('of one seed fall alike, of two seeds differently', () => {
    const draws = (seed: number) => {
      const dice = seededDice(seed);
      return Array.from({ length: 50 }, () => dice.roll());
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws(7).every((roll) => roll >= 0 && roll < 1)).toBe(true);
  });

  it.each([0, 12, 116, 1e6])('from a sum of stats of %d lie between 0 and 1', (sum) => {
    expect(rollOfStats(sum)).toBeGreaterThanOrEqual(0);
    expect(rollOfStats(sum)).toBeLessThan(1);
  });
});

describe('references to names', () => {
  it.each([
    ['gear', 'weapon_warrior_1'],
    ['message', 'potionText'],
    ['pet', 'Wolf-Base'],
  ] as const)('of a %s are written and read', (family, key) => {
    expect(readNameRef(nameRef(family, key))).toEqual({ family, key });
  });

  it.each(['plain text', '@gear', '@/key', 7, undefined])('are not read out of %j', (value) => {
    expect(readNameRef(value)).toBeUndefined();
  });
});

describe('ids', () => {
  it.each([
    [contextAt().newId(), true],
    ['AAAAAAAA-0000-4000-8000-000000000001', true],
    ['aaaaaaaa-0000-4000-8000-00000000000', false],
    ['aaaaaaaa-0000-4000-8000-0000000000011', false],
    ['', false],
    [undefined, false],
    [7, false],
  ])('%j: %s', (value, is) => expect(isUuid(value)).toBe(is));
});
