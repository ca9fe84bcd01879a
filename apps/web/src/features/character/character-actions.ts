import * as rules from '@everdeed/rules';
import { accept, type Attribute, refuse } from '@everdeed/rules';
import { characterCalls } from 'virtual:calls/character';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter, withPlayer, withStats } from '../../data/game.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Goes to the inn or leaves it. */
export const toggleSleep = defineAction({
  kind: 'sleep',
  addsUp: true,
  call: () => requestOf(characterCalls.toggleSleep),
  preview: (game, _, context) => gameAfter(game, rules.toggleSleep(context, game)),
});

const FULL_HEALTH = 50;

/** Comes back after a death. What it costs is decided by the server. */
export const revive = defineAction({
  kind: 'revive',
  refetch: true,
  call: () => requestOf(characterCalls.revive),
  preview: (game) => {
    const { stats } = game.player;
    if (stats.hp > 0) return refuse('notAuthorized', 'cannotRevive');
    return accept(withPlayer(game, { stats: { ...stats, hp: FULL_HEALTH } }));
  },
  tell: {
    saved: (_, message) => {
      if (message) showToast({ type: 'info', icon: 'skull', text: message });
    },
  },
});

/** Spends one free point on an attribute. */
export const allocate = defineAction({
  kind: 'allocate',
  addsUp: true,
  call: ({ stat }: { readonly stat: Attribute }) => requestOf(characterCalls.allocate, { query: { stat } }),
  preview: (game, { stat }, context) => gameAfter(game, rules.allocate(context, game, { stat })),
  settle: (game, answer) => withStats(game, answer),
});
