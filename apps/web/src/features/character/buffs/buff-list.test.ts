import { describe, expect, it } from 'vitest';
import { player } from '../../../../test/game.ts';
import { buffsOf } from './buff-list.ts';

describe('what is at work', () => {
  it('is nothing on a plain day', () => expect(buffsOf(player())).toEqual([]));

  it('is what skills, a perfect day and friends have left', () => {
    const of = player(({ stats }) =>
      Object.assign(stats.buffs, { str: 3, per: 5, stealth: 2, streaks: true, seafoam: true }),
    );
    expect(buffsOf(of)).toEqual([
      { kind: 'attribute', attribute: 'str', points: 3 },
      { kind: 'attribute', attribute: 'per', points: 5 },
      { kind: 'stealth', dailies: 2 },
      { kind: 'streaks' },
      { kind: 'look', look: 'seafoam', cure: 'sand' },
    ]);
  });
});
