import type { Habit, Player } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { blankTask } from '../task-kit/blank-task.ts';
import type { Game, OutboxEntry } from './game.ts';
import { project } from './preview.ts';
import { settleSaved } from './settle.ts';

const habit: Habit = { ...blankTask('habit', 'h', 0, 'Read'), userId: 'p' };
const player = (version: number): Player =>
  ({
    _id: 'p',
    _v: version,
    stats: {
      hp: 50,
      mp: 10,
      exp: 0,
      gp: 0,
      lvl: 1,
      class: 'warrior',
      points: 0,
      str: 0,
      con: 0,
      int: 0,
      per: 0,
      buffs: { str: 0, con: 0, int: 0, per: 0, stealth: 0, streaks: false },
      training: { str: 0, con: 0, int: 0, per: 0 },
    },
    items: {
      gear: { owned: {}, equipped: {}, costume: {} },
      eggs: {},
      food: {},
      hatchingPotions: {},
      quests: {},
      lastDrop: { date: '', count: 0 },
    },
    preferences: { dayStart: 0, timezoneOffset: 0 },
    flags: { levelDrops: {} },
    achievements: { completedTask: true, streak: 0 },
    purchased: { plan: {} },
    party: { quest: { progress: { up: 0, down: 0, collect: {}, collectedItems: 0 } } },
    tasksOrder: { habits: ['h'], dailys: [], todos: [], rewards: [] },
    notifications: [],
    tags: [],
    contributor: {},
    auth: { timestamps: {} },
  }) as unknown as Player;

const game = (version: number): Game => ({ player: player(version), tasks: [habit] });
const entry = (id: string, deed: OutboxEntry['deed']): OutboxEntry => ({
  id,
  userId: 'p',
  at: '2026-11-21T10:00:00.000Z',
  deed,
  tab: 't',
});
const tick = entry('a', { kind: 'score', taskId: 'h', direction: 'up' });
const counter = ({ tasks }: Game) => (tasks[0] as Habit).counterUp;

describe('settleSaved', () => {
  it('takes the words of the server over the preview', () => {
    const { game: after, stale } = settleSaved(game(4), tick, { data: { gp: 9, exp: 7, lvl: 1 }, userV: 5 });
    expect([counter(after), after.player.stats.gp, after.player._v, stale]).toEqual([1, 9, 5, false]);
  });

  it('does not count an act that is in the state already', () => {
    const { game: after, stale } = settleSaved(game(5), tick, { data: { gp: 9 }, userV: 5 });
    expect([counter(after), stale]).toEqual([0, true]);
  });

  it('asks for everything when the version jumps by more than one', () => {
    expect(settleSaved(game(4), tick, { data: {}, userV: 6 }).stale).toBe(true);
  });

  it('adds what dropped', () => {
    const data = { _tmp: { drop: { type: 'Food', key: 'Meat' } } };
    expect(settleSaved(game(4), tick, { data, userV: 5 }).game.player.items.food).toEqual({ Meat: 1 });
  });
});

describe('project', () => {
  it('shows waiting acts over the base, in order', () => {
    expect(counter(project(game(4), [tick, { ...tick, id: 'b' }]))).toBe(2);
  });

  it('shows nothing of an act that waits together with its undoing', () => {
    const undo = entry('u', { kind: 'undo', taskId: 'h', operationId: 'a', before: habit });
    const shown = project(game(4), [tick, undo]);
    expect([counter(shown), shown.player.stats.exp]).toEqual([0, 0]);
  });

  it('leaves out an act on a task that is gone', () => {
    const base = game(4);
    expect(project(base, [entry('x', { kind: 'deleteTask', taskId: 'nowhere' })])).toBe(base);
  });
});
