import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { mapOf, text } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { achievementsSchema } from '../players/person-schema.ts';
import { pinsSchema } from '../players/player-schema.ts';
import { purchasedSchema } from '../players/purchased-schema.ts';
import { flagsSchema } from '../players/settings-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';
import { common } from './common.ts';
import {
  gearRefusals,
  hourglassRefusals,
  mysteryRefusals,
  plainRefusals,
  potionRefusals,
  questRefusals,
  specialRefusals,
} from './refusals.ts';

const buying = { ...common, method: 'POST', spec: 'wire-user-and-tasks 3.4' } as const;
const keyed = { params: Type.Object({ key: text }) };
const typed = { params: Type.Object({ type: text, key: text }) };
const quantity = Type.Optional(
  Type.Integer({
    description: 'How many; 1 if absent. Of eggs, potions, food and bundles 1000 at most.',
  }),
);

const gearAnswer = Type.Object({
  items: itemsSchema,
  achievements: achievementsSchema,
  stats: statsSchema,
  flags: flagsSchema,
  pinnedItems: pinsSchema,
});
const find = Type.Union(
  [
    Type.Object({ type: Type.Literal('gear'), dropKey: text, dropText: text, emptied: Type.Boolean() }),
    Type.Object({ type: Type.Literal('food'), dropKey: text, dropText: text }),
    Type.Object({ type: Type.Literal('experience'), value: Type.Number() }),
  ],
  { description: 'What the armoire gave; `emptied` if it was the last piece of gear.' },
);
const armoireAnswer = Type.Object({ items: itemsSchema, flags: flagsSchema, armoire: find });
const hourglassAnswer = Type.Object({
  items: itemsSchema,
  purchasedPlanConsecutive: purchasedSchema.properties.plan.properties.consecutive,
});
const amounts = mapOf(Type.Number(), 'Keys of quest scrolls, or of pets, to amounts.');
const specialAnswer = Type.Object({ items: itemsSchema, stats: statsSchema });
const anyAnswer = Type.Union(
  [
    gearAnswer,
    armoireAnswer,
    hourglassAnswer,
    specialAnswer,
    Type.Object({ items: itemsSchema, balance: Type.Number() }),
    Type.Object({ stats: statsSchema, balance: Type.Number() }),
    statsSchema,
    amounts,
  ],
  { description: 'What has changed, which depends on what is bought: the same as of the call for its kind.' },
);

/** Buying: one call for anything, and one for each kind. */
export const buyCalls = {
  buy: defineCall({
    ...buying,
    ...keyed,
    id: 'buy',
    path: '/user/buy/{key}',
    summary: 'Buy something',
    details:
      'Of the kind named by `type`. Without one it is what the key says (potion, armoire, a transformation item), else market gear.',
    body: Type.Object({ type: Type.Optional(text), quantity }),
    bodyReading: 'lenient',
    answer: anyAnswer,
    refusals: plainRefusals,
  }),
  buyGear: defineCall({
    ...buying,
    ...keyed,
    id: 'buyGear',
    path: '/user/buy-gear/{key}',
    summary: 'Buy gear for gold',
    answer: gearAnswer,
    refusals: gearRefusals,
  }),
  buyArmoire: defineCall({
    ...buying,
    id: 'buyArmoire',
    path: '/user/buy-armoire',
    summary: 'Open the armoire for 100 gold',
    details: 'It gives a piece of gear, food or experience.',
    answer: armoireAnswer,
    refusals: ['messageNotEnoughGold'],
  }),
  buyHealthPotion: defineCall({
    ...buying,
    id: 'buyHealthPotion',
    path: '/user/buy-health-potion',
    summary: 'Drink a health potion for 25 gold',
    answer: statsSchema,
    refusals: potionRefusals,
  }),
  buyMysterySet: defineCall({
    ...buying,
    ...keyed,
    id: 'buyMysterySet',
    path: '/user/buy-mystery-set/{key}',
    summary: 'Buy a mystery set for an hourglass',
    answer: hourglassAnswer,
    refusals: mysteryRefusals,
  }),
  buyQuest: defineCall({
    ...buying,
    ...keyed,
    id: 'buyQuest',
    path: '/user/buy-quest/{key}',
    summary: 'Buy a quest scroll for gold',
    details: 'Answers with all scrolls.',
    answer: amounts,
    refusals: questRefusals,
  }),
  buySpecialSpell: defineCall({
    ...buying,
    ...keyed,
    id: 'buySpecialSpell',
    path: '/user/buy-special-spell/{key}',
    summary: 'Buy a card, a transformation item or its cure for gold',
    answer: specialAnswer,
    refusals: specialRefusals,
  }),
  purchase: defineCall({
    ...buying,
    ...typed,
    id: 'purchase',
    path: '/user/purchase/{type}/{key}',
    summary: 'Buy something for gems, or gems for gold',
    details:
      '`type` is eggs, hatchingPotions, food, gear, bundles, quests, pets, or gems for gold; the kinds of `buy` are understood too.',
    body: Type.Object({ quantity }),
    bodyReading: 'lenient',
    answer: anyAnswer,
    refusals: plainRefusals,
  }),
  purchaseHourglass: defineCall({
    ...buying,
    ...typed,
    id: 'purchaseHourglass',
    path: '/user/purchase-hourglass/{type}/{key}',
    summary: 'Buy something for hourglasses',
    details:
      '`type` is pets, mounts, backgrounds or quests; the quantity counts for quests only. Other types are bought as by `purchase`.',
    body: Type.Object({ quantity }),
    bodyReading: 'lenient',
    answer: anyAnswer,
    refusals: hourglassRefusals,
  }),
  sell: defineCall({
    ...buying,
    ...typed,
    id: 'sell',
    path: '/user/sell/{type}/{key}',
    summary: 'Sell eggs, hatching potions or food',
    query: Type.Object({
      amount: Type.Optional(Type.String({ description: 'A whole number; 1 if absent.' })),
    }),
    answer: specialAnswer,
    refusals: [
      'positiveAmountRequired',
      'typeNotSellable',
      'userItemsKeyNotFound',
      'userItemsNotEnough',
      'foodSaddleSellWarningNote',
    ],
  }),
  unlock: defineCall({
    ...buying,
    id: 'unlock',
    path: '/user/unlock',
    summary: 'Unlock a look for gems, or wear one that is unlocked',
    details:
      'A set is unlocked by all its paths, joined by commas. A background that is worn already is taken off.',
    query: Type.Object({
      path: Type.Optional(
        Type.String({
          description: 'background.key, hair.color.key, shirt.key, skin.key, items.gear.owned.key',
        }),
      ),
    }),
    answer: Type.Object({ purchased: purchasedSchema, items: itemsSchema }),
    refusals: [
      'pathRequired',
      'invalidUnlockSet',
      'notAvailable',
      'alreadyUnlocked',
      'alreadyUnlockedPart',
      'incentiveBackgroundsUnlockedWithCheckins',
      'notEnoughGems',
    ],
  }),
};
