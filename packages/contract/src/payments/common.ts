import { Type } from 'typebox';
import { text } from '../core/fields.ts';

/** What calls of payments have in common. */
export const common = {
  area: 'payments',
  versions: ['root'],
  spec: 'wire-groups-and-admin 7.9',
} as const;

/** A gift to another player, or to oneself. */
export const giftSchema = Type.Object({
  type: Type.String({ description: 'gems or subscription' }),
  uuid: Type.String({ description: 'The id of the receiver.' }),
  gems: Type.Optional(Type.Object({ amount: Type.Number() })),
  subscription: Type.Optional(Type.Object({ key: text })),
  message: Type.Optional(Type.String({ description: 'At most 200 characters.' })),
});

/** A page at which somebody pays. */
export const checkoutSchema = Type.Object({
  sessionId: Type.String({ description: 'What the payment service calls it.' }),
  url: Type.String({ description: 'Where to pay. Not part of the reference.' }),
});
