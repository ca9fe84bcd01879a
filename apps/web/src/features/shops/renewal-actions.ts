import * as rules from '@everdeed/rules';
import { characterCalls } from 'virtual:calls/character';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter } from '../../data/game.ts';
import { t } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Starts over at level 1. What comes of it is celebrated, not told. Ask for it only while the server can be reached. */
export const beginAgain = defineAction({
  kind: 'rebirth',
  addsUp: true,
  // Whether it is free is up to the server's clock.
  refetch: true,
  call: () => requestOf(characterCalls.rebirth),
  preview: (game, _, context) => gameAfter(game, rules.rebirth(context, game)),
});

/** Takes every task back to neutral and restores health. Ask for it only while the server can be reached. */
export const fortify = defineAction({
  kind: 'fortify',
  addsUp: true,
  refetch: true,
  call: () => requestOf(characterCalls.reroll),
  preview: (game, _, context) => gameAfter(game, rules.reroll(context, game)),
  tell: { done: () => showToast({ type: 'hp', text: t('shops.fortified') }) },
});

/** Starting over, in part or whole. */
export const renewalActions = [beginAgain, fortify] as const;
