import * as rules from '@everdeed/rules';
import { petCalls } from 'virtual:calls/pet';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { gameAfter } from '../../../data/game.ts';
import { release } from '../../../item-kit/release-action.ts';

interface Feeding {
  readonly pet: string;
  readonly food: string;
  readonly amount: number;
}

/** Feeds a pet; at 50 points, or with a saddle, it becomes a mount. */
export const feedPet = defineAction({
  kind: 'feed',
  addsUp: true,
  call: ({ pet, food, amount }: Feeding) =>
    requestOf(petCalls.feed, { params: { pet, food }, query: { amount: String(amount) } }),
  preview: (game, feeding, context) => gameAfter(game, rules.feed(context, game, feeding)),
});

/** Every kind of action of the stable. */
export const stableActions = [feedPet, release] as const;
