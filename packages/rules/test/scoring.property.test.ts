import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beforeSave,
  daysMissed,
  type Player,
  playerAfter,
  runDay,
  scoreTask,
  STORED_CEILING,
  type Task,
  type UndoRecord,
  undoScore,
} from '@everdeed/rules';
import { anyDice, anyDirection, anyPlayer, anyTask } from './support/arbitrary.ts';
import { contextAt, NOON } from './support/make.ts';
import { carriedOut } from './support/party.ts';
import { scored, undone } from './support/scored.ts';
import { runs } from './support/runs.ts';

const DAY_MS = 86_400_000;

/** Expects every number of a player and of tasks to be finite. */
function expectNumbers(value: unknown, path = ''): void {
  if (typeof value === 'number') expect(Number.isFinite(value), path).toBe(true);
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) expectNumbers(inner, `${path}.${key}`);
  }
}

function expectInRange({ stats }: Player): void {
  for (const key of ['hp', 'mp', 'gp', 'points', 'str', 'int', 'con', 'per'] as const) {
    expect(stats[key], key).toBeGreaterThanOrEqual(0);
  }
  for (const key of ['hp', 'mp', 'exp', 'gp'] as const)
    expect(stats[key], key).toBeLessThanOrEqual(STORED_CEILING);
  expect(stats.lvl).toBeGreaterThanOrEqual(1);
  expect(stats.lvl).toBeLessThanOrEqual(9999);
}

/** The record after a round trip through storage. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('no draw of the dice', () => {
  it('makes a stat NaN or puts it out of range in a scoring', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyDirection, anyDice, (player, task, direction, dice) => {
        const ctx = contextAt(NOON, dice);
        const result = scoreTask(ctx, { player, task }, { direction });
        if (!result.ok) return;
        const { player: saved, task: done, delta, tmp } = scored({ player, task }, result);
        const after = beforeSave(ctx, saved, { before: player });
        expectNumbers([after, done, delta, tmp]);
        expectInRange(after);
      }),
      { numRuns: runs(400) },
    );
  });

  it('makes a stat NaN or puts it out of range in a day', () => {
    fc.assert(
      fc.property(anyPlayer, fc.array(anyTask, { maxLength: 8 }), anyDice, (player, tasks, dice) => {
        const ctx = contextAt(NOON + 2 * DAY_MS, dice);
        const day = carriedOut(runDay(ctx, { player, tasks }, { daysMissed: 2 }));
        expectNumbers([day.player, day.tasks, day.data.progress]);
        expectInRange(beforeSave(ctx, day.player));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('undoing a scoring', () => {
  it('right away gives back exactly what was before', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyDirection, anyDice, (player, task, direction, dice) => {
        const ctx = contextAt(NOON, dice);
        const result = scoreTask(ctx, { player, task }, { direction });
        if (!result.ok) return;
        const after = scored({ player, task }, result);
        const before = undone(after, undoScore(ctx, after, stored(after.undo)));
        expect(stored(before)).toEqual(stored({ player, task }));
      }),
      { numRuns: runs(400) },
    );
  });

  it('of several tasks in reverse order gives back exactly what was before', () => {
    const acts = fc.array(fc.tuple(fc.nat({ max: 3 }), anyDirection), { maxLength: 8 });
    fc.assert(
      fc.property(
        anyPlayer,
        fc.array(anyTask, { minLength: 4, maxLength: 4 }),
        acts,
        anyDice,
        (player, tasks, done, dice) => {
          const ctx = contextAt(NOON, dice);
          let state: { player: Player; tasks: Task[] } = { player, tasks };
          const undos: { at: number; record: UndoRecord }[] = [];
          for (const [at, direction] of done) {
            const task = state.tasks[at];
            const scene = task && { player: state.player, task };
            const result = scene && scoreTask(ctx, scene, { direction });
            if (!scene || !result?.ok) continue;
            const after = scored(scene, result);
            state = { player: after.player, tasks: state.tasks.with(at, after.task) };
            undos.push({ at, record: stored(after.undo) });
          }
          for (const { at, record } of undos.toReversed()) {
            const task = state.tasks[at];
            if (!task) throw new Error(`no task ${at}`);
            const scene = { player: state.player, task };
            const before = undone(scene, undoScore(ctx, scene, record));
            state = { player: before.player, tasks: state.tasks.with(at, before.task) };
          }
          expect(stored(state)).toEqual(stored({ player, tasks }));
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('after another scoring leaves what that scoring alone would have brought', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyTask, (drawn, first, second) => {
        // Streaks, levels and full bars make scorings depend on one another; undo.test.ts covers those cases.
        const player = { ...drawn, stats: { ...drawn.stats, exp: 0, lvl: 60, hp: 30, mp: 20, gp: 500 } };
        const ctx = contextAt(NOON);
        const result = scoreTask(ctx, { player, task: first }, { direction: 'up' });
        if (!result.ok) return;
        const one = scored({ player, task: first }, result);
        const both = scoreTask(ctx, { player: one.player, task: second }, { direction: 'up' });
        const alone = scoreTask(ctx, { player, task: second }, { direction: 'up' });
        if (!both.ok || !alone.ok) return;
        const scene = { player: playerAfter(both.value, one.player), task: one.task };
        const back = undone(scene, undoScore(ctx, scene, stored(one.undo)));
        const { stats } = back.player;
        const wanted = playerAfter(alone.value, player).stats;
        for (const key of ['gp', 'exp', 'hp', 'mp', 'lvl'] as const)
          expect(stats[key]).toBeCloseTo(wanted[key], 6);
        expect(stored(back.task)).toEqual(stored(first));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a scored player', () => {
  it('shares every section that the scoring did not touch', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyDirection, (player, task, direction) => {
        const result = scoreTask(contextAt(), { player, task }, { direction });
        if (!result.ok) return;
        const after = playerAfter(result.value, player);
        const { preferences, purchased, tags, inbox, profile, history } = after;
        expect(preferences).toBe(player.preferences);
        expect(
          [purchased, tags, inbox, profile, history].every(
            (part, index) =>
              part === [player.purchased, player.tags, player.inbox, player.profile, player.history][index],
          ),
        ).toBe(true);
        expect(daysMissed(after, NOON).player).toBe(after);
      }),
      { numRuns: runs(100) },
    );
  });
});
