import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

/** Kinds of webhook and the options each keeps, with their defaults (wire-user-and-tasks 3.8). */
export const webhookOptions = {
  taskActivity: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
  userActivity: { petHatched: false, mountRaised: false, leveledUp: false },
  questActivity: { questStarted: false, questFinished: false, questInvited: false },
  groupChatReceived: {},
  globalActivity: {},
} as const satisfies Record<string, Readonly<Record<string, boolean>>>;

const webhook = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    type: Type.String({ enum: Object.keys(webhookOptions) }),
    label: Type.String(),
    url: Type.String(),
    enabled: Type.Boolean(),
    failures: Type.Integer({ description: 'At 10 the webhook is switched off.' }),
    lastFailureAt: Type.Optional(Type.String({ format: 'date-time' })),
    options: Type.Record(Type.String(), Type.Unknown()),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Webhook' },
);
const sent = Type.Object({
  id: Type.Optional(Type.Unknown()),
  type: Type.Optional(Type.Unknown()),
  label: Type.Optional(Type.Unknown()),
  url: Type.Optional(Type.Unknown()),
  enabled: Type.Optional(Type.Unknown()),
  options: Type.Optional(Type.Unknown()),
});
const params = Type.Object({ id: Type.String() });
const common = {
  versions: ['v3', 'v4'],
  area: 'webhooks',
  auth: 'user',
  spec: 'wire-user-and-tasks 3.8',
} as const;
const refusals = ['webhookBooleanOption', 'groupIdRequired', 'validationFailed'];

/** Addresses that hear of what happens to a player. */
export const webhookCalls = {
  getWebhooks: defineCall({
    ...common,
    id: 'getWebhooks',
    method: 'GET',
    path: '/user/webhook',
    summary: "The player's webhooks.",
    answer: Type.Array(webhook),
    refusals: [],
  }),
  createWebhook: defineCall({
    ...common,
    id: 'createWebhook',
    successStatus: 201,
    method: 'POST',
    path: '/user/webhook',
    summary: 'Adds a webhook; a UUID may be brought along as `id`.',
    body: sent,
    answer: webhook,
    refusals: ['webhookIdAlreadyTaken', ...refusals],
  }),
  updateWebhook: defineCall({
    ...common,
    id: 'updateWebhook',
    method: 'PUT',
    path: '/user/webhook/{id}',
    summary: 'Changes a webhook; options are merged.',
    params,
    body: sent,
    answer: webhook,
    refusals: ['noWebhookWithId', ...refusals],
  }),
  deleteWebhook: defineCall({
    ...common,
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/user/webhook/{id}',
    summary: 'Removes a webhook and answers with those that remain.',
    params,
    answer: Type.Array(webhook),
    refusals: ['noWebhookWithId'],
  }),
};
