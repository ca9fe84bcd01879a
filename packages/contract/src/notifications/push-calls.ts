import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing, text } from '../core/fields.ts';

const common = { area: 'notifications', auth: 'user', versions: ['v4'], spec: 'own' } as const;
const path = '/user/push-subscriptions';

/** Browsers that receive reminders by Web Push. */
export const pushCalls = {
  getPushKey: defineCall({
    ...common,
    id: 'getPushKey',
    method: 'GET',
    path: '/user/push-key',
    summary: 'Get the key with which this server signs Web Push messages',
    answer: Type.Object({
      publicKey: Type.String({ description: 'A point of P-256, uncompressed, as base64url.' }),
    }),
    refusals: [],
  }),
  addPushSubscription: defineCall({
    ...common,
    id: 'addPushSubscription',
    method: 'POST',
    path,
    summary: 'Have reminders pushed to a browser',
    details:
      'The body is what `PushSubscription.toJSON()` gives. At most five per player: the oldest ends. A known endpoint is replaced, whoever had it.',
    body: Type.Object({
      endpoint: Type.String({ description: 'An https address of at most 1000 characters.' }),
      keys: Type.Object({
        p256dh: Type.String({ description: '65 bytes as base64url.' }),
        auth: Type.String({ description: '16 bytes as base64url.' }),
      }),
    }),
    answer: Type.Object({ endpoint: text, createdAt: Type.String({ format: 'date-time' }) }),
    refusals: ['pushSubscriptionInvalid'],
  }),
  removePushSubscription: defineCall({
    ...common,
    id: 'removePushSubscription',
    method: 'DELETE',
    path,
    summary: 'End pushing reminders to a browser',
    body: Type.Object({ endpoint: text }),
    answer: nothing,
    refusals: ['pushSubscriptionNotFound'],
  }),
};
