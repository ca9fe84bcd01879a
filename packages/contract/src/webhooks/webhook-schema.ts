import { Type } from 'typebox';
import { instant, mapOf, text, uuidText, word } from '../core/fields.ts';

/** Kinds of webhook and the options each keeps, with their defaults (wire-user-and-tasks 3.8). */
export const webhookOptions = {
  taskActivity: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
  userActivity: { petHatched: false, mountRaised: false, leveledUp: false },
  questActivity: { questStarted: false, questFinished: false, questInvited: false },
  groupChatReceived: {},
  globalActivity: {},
} as const satisfies Record<string, Readonly<Record<string, boolean>>>;

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
    failures: Type.Integer({ description: 'At 10 the webhook is switched off.' }),
    lastFailureAt: Type.Optional(instant()),
    options: webhookOptionMap,
    createdAt: instant(),
    updatedAt: instant(),
  },
  { $id: 'Webhook' },
);
