import * as rules from '@everdeed/rules';
import type { PlayerClass } from '@everdeed/rules';
import { classCalls } from 'virtual:calls/class';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { asPlayer } from '../../data/domain.ts';
import { gameAfter, withPlayer } from '../../data/game.ts';

/** Takes a class where that is free: the first one, and the one after a time without. */
export const chooseClass = defineAction({
  kind: 'chooseClass',
  addsUp: true,
  refetch: true,
  call: ({ name }: { readonly name: PlayerClass }) =>
    requestOf(classCalls.changeClass, { query: { class: name } }),
  preview: (game, { name }, context) => gameAfter(game, rules.changeClass(context, game, { name })),
  settle: (game, answer) => {
    const { stats, flags, preferences, items } = asPlayer(answer);
    return withPlayer(game, { stats, flags, preferences, items });
  },
});

/** Plays without a class from now on. */
export const disableClasses = defineAction({
  kind: 'disableClasses',
  addsUp: true,
  call: () => requestOf(classCalls.disableClasses),
  preview: (game, _, context) => gameAfter(game, rules.disableClasses(context, game)),
  settle: (game, answer) => {
    const { stats, flags, preferences } = asPlayer(answer);
    return withPlayer(game, { stats, flags, preferences });
  },
});

/** Choosing a class, or none; loaded with the choice. */
export const classActions = [chooseClass, disableClasses] as const;
