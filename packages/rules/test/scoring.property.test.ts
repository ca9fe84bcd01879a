import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beforeSave,
  daysMissed,
  type Player,
  runDay,
  scoreTask,
  STORED_CEILING,
  type Task,
  undoScore,
} from '@everdeed/rules';
import { anyDice, anyDirection, anyPlayer, anyTask } from './support/arbitrary.ts';
import { contextAt, NOON } from './support/make.ts';
import { runs } from './support/runs.ts';

const DAY_MS = 86_400_000;

/** Every number of a player and of tasks is one. */
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

/** The record as it comes back from storage. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('no draw of the dice', () => {
  it('makes a stat of a scoring NaN or puts it out of range', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyDirection, anyDice, (player, task, direction, dice) => {
        const ctx = contextAt(NOON, dice);
        const scored = scoreTask(ctx, { player, task, direction });
        if (!scored.ok) return;
        const after = beforeSave(ctx, scored.value.player, { before: player });
        expectNumbers([after, scored.value.task, scored.value.delta, scored.value.tmp]);
        expectInRange(after);
      }),
      { numRuns: runs(400) },
    );
  });

  it('makes a stat of a day NaN or puts it out of range', () => {
    fc.assert(
      fc.property(anyPlayer, fc.array(anyTask, { maxLength: 8 }), anyDice, (player, tasks, dice) => {
        const ctx = contextAt(NOON + 2 * DAY_MS, dice);
        const day = runDay(ctx, { player, tasks, daysMissed: 2 });
        expectNumbers([day.player, day.tasks, day.progress]);
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
        const scored = scoreTask(ctx, { player, task, direction });
        if (!scored.ok) return;
        const { undo, ...after } = scored.value;
        const undone = undoScore(ctx, { player: after.player, task: after.task, record: stored(undo) });
        expect(undone).toMatchObject({ ok: true });
        if (undone.ok)
          expect(stored([undone.value.player, undone.value.task])).toEqual(stored([player, task]));
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
          const undos: { at: number; record: unknown }[] = [];
          for (const [at, direction] of done) {
            const task = state.tasks[at];
            const scored = task && scoreTask(ctx, { player: state.player, task, direction });
            if (!scored?.ok) continue;
            state = { player: scored.value.player, tasks: state.tasks.with(at, scored.value.task) };
            undos.push({ at, record: stored(scored.value.undo) });
          }
          for (const { at, record } of undos.toReversed()) {
            const task = state.tasks[at] as Task;
            const undone = undoScore(ctx, { player: state.player, task, record: record as never });
            if (!undone.ok) throw new Error(undone.refusal.key);
            state = { player: undone.value.player, tasks: state.tasks.with(at, undone.value.task) };
          }
          expect(stored(state)).toEqual(stored({ player, tasks }));
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('after another tick leaves what that tick alone would have brought', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyTask, (drawn, first, second) => {
        // Streaks, levels and full bars make ticks depend on one another; those cases stand in undo.test.ts.
        const player = { ...drawn, stats: { ...drawn.stats, exp: 0, lvl: 60, hp: 30, mp: 20, gp: 500 } };
        const ctx = contextAt(NOON);
        const one = scoreTask(ctx, { player, task: first, direction: 'up' });
        if (!one.ok) return;
        const both = scoreTask(ctx, { player: one.value.player, task: second, direction: 'up' });
        const alone = scoreTask(ctx, { player, task: second, direction: 'up' });
        if (!both.ok || !alone.ok) return;
        const undone = undoScore(ctx, {
          player: both.value.player,
          task: one.value.task,
          record: stored(one.value.undo),
        });
        if (!undone.ok) throw new Error(undone.refusal.key);
        const { stats } = undone.value.player;
        const wanted = alone.value.player.stats;
        for (const key of ['gp', 'exp', 'hp', 'mp', 'lvl'] as const)
          expect(stats[key]).toBeCloseTo(wanted[key], 6);
        expect(stored(undone.value.task)).toEqual(stored(first));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a scored player', () => {
  it('shares every section that the scoring did not touch', () => {
    fc.assert(
      fc.property(anyPlayer, anyTask, anyDirection, (player, task, direction) => {
        const scored = scoreTask(contextAt(), { player, task, direction });
        if (!scored.ok) return;
        const { preferences, purchased, tags, inbox, profile, history } = scored.value.player;
        expect(preferences).toBe(player.preferences);
        expect(
          [purchased, tags, inbox, profile, history].every(
            (part, index) =>
              part === [player.purchased, player.tags, player.inbox, player.profile, player.history][index],
          ),
        ).toBe(true);
        expect(daysMissed(scored.value.player, NOON).player).toBe(scored.value.player);
      }),
      { numRuns: runs(100) },
    );
  });
});
