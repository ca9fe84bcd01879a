import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present, trimmed, uuid } from '../core/check.ts';
import { instant, nullable, open, optionalText, text, uuidText } from '../core/fields.ts';
import { groupSchema } from '../groups/group-schema.ts';
import { authSchema, backerSchema, contributorSchema, profileSchema } from '../players/person-schema.ts';

const common = {
  area: 'admin',
  method: 'GET',
  versions: ['v4'],
  auth: { privilege: 'userSupport' },
  spec: 'wire-groups-and-admin 6.5',
} as const;
const byUser = {
  params: Type.Object({ userId: text }),
  checks: [uuid('params', 'userId', 'heroIdRequired')],
} as const;

const seen = { timestamp: instant(), client: optionalText };
const { id: _computed, chat: _chat, ...groupFields } = groupSchema.properties;

/** What support looks up. */
export const adminLookupCalls = {
  searchPlayers: defineCall({
    ...common,
    id: 'searchPlayers',
    path: '/admin/search/{userIdentifier}',
    summary: 'Find players by id, email address or the beginning of a username',
    details: 'At most 30.',
    params: Type.Object({ userIdentifier: text }),
    checks: [trimmed(present('params', 'userIdentifier', 'userIdentifierRequired'))],
    answer: Type.Array(
      Type.Object({
        _id: uuidText,
        contributor: contributorSchema,
        backer: backerSchema,
        profile: profileSchema,
        auth: authSchema,
      }),
    ),
    refusals: [],
  }),
  getUserHistory: defineCall({
    ...common,
    ...byUser,
    id: 'getUserHistory',
    path: '/admin/user/{userId}/history',
    summary: 'Get what a player did last: armoire, answers to quests, days',
    details: 'The latest 20 of each, the newest first.',
    answer: Type.Object({
      _id: uuidText,
      userId: uuidText,
      armoire: Type.Array(Type.Object({ ...seen, reward: text })),
      questInviteResponses: Type.Array(Type.Object({ ...seen, quest: text, response: text })),
      cron: Type.Array(Type.Object({ ...seen, checkinCount: Type.Number() })),
      createdAt: instant(),
      updatedAt: instant(),
    }),
    refusals: ['userWithIDNotFound'],
  }),
  getPaymentDetails: defineCall({
    ...common,
    ...byUser,
    id: 'getPaymentDetails',
    path: '/admin/user/{userId}/subscription-payment-details',
    summary: 'Get what the payment service knows of a subscription',
    answer: Type.Object({
      customerId: nullable(text),
      purchaseDate: Type.Optional(nullable(instant())),
      originalPurchaseDate: Type.Optional(nullable(instant())),
      expirationDate: Type.Optional(nullable(instant())),
      nextPaymentDate: Type.Optional(nullable(instant())),
      lastPaymentDate: Type.Optional(nullable(instant())),
      productId: Type.Optional(nullable(text)),
      transactionId: Type.Optional(nullable(text)),
      isCanceled: Type.Optional(Type.Boolean()),
      isExpired: Type.Optional(Type.Boolean()),
      failedPayments: Type.Optional(Type.Number()),
    }),
    refusals: [
      'amazonSubscriptionNotValidated',
      'giftSubscriptionNotValidated',
      'missingSubscription',
      'subscriptionNotFoundForUser',
      'unknownSubscriptionPaymentMethod',
      'userWithIDNotFound',
    ],
  }),
  getGroupForAdmin: defineCall({
    ...common,
    id: 'getGroupForAdmin',
    path: '/admin/groups/{groupId}',
    auth: { privilege: 'groupSupport' },
    summary: 'Get a group as it is stored, with its whole plan',
    params: Type.Object({ groupId: text }),
    checks: [uuid('params', 'groupId', 'groupIdRequired')],
    answer: Type.Object({
      ...groupFields,
      summary: optionalText,
      leader: Type.String({ description: 'Id of the leader.' }),
      purchased: Type.Object({ plan: Type.Optional(open('The plan, if there ever was one.')) }),
    }),
    refusals: ['groupNotFound'],
  }),
};
