import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { optionalText } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { flagsSchema, preferencesSchema } from '../players/settings-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';
import { common } from './common.ts';

const spec = 'wire-user-and-tasks 3.1';
const changed = { stats: statsSchema, flags: flagsSchema, preferences: preferencesSchema };

/** Choosing a class, or none. */
export const choiceCalls = {
  changeClass: defineCall({
    ...common,
    id: 'changeClass',
    method: 'POST',
    path: '/user/change-class',
    summary: 'Choose a class, or give the chosen one up',
    details:
      'From level 10. Giving up a class costs 3 gems and returns all attribute points, with or without a new class; ' +
      'it is free after classes were disabled. `mage` is another name of `wizard`.',
    query: Type.Object({ class: optionalText }),
    answer: Type.Object({ ...changed, items: itemsSchema }),
    refusals: ['lvl10ChangeClass', 'notEnoughGems', 'invalidClass'],
    spec,
  }),
  disableClasses: defineCall({
    ...common,
    id: 'disableClasses',
    method: 'POST',
    path: '/user/disable-classes',
    summary: 'Play without a class',
    details: 'All attribute points go into strength, later ones too.',
    answer: Type.Object(changed),
    refusals: [],
    spec,
  }),
};
