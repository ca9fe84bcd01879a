import type { webhookOptions } from '@everdeed/rules';
import { Type } from 'typebox';
import { instant, mapOf, text, uuidText, word } from '../core/fields.ts';

const kinds = [
  'taskActivity',
  'userActivity',
  'questActivity',
  'groupChatReceived',
  'globalActivity',
] as const satisfies readonly (keyof typeof webhookOptions)[];

/** The kind of a webhook. */
export const webhookKind = word(kinds);
/** Which events are posted, by name; of chat, the `groupId` that is listened to. */
export const webhookOptionMap = mapOf(Type.Union([Type.Boolean(), text]));

/** An address that hears of what happens to its player. */
export const webhookSchema = Type.Object(
  {
    id: uuidText,
    type: webhookKind,
    label: text,
    url: text,
    enabled: Type.Boolean(),
    failures: Type.Integer({ description: 'At 10 failures the webhook is disabled.' }),
    lastFailureAt: Type.Optional(instant()),
    options: webhookOptionMap,
    createdAt: instant(),
    updatedAt: instant(),
  },
  { $id: 'Webhook' },
);
