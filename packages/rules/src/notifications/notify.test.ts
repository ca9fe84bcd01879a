import { expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { notify } from './notify.ts';

it('keeps one notification of a streak, the newest, and every one of other types', () => {
  const player = makePlayer();
  const ctx = contextAt();
  for (const type of ['STREAK_ACHIEVEMENT', 'REBIRTH_ACHIEVEMENT']) {
    notify(ctx, player, type);
    const seen = player.notifications.at(-1);
    if (seen) seen.seen = true;
    notify(ctx, player, type);
  }
  expect(player.notifications.map(({ type, seen }) => [type, seen])).toEqual([
    ['STREAK_ACHIEVEMENT', false],
    ['REBIRTH_ACHIEVEMENT', true],
    ['REBIRTH_ACHIEVEMENT', false],
  ]);
});
