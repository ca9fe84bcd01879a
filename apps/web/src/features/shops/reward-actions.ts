import * as rules from '@everdeed/rules';
import { pinCalls } from 'virtual:calls/pin';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter } from '../../data/game.ts';

/** Moves an item within the rewards column. */
export const movePin = defineAction({
  kind: 'movePin',
  call: ({ path, position }: rules.MovePinInput) =>
    requestOf(pinCalls.movePinnedItem, { params: { path, position: String(position) } }),
  preview: (game, move, context) => gameAfter(game, rules.movePin(context, game, move)),
});

/** The order of the rewards column. */
export const rewardActions = [movePin] as const;
