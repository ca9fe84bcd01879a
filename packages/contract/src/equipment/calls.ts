import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';

const common = {
  area: 'equipment',
  auth: 'user',
  method: 'POST',
  answer: itemsSchema,
  spec: 'wire-user-and-tasks 3.2',
} as const;

/** What the avatar wears, and which pet and mount go with it. */
export const equipmentCalls = {
  equip: defineCall({
    ...common,
    versions: ['v3', 'v4'],
    id: 'equip',
    path: '/user/equip/{type}/{key}',
    summary: 'Put something on, or take it off again',
    details:
      '`type` is equipped (battle gear), costume, pet or mount. A two-handed weapon and a shield push each other out.',
    params: Type.Object({ type: text, key: text }),
    refusals: ['invalidTypeEquip', 'mountNotOwned', 'petNotOwned', 'gearNotOwned'],
  }),
  unequip: defineCall({
    ...common,
    versions: ['v4'],
    id: 'unequip',
    path: '/user/unequip/{type}',
    summary: 'Take off a whole part of the avatar',
    details: '`type` is equipped (battle gear), costume, pet (and mount), background, or all of these.',
    params: Type.Object({ type: text }),
    refusals: ['invalidTypeEquip'],
  }),
};
