import { Type } from 'typebox';
import { instant, mapOf, open, optionalText, text, uuidText } from '../core/fields.ts';
import { pushDeviceSchema } from '../notifications/device-schema.ts';
import { notificationSchema } from '../notifications/notification-schema.ts';
import { itemsSchema } from './items-schema.ts';
import {
  achievementsSchema,
  authSchema,
  backerSchema,
  contributorSchema,
  profileSchema,
} from './person-schema.ts';
import { purchasedSchema } from './purchased-schema.ts';
import { flagsSchema, preferencesSchema } from './settings-schema.ts';
import { inboxSchema, invitationsSchema, newMessagesSchema, partySchema } from './social-schema.ts';
import { statsSchema } from './stats-schema.ts';
import { tagSchema } from '../tags/calls.ts';
import { webhookSchema } from '../webhooks/webhook-schema.ts';

const history = Type.Array(
  Type.Object({
    date: Type.Union([text, Type.Number()], {
      description: 'ISO 8601; milliseconds since the epoch for old and merged points.',
    }),
    value: Type.Number(),
  }),
);
/** Pinned items: the kind of each and its path. */
export const pinsSchema = Type.Array(Type.Object({ path: text, type: text, _id: optionalText }));
const ids = Type.Array(text);

/** The owner's view of a player (wire-user-and-tasks 1.2). */
export const playerSchema = Type.Object(
  {
    _id: uuidText,
    id: uuidText,
    _v: Type.Integer({ description: 'Increases with every save.' }),
    needsCron: Type.Optional(
      Type.Boolean({ description: 'A past day has not been judged yet. GET /user only.' }),
    ),
    auth: authSchema,
    profile: profileSchema,
    stats: statsSchema,
    items: itemsSchema,
    preferences: preferencesSchema,
    flags: flagsSchema,
    achievements: achievementsSchema,
    purchased: purchasedSchema,
    balance: Type.Number({ description: 'One unit is shown as 4 gems.' }),
    party: partySchema,
    invitations: invitationsSchema,
    inbox: inboxSchema,
    history: Type.Object({ exp: history, todos: history }),
    tags: Type.Array(tagSchema),
    tasksOrder: Type.Object({ habits: ids, dailys: ids, todos: ids, rewards: ids }),
    notifications: Type.Array(notificationSchema),
    pinnedItems: pinsSchema,
    unpinnedItems: pinsSchema,
    pinnedItemsOrder: ids,
    challenges: ids,
    guilds: ids,
    newMessages: newMessagesSchema,
    contributor: contributorSchema,
    backer: backerSchema,
    permissions: mapOf(Type.Boolean()),
    pushDevices: Type.Array(pushDeviceSchema),
    webhooks: Type.Array(webhookSchema),
    extra: open('For clients to use as they like.'),
    lastCron: instant(),
    loginIncentives: Type.Integer(),
    invitesSent: Type.Integer(),
    migration: optionalText,
    _tmp: Type.Optional(open('What happened along with this change.')),
  },
  { $id: 'Player' },
);
