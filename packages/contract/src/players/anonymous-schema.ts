import { Type } from 'typebox';
import { text } from '../core/fields.ts';
import { authSchema, badge } from './person-schema.ts';
import { playerSchema } from './player-schema.ts';
import { purchasedSchema } from './purchased-schema.ts';

const {
  newMessages: _newMessages,
  profile: _profile,
  contributor: _contributor,
  invitations: _invitations,
  webhooks: _webhooks,
  notifications: _notifications,
  permissions: _permissions,
  ...kept
} = playerSchema.properties;
const { plan: _plan, ...bought } = purchasedSchema.properties;
const { challenges: _challenges, ...achievements } = kept.achievements.properties;

/** A player without what names them or others (wire-user-and-tasks 3.7). */
export const anonymousPlayerSchema = Type.Object({
  ...kept,
  auth: Type.Object({ timestamps: authSchema.properties.timestamps }),
  achievements: Type.Object(achievements, { additionalProperties: badge }),
  purchased: Type.Object(bought),
  tags: Type.Array(Type.Object({ id: text, name: text, challenge: text, group: Type.Optional(text) })),
});
