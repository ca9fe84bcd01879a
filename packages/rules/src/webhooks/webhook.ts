import { asText } from '../fields/as-text.ts';
import { fieldsOf } from '../fields/composites.ts';
import { type FieldProblem, isEmpty, missing, problemAt } from '../fields/field.ts';
import { flag, text } from '../fields/readers.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { isUuid } from '../uuid.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Webhook, WebhookKind } from '../state/webhook.ts';

/** Kinds of webhook and the options each keeps, with their defaults (wire-user-and-tasks 3.8). */
export const webhookOptions = {
  taskActivity: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
  userActivity: { petHatched: false, mountRaised: false, leveledUp: false },
  questActivity: { questStarted: false, questFinished: false, questInvited: false },
  groupChatReceived: {},
  globalActivity: {},
} as const satisfies Record<WebhookKind, Readonly<Record<string, boolean>>>;

/** What a client sends for a webhook. */
export type SentWebhook = Readonly<
  Partial<Record<'id' | 'type' | 'label' | 'url' | 'enabled' | 'options', unknown>>
>;

const isKind = (sent: unknown): sent is WebhookKind =>
  typeof sent === 'string' && Object.hasOwn(webhookOptions, sent);
/** Lengths are our own limits. */
const labelOf = text({ maxLength: 1000 });
const MAX_URL_LENGTH = 2000;

function urlProblems(url: unknown): FieldProblem[] {
  if (isEmpty(url)) return [missing('url')];
  const parsed = typeof url === 'string' && url.length <= MAX_URL_LENGTH ? URL.parse(url) : null;
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol);
  return isWeb ? [] : [problemAt('url', 'invalidUrl', url)];
}

type Options = Readonly<Record<string, unknown>>;

/** The options of this type of webhook: those sent, then existing ones, then defaults; all others are dropped. */
function mergeOptions(
  kind: WebhookKind,
  old: Options,
  sent: unknown,
): Result<Webhook['options'], 'groupIdRequired' | 'webhookBooleanOption'> {
  const given = { ...old, ...withoutNothing(sent) };
  if (kind === 'groupChatReceived') {
    const { groupId } = given;
    return isUuid(groupId) ? accept({ groupId: asText(groupId) }) : refuse('badRequest', 'groupIdRequired');
  }
  const defaults: Options = webhookOptions[kind];
  const merged: Record<string, boolean> = {};
  for (const option of Object.keys(defaults)) {
    const value = given[option] ?? defaults[option];
    if (typeof value !== 'boolean') return refuse('badRequest', 'webhookBooleanOption', { option });
    merged[option] = value;
  }
  return accept(merged);
}

const withoutNothing = (sent: unknown): Options =>
  Object.fromEntries(Object.entries(fieldsOf(sent)).filter(([, value]) => value !== null));

/** Why {@link withSent} refuses. */
export type WithSentRefusal = 'groupIdRequired' | 'validationFailed' | 'webhookBooleanOption';

/** A webhook with the fields that were sent. `now` is in milliseconds. */
export function withSent(hook: Webhook, sent: SentWebhook, now: number): Result<Webhook, WithSentRefusal> {
  const type = sent.type ?? hook.type;
  const options = isKind(type) ? mergeOptions(type, hook.options, sent.options) : accept({});
  if (!options.ok) return options;
  const url = sent.url === undefined ? hook.url : sent.url;
  const label = labelOf(sent.label ?? hook.label, 'label');
  const enabled = flag(sent.enabled ?? hook.enabled, 'enabled');
  const problems = [
    ...urlProblems(url),
    ...(isUuid(hook.id) ? [] : [problemAt('id', 'invalidWebhookId', hook.id)]),
    ...(isKind(type) ? [] : [problemAt('type', 'enum', type, { path: 'type', value: asText(type) })]),
    ...(label.ok ? [] : label.problems),
    ...(enabled.ok ? [] : enabled.problems),
  ];
  if (problems.length > 0 || !isKind(type) || !label.ok || !enabled.ok) return refuseFields('User', problems);
  const fields = { type, options: options.value, url: String(url), label: label.value };
  return accept({ ...hook, ...fields, enabled: enabled.value, updatedAt: new Date(now).toISOString() });
}

/** A webhook with default values. `now` is in milliseconds. */
export const blankWebhook = (id: string, now: number): Webhook => ({
  id,
  type: 'taskActivity',
  label: '',
  url: '',
  enabled: true,
  failures: 0,
  options: {},
  createdAt: new Date(now).toISOString(),
  updatedAt: new Date(now).toISOString(),
});
