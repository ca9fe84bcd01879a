import { asText, isUuid, webhookOptions } from '@everdeed/contract';
import { flag, text } from '../work/fields.ts';
import { type FieldError, invalidModel, refusal } from '../work/refusal.ts';

/** A webhook as it is stored and as it travels. */
export interface Webhook {
  readonly [key: string]: unknown;
  readonly id: string;
  readonly type: WebhookKind;
  readonly label: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly failures: number;
  readonly lastFailureAt?: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly updatedAt: string;
}
type WebhookKind = keyof typeof webhookOptions;

/** What a client sent of a webhook. */
export type SentWebhook = Readonly<
  Partial<Record<'id' | 'type' | 'label' | 'url' | 'enabled' | 'options', unknown>>
>;

const isKind = (sent: unknown): sent is WebhookKind =>
  typeof sent === 'string' && Object.hasOwn(webhookOptions, sent);
const labelOf = text({ maxLength: 1000 });

function urlError(url: unknown): FieldError[] {
  if (url === undefined || url === null || url === '')
    return [{ key: 'required', path: 'url', params: { path: 'url' } }];
  const parsed = typeof url === 'string' && url.length <= 2000 ? URL.parse(url) : null;
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol);
  return isWeb ? [] : [{ key: 'invalidUrl', path: 'url', value: url }];
}

/** The options that this kind keeps: what is sent over what is there over the defaults; all others are dropped. */
function mergeOptions(
  kind: WebhookKind,
  old: Readonly<Record<string, unknown>>,
  sent: unknown,
): Record<string, unknown> {
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  if (kind === 'groupChatReceived') {
    const groupId = given['groupId'] ?? old['groupId'];
    if (!isUuid(groupId)) throw refusal('BadRequest', 'groupIdRequired');
    return { groupId };
  }
  const defaults: Readonly<Record<string, boolean>> = webhookOptions[kind];
  return Object.fromEntries(
    Object.entries(defaults).map(([option, byDefault]) => {
      const value = given[option] ?? old[option] ?? byDefault;
      if (typeof value !== 'boolean')
        throw refusal('BadRequest', 'webhookBooleanOption', { params: { option } });
      return [option, value];
    }),
  );
}

/** A webhook with what was sent put into it; refuses what cannot be stored. */
export function withSent(hook: Webhook, sent: SentWebhook, now: number): Webhook {
  const type = sent.type ?? hook.type;
  const options = isKind(type) ? mergeOptions(type, hook.options, sent.options) : {};
  const errors: FieldError[] = urlError(sent.url === undefined ? hook.url : sent.url);
  if (!isUuid(hook.id)) errors.push({ key: 'invalidWebhookId', path: 'id', value: hook.id });
  if (!isKind(type))
    errors.push({ key: 'enum', path: 'type', value: type, params: { path: 'type', value: asText(type) } });
  const label = labelOf(sent.label ?? hook.label, 'label');
  const enabled = flag(sent.enabled ?? hook.enabled, 'enabled');
  for (const cast of [label, enabled]) if ('error' in cast) errors.push(cast.error);
  if (errors.length > 0 || !isKind(type)) throw invalidModel('User', errors);
  return {
    ...hook,
    type,
    options,
    url: String(sent.url ?? hook.url),
    label: 'value' in label ? String(label.value) : '',
    enabled: 'value' in enabled && enabled.value === true,
    updatedAt: new Date(now).toISOString(),
  };
}

/** A webhook before anything was sent. */
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
