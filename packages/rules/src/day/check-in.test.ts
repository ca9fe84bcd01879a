import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { produce } from '../state/draft.ts';
import { checkIn } from './check-in.ts';

describe('the gift of a check-in', () => {
  it.each([
    { had: 0, has: 1, why: 'is one scroll' },
    { had: 2, has: 3, why: 'adds to the scrolls that are there' },
    { had: -2, has: 1, why: 'does not vanish in a count below 0' },
  ])('on the seventh day $why', ({ had, has }) => {
    const player = makePlayer((fresh) => {
      fresh.loginIncentives = 6;
      fresh.items.quests['moon1'] = had;
    });
    const after = produce(player, (draft) => checkIn(contextAt(), draft));
    expect(after.loginIncentives).toBe(7);
    expect(after.items.quests['moon1']).toBe(has);
  });
});
