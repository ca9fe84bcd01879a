import * as rules from '@everdeed/rules';
import { equipmentCalls } from 'virtual:calls/equipment';
import { requestOf } from '../../../data/calls.ts';
import { defineAction } from '../../../data/define-action.ts';
import { gameAfter } from '../../../data/game.ts';
import type { GearSet } from './pieces.ts';

/** Takes off all battle gear, or the whole costume. */
export const takeOffGear = defineAction({
  kind: 'unequip',
  call: ({ type }: { readonly type: GearSet }) => requestOf(equipmentCalls.unequip, { params: { type } }),
  preview: (game, { type }, context) => gameAfter(game, rules.unequip(context, game, { type })),
});

/** Every kind of action of the screen of equipment. */
export const gearActions = [takeOffGear] as const;
