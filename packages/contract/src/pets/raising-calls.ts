import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { common } from './common.ts';

const spec = 'wire-user-and-tasks 3.2';

/** Hatching and feeding. */
export const raisingCalls = {
  hatch: defineCall({
    ...common,
    id: 'hatch',
    path: '/user/hatch/{egg}/{hatchingPotion}',
    summary: 'Hatch a pet',
    details: 'Uses up an egg and a hatching potion. Magic potions work on standard eggs only.',
    params: Type.Object({ egg: text, hatchingPotion: text }),
    answer: itemsSchema,
    refusals: ['messageMissingEggPotion', 'messageInvalidEggPotionCombo', 'messageAlreadyPet'],
    spec,
  }),
  feed: defineCall({
    ...common,
    id: 'feed',
    path: '/user/feed/{pet}/{food}',
    summary: 'Feed a pet',
    details:
      'Food that the pet likes lets it grow by 5, other food by 2; at 50 it becomes a mount, with a saddle at once. ' +
      'Answers its growth, or -1 for a mount.',
    params: Type.Object({ pet: text, food: text }),
    query: Type.Object({
      amount: Type.Optional(Type.String({ description: 'How many pieces at once; 1 if absent.' })),
    }),
    answer: Type.Number(),
    refusals: [
      'invalidPetName',
      'invalidFoodName',
      'messagePetNotFound',
      'messageFoodNotFound',
      'messageCannotFeedPet',
      'messageAlreadyMount',
      'invalidAmount',
      'notEnoughFood',
      'tooMuchFood',
    ],
    spec,
  }),
};
