import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { instant, optionalText, text } from '../core/fields.ts';
import { common } from './common.ts';
import { shopItemSchema } from './shop-item-schema.ts';

const page = { ...common, method: 'GET', refusals: [], spec: 'wire-groups-and-admin 7.7' } as const;
const items = Type.Array(shopItemSchema);

const categories = Type.Array(
  Type.Object({
    identifier: text,
    text,
    notes: optionalText,
    items,
    path: optionalText,
    pinType: optionalText,
    purchaseAll: Type.Optional(Type.Boolean({ description: 'It is sold as a whole, for one hourglass.' })),
    specialClass: optionalText,
    end: Type.Optional(instant('When its wares change.')),
  }),
);
const shop = {
  identifier: text,
  text: Type.String({ description: "The shop's name." }),
  notes: Type.String({ description: "The shopkeeper's words." }),
  imageName: text,
};
const featured = Type.Object({ text, items });

/** The shops: what each offers to the player today. */
export const pageCalls = {
  market: defineCall({
    ...page,
    id: 'market',
    path: '/shops/market',
    summary: 'Look at the market',
    details: 'Eggs, potions and food. Its gear has a call of its own.',
    answer: Type.Object({ ...shop, categories, featured }),
  }),
  marketGear: defineCall({
    ...page,
    id: 'marketGear',
    path: '/shops/market-gear',
    summary: 'Look at the gear of the market',
    details: 'Class by class, then what belongs to no class.',
    answer: Type.Object({ categories }),
  }),
  questShop: defineCall({
    ...page,
    id: 'questShop',
    path: '/shops/quests',
    summary: 'Look at the quest shop',
    answer: Type.Object({ ...shop, categories, featured }),
  }),
  timeTravelers: defineCall({
    ...page,
    id: 'timeTravelers',
    path: '/shops/time-travelers',
    summary: 'Look at what the time travellers sell for hourglasses',
    details: '`opened` tells whether the player has an hourglass.',
    answer: Type.Object({ ...shop, categories, opened: Type.Boolean() }),
  }),
  seasonalShop: defineCall({
    ...page,
    id: 'seasonalShop',
    path: '/shops/seasonal',
    summary: 'Look at the seasonal shop',
    answer: Type.Object({ ...shop, categories, opened: Type.Boolean(), featured }),
  }),
  backgroundShop: defineCall({
    ...page,
    id: 'backgroundShop',
    path: '/shops/backgrounds',
    summary: 'Look at the backgrounds that are on sale',
    details: 'Newest set first, with those that the player owns.',
    answer: Type.Object({ ...shop, sets: Type.Array(Type.Object({ identifier: text, text, items })) }),
  }),
  customizationShop: defineCall({
    ...page,
    id: 'customizationShop',
    path: '/shops/customizations',
    summary: 'Look at hair, skins, shirts and backgrounds',
    details: 'Those that the player does not own yet.',
    answer: Type.Object({ ...shop, categories }),
  }),
};
