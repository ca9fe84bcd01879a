import { notificationCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { pushKeys } from './push-keys.ts';
import { putSubscription, removeOwnSubscription, type SentSubscription } from './push-store.ts';
import { remindJob } from './reminder-schedule.ts';

const MAX_ENDPOINT_LENGTH = 1000;
/** Lengths of a point of P-256 and of the secret of a subscription, in bytes (RFC 8291). */
const KEY_BYTES = { p256dh: 65, auth: 16 };

/** Whether the address may be posted to at all; its host is checked whenever it is. */
function isUsableEndpoint(endpoint: string, plainAllowed: boolean): boolean {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return false;
  const { protocol, username, password } = new URL(endpoint);
  return (protocol === 'https:' || (plainAllowed && protocol === 'http:')) && username + password === '';
}

const hasBytes = (text: string, count: number): boolean =>
  /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === count;

const isUsable = ({ endpoint, keys }: SentSubscription, plainAllowed: boolean): boolean =>
  isUsableEndpoint(endpoint, plainAllowed) &&
  hasBytes(keys.p256dh, KEY_BYTES.p256dh) &&
  hasBytes(keys.auth, KEY_BYTES.auth);

/** Browsers that get reminders by Web Push. */
export const pushRoutes = ({ settings, secret, testMode }: Services) => [
  route(notificationCalls.getPushKey, () => ({ publicKey: pushKeys({ settings, secret }).publicKey })),
  route(notificationCalls.addPushSubscription, (work, { actor, body }) => {
    if (!isUsable(body, testMode || settings.webhookAllowPrivate))
      throw work.refuse('BadRequest', 'pushSubscriptionInvalid');
    return work.transaction(async (tx) => {
      await putSubscription(tx.db, actor.id, body, work.now);
      await tx.enqueue(remindJob, { userId: actor.id }, { userId: actor.id, key: actor.id });
      return { endpoint: body.endpoint, createdAt: new Date(work.now).toISOString() };
    });
  }),
  route(notificationCalls.removePushSubscription, (work, { actor, body }) =>
    work.transaction(async (tx) => {
      if (await removeOwnSubscription(tx.db, actor.id, body.endpoint)) return {};
      throw work.refuse('NotFound', 'pushSubscriptionNotFound');
    }),
  ),
];
