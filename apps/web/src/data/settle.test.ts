import { beforeEach, describe, expect, it } from 'vitest';
import { registerActions } from './define-action.ts';
import { previewEntry } from './projection.ts';
import { settleSaved } from './settle.ts';
import { earn, previews, takeBack } from '../../test/counted.ts';
import { testEntry, testGame } from '../../test/small-game.ts';

registerActions(earn, takeBack);

const base = testGame();
const entry = testEntry('a', earn({ gold: 3 }));

beforeEach(() => {
  previews.length = 0;
});

describe('settleSaved', () => {
  it('takes the words of the server over the preview', () => {
    const { game, stale } = settleSaved(base, entry, { data: { gp: 9 }, userV: 5 });
    expect([game.player.stats.gp, game.player._v, stale]).toEqual([9, 5, false]);
  });

  it('takes the notifications of the envelope', () => {
    const { game } = settleSaved(base, entry, { data: { gp: 9 }, notifications: [], userV: 5 });
    expect(game.player.notifications).toEqual([]);
  });

  it('needs no preview when there is one already', () => {
    const previewed = previewEntry(base, entry);
    previews.length = 0;
    settleSaved(base, entry, { data: { gp: 9 }, userV: 5 }, previewed);
    expect(previews).toEqual([]);
  });

  it('does not count an action that is in the state already', () => {
    const known = { ...base, player: { ...base.player, _v: 5 } };
    expect(settleSaved(known, entry, { data: { gp: 9 }, userV: 5 })).toEqual({ game: known, stale: true });
  });

  it('leaves the version as it was after an action that is not known', () => {
    const settled = testEntry('d', { kind: 'of-tomorrow' });
    const { game } = settleSaved(base, settled, { data: {}, notifications: [], userV: 5 });
    expect([game.player._v, game.player.notifications]).toEqual([4, []]);
  });

  it.each([
    { why: 'the version jumps by more than one', answer: { data: { gp: 9 }, userV: 6 }, settled: entry },
    {
      why: 'the rules refuse what the server took',
      answer: { data: { gp: 9 } },
      settled: testEntry('b', earn({ gold: 101 })),
    },
    {
      why: 'the answer contains too little',
      answer: { data: {} },
      settled: testEntry('c', takeBack({ operationId: 'a' })),
    },
    {
      why: 'the action is not known',
      answer: { data: {} },
      settled: testEntry('d', { kind: 'of-tomorrow' }),
    },
  ])('asks for everything when $why', ({ answer, settled }) => {
    expect(settleSaved(base, settled, answer).stale).toBe(true);
  });
});
