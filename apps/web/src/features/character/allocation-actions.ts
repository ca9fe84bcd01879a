import * as rules from '@everdeed/rules';
import type { Attribute } from '@everdeed/rules';
import { characterCalls } from 'virtual:calls/character';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter, withStats } from '../../data/game.ts';

/** Spends free points on several attributes. */
export const allocateBulk = defineAction({
  kind: 'allocateBulk',
  addsUp: true,
  call: ({ stats }: { readonly stats: Readonly<Record<Attribute, number>> }) =>
    requestOf(characterCalls.allocateBulk, { body: { stats } }),
  preview: (game, { stats }, context) => gameAfter(game, rules.allocateBulk(context, game, { stats })),
  settle: (game, answer) => withStats(game, answer),
});

/** Spends all free points the way the settings say. */
export const allocateNow = defineAction({
  kind: 'allocateNow',
  addsUp: true,
  call: () => requestOf(characterCalls.allocateNow),
  preview: (game, _, context) => gameAfter(game, rules.allocateNow(context, game)),
  settle: (game, answer) => withStats(game, answer),
});

/** Spending several points at once; loaded with the profile. */
export const allocationActions = [allocateBulk, allocateNow] as const;
