import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { itemsSchema } from '../players/items-schema.ts';

/** Greeting cards. They are sent by casting them. */
export const cardCalls = {
  readCard: defineCall({
    id: 'readCard',
    area: 'cards',
    auth: 'user',
    versions: ['v3', 'v4'],
    method: 'POST',
    path: '/user/read-card/{cardType}',
    summary: 'Put away the oldest card of a kind',
    details: 'Its notification goes too.',
    params: Type.Object({ cardType: text }),
    answer: Type.Object({ specialItems: itemsSchema.properties.special, cardReceived: Type.Boolean() }),
    refusals: ['cardTypeNotAllowed'],
    spec: 'wire-user-and-tasks 3.2',
  }),
};
