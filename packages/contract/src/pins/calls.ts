import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { numeric } from '../core/check.ts';
import { text } from '../core/fields.ts';
import { gearSchema } from '../equipment/gear-schema.ts';
import { pinsSchema } from '../players/player-schema.ts';
import { shopItemSchema } from '../shops/shop-item-schema.ts';

const common = {
  area: 'pins',
  auth: 'user',
  versions: ['v3', 'v4'],
  spec: 'wire-user-and-tasks 3.5',
} as const;

/** The rewards column: what is in it, and in which order. */
export const pinCalls = {
  inAppRewards: defineCall({
    ...common,
    id: 'inAppRewards',
    method: 'GET',
    path: '/user/in-app-rewards',
    summary: 'List the items of the rewards column',
    details: 'What the season pins, then what the player has pinned, in the order they gave them.',
    answer: Type.Array(shopItemSchema),
    refusals: [],
  }),
  gearToBuy: defineCall({
    ...common,
    id: 'gearToBuy',
    method: 'GET',
    path: '/user/inventory/buy',
    summary: 'List the gear that gold can buy now',
    details: 'The next piece of each slot of the class, and special pieces that the player may own.',
    answer: Type.Array(gearSchema),
    refusals: [],
  }),
  movePinnedItem: defineCall({
    ...common,
    id: 'movePinnedItem',
    method: 'POST',
    path: '/user/move-pinned-item/{path}/move/to/{position}',
    summary: 'Move an item within the rewards column',
    details: 'Position 0 is the top, -1 the bottom. Answers with the new order, as paths.',
    params: Type.Object({ path: text, position: text }),
    checks: [numeric('params', 'position', 'positionRequired')],
    answer: Type.Array(text),
    refusals: ['wrongItemPath'],
  }),
  togglePinnedItem: defineCall({
    ...common,
    id: 'togglePinnedItem',
    method: 'GET',
    isChangingGet: true,
    path: '/user/toggle-pinned-item/{type}/{path}',
    summary: 'Pin an item to the rewards column, or take it off',
    params: Type.Object({ type: text, path: text }),
    answer: Type.Object({
      pinnedItems: pinsSchema,
      unpinnedItems: pinsSchema,
      pinned: Type.Boolean({ description: 'It is in the rewards column now. Not part of the reference.' }),
    }),
    refusals: ['wrongItemPath', 'wrongItemType', 'cannotUnpinItem'],
  }),
};
