import * as rules from '@everdeed/rules';
import { shopCalls } from 'virtual:calls/shop';
import { requestOf } from '../data/calls.ts';
import { defineAction } from '../data/define-action.ts';
import { gameAfter } from '../data/game.ts';
import { showToast } from '../ui/toast-store.ts';

interface Unlocked {
  /** One path, or all paths of a set joined by commas. */
  readonly path: string;
  /** What to say once it is bought, in the player's language. */
  readonly told: string;
}

/** Buys a look, or a whole set of them, for gems. Ask for it only while the server can be reached. */
export const unlockLook = defineAction({
  kind: 'unlock',
  addsUp: true,
  call: ({ path }: Unlocked) => requestOf(shopCalls.unlock, { query: { path } }),
  preview: (game, { path }, context) => gameAfter(game, rules.unlock(context, game, { path })),
  tell: { done: ({ told }) => showToast({ type: 'success', text: told }) },
});

/** Every kind of action of looks. */
export const lookActions = [unlockLook] as const;
