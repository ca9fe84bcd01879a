import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { optionalText, uuidText } from '../core/fields.ts';
import { webhookKind, webhookOptionMap, webhookSchema } from './webhook-schema.ts';

const sent = Type.Object({
  id: Type.Optional(uuidText),
  type: Type.Optional(webhookKind),
  label: optionalText,
  url: optionalText,
  enabled: Type.Optional(Type.Boolean()),
  options: Type.Optional(webhookOptionMap),
});
const params = Type.Object({ id: Type.String() });
const common = {
  versions: ['v3', 'v4'],
  area: 'webhooks',
  auth: 'user',
  spec: 'wire-user-and-tasks 3.8',
} as const;
const refusals = ['webhookBooleanOption', 'groupIdRequired', 'validationFailed'] as const;

/** Addresses that are notified of a player's events. */
export const webhookCalls = {
  getWebhooks: defineCall({
    ...common,
    id: 'getWebhooks',
    method: 'GET',
    path: '/user/webhook',
    summary: 'List the webhooks',
    answer: Type.Array(webhookSchema),
    refusals: [],
  }),
  createWebhook: defineCall({
    ...common,
    id: 'createWebhook',
    successStatus: 201,
    method: 'POST',
    path: '/user/webhook',
    summary: 'Create a webhook',
    details: 'You may choose its `id`, a UUID.',
    body: sent,
    bodyReading: 'lenient',
    answer: webhookSchema,
    refusals: ['webhookIdAlreadyTaken', ...refusals],
  }),
  updateWebhook: defineCall({
    ...common,
    id: 'updateWebhook',
    method: 'PUT',
    path: '/user/webhook/{id}',
    summary: 'Change a webhook',
    details: 'Options are merged.',
    params,
    body: sent,
    bodyReading: 'lenient',
    answer: webhookSchema,
    refusals: ['noWebhookWithId', ...refusals],
  }),
  deleteWebhook: defineCall({
    ...common,
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/user/webhook/{id}',
    summary: 'Delete a webhook',
    details: 'Answers with those that remain.',
    params,
    answer: Type.Array(webhookSchema),
    refusals: ['noWebhookWithId'],
  }),
};
