import * as rules from '@everdeed/rules';
import type { Attribute } from '@everdeed/rules';
import { characterCalls } from 'virtual:calls/character';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter, withStats } from '../../data/game.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Goes to the inn or leaves it. */
export const toggleSleep = defineAction({
  kind: 'sleep',
  addsUp: true,
  call: () => requestOf(characterCalls.toggleSleep),
  preview: (game, _, context) => gameAfter(game, rules.toggleSleep(context, game)),
});

/** Comes back after a death. The server's dice decide which point and which piece of gear are lost. */
export const revive = defineAction({
  kind: 'revive',
  refetch: true,
  call: () => requestOf(characterCalls.revive),
  preview: (game, _, context) => gameAfter(game, rules.previewRevive(context, game)),
  tell: {
    saved: (_, message) => {
      if (message) showToast({ type: 'info', icon: 'skull', text: message });
    },
  },
});

/** Spends one free point on an attribute. */
const allocate = defineAction({
  kind: 'allocate',
  addsUp: true,
  call: ({ stat }: { readonly stat: Attribute }) => requestOf(characterCalls.allocate, { query: { stat } }),
  preview: (game, { stat }, context) => gameAfter(game, rules.allocate(context, game, { stat })),
  settle: (game, answer) => withStats(game, answer),
});

/** Every kind of action of this feature. */
export const characterActions = [toggleSleep, revive, allocate] as const;
