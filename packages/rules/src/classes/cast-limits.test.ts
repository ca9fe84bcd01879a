import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { cast } from './cast.ts';

const at = '2026-02-10T12:00:00.000Z';
const ctx = contextAt(at);
const mighty = (change: (stats: Player['stats']) => void): Player =>
  makePlayer(({ stats }) => {
    Object.assign(stats, { lvl: 14, mp: 1e6, gp: 1e6, int: 10 });
    change(stats);
  });

describe('casting in bulk', () => {
  it.each([
    ['a hundred times', 100, 'accepted'],
    ['more often', 101, 'badRequest invalidQuantity'],
    ['as often as the gold would last', 100_000, 'badRequest invalidQuantity'],
  ])('%s', (_often, quantity, outcome) => {
    const player = mighty(() => {});
    expect(refusalOf(cast(ctx, { player }, { key: 'greeting', quantity }))).toBe(outcome);
  });

  it('means nothing to skills that work on all at once', () => {
    const player = mighty((stats) => (stats.class = 'wizard'));
    const once = carriedOut(cast(ctx, { player }, { key: 'earth', quantity: 101 }));
    expect(once.player.stats.mp).toBe(1e6 - 35);
  });
});

describe('tasks that are cast on', () => {
  it('count as touched, even if their value stays', () => {
    const player = mighty((stats) => (stats.class = 'wizard'));
    const task = makeTask('habit', { userId: player._id });
    const { changed } = carriedOut(
      cast(ctx, { player, tasks: [task] }, { key: 'fireball', targetId: task._id }),
    );
    expect(changed.tasks).toEqual([{ ...task, updatedAt: at }]);
  });

  it('are all that brightness shines on', () => {
    const player = mighty((stats) => (stats.class = 'healer'));
    const tasks = [makeTask('habit', { userId: player._id }), makeTask('reward', { userId: player._id })];
    const { changed } = carriedOut(cast(ctx, { player, tasks }, { key: 'brightness' }));
    expect(changed.tasks).toMatchObject([{ type: 'habit', updatedAt: at }]);
  });
});
