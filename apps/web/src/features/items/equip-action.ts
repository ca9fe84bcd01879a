import * as rules from '@everdeed/rules';
import { equipmentCalls } from 'virtual:calls/equipment';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { gameAfter } from '../../data/game.ts';

interface Equipping {
  readonly type: 'equipped' | 'costume' | 'pet' | 'mount';
  readonly key: string;
}

/** Puts a piece of gear on, or takes it off again if it is worn; the same for a pet and a mount at the player's side. */
export const equip = defineAction({
  kind: 'equip',
  addsUp: true,
  call: ({ type, key }: Equipping) => requestOf(equipmentCalls.equip, { params: { type, key } }),
  preview: (game, equipping, context) => gameAfter(game, rules.equip(context, game, equipping)),
});

/** Every kind of action that several pages of the inventory share. */
export const inventoryActions = [equip] as const;
