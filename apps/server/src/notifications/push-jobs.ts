import { REMINDER_LATE_MS } from '@everdeed/rules';
import { defineJob } from '../jobs/kind.ts';
import { postParcel } from '../outgoing/post.ts';
import type { Services } from '../services.ts';
import { type NewsPush, newsPushJob } from '../work/pushes.ts';
import { pushKeys } from './push-keys.ts';
import { findSubscription, removeSubscription, type StoredSubscription } from './push-store.ts';
import { pushJob, type PushPayload, remind, remindJob } from './reminder-schedule.ts';

/** How a push service treats a message (RFC 8030). */
interface Handling {
  /** How long it keeps the message for a browser that sleeps, in seconds. */
  readonly TTL: number;
  readonly urgency: 'high' | 'normal';
}
/** A late reminder is none. */
const REMINDER: Handling = { TTL: 600, urgency: 'high' };
/** What others did is still of interest tomorrow: our own figure. */
const NEWS: Handling = { TTL: 86_400, urgency: 'normal' };
/** The browser or the key is not known there any more. */
const GONE = new Set([403, 404, 410]);

/** Whom a push service can turn to. */
const contactOf = (siteUrl: string): string =>
  siteUrl.startsWith('https://') ? siteUrl : 'mailto:postmaster@localhost.invalid';

async function parcelFor(services: Services, to: StoredSubscription, message: object, handling: Handling) {
  const { settings, secret } = services;
  // Loaded when it is needed first: most servers push nothing.
  const { default: webPush } = await import('web-push');
  const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contactOf(services.siteUrl()), ...pushKeys({ settings, secret }) },
    ...handling,
  });
  return { headers: { ...headers }, body: body ?? Buffer.alloc(0) };
}

/** Posts a message to a browser's push service; one that does not know the browser any more ends the subscription. */
async function post(
  services: Services,
  to: StoredSubscription,
  { message, handling }: { readonly message: object; readonly handling: Handling },
  signal: AbortSignal,
): Promise<void> {
  const { storage, settings, testMode } = services;
  const parcel = await parcelFor(services, to, message, handling);
  const innerAllowed = testMode || settings.webhookAllowPrivate;
  const status = await postParcel(to.endpoint, parcel, { innerAllowed, signal, timeoutMs: 10_000 });
  if (GONE.has(status)) await storage.run((tx) => removeSubscription(tx.db, to.id));
  else if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
}

async function pushReminder(services: Services, payload: PushPayload, signal: AbortSignal): Promise<void> {
  const { storage, system, words } = services;
  const to = await findSubscription(storage.db, payload.subscriptionId);
  if (!to || system.now() - payload.at > REMINDER_LATE_MS) return;
  const player = await storage.reader().players.get(to.player_id);
  const body = words.plain(player?.preferences.language ?? 'en', 'pushReminder');
  const { taskId, title, tag } = payload;
  await post(services, to, { message: { title, body, tag, taskId }, handling: REMINDER }, signal);
}

async function pushNews(
  services: Services,
  userId: string | null,
  { subscriptionId, at, ...message }: NewsPush,
  signal: AbortSignal,
): Promise<void> {
  const { storage, system } = services;
  const to = await findSubscription(storage.db, subscriptionId);
  // A browser that has gone over to somebody else hears nothing of what was meant for the one before.
  if (!to || to.player_id !== userId || system.now() - at > NEWS.TTL * 1000) return;
  await post(services, to, { message, handling: NEWS }, signal);
}

/** Reminders at their minute, and what others did. */
export const pushJobs = [
  defineJob(remindJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => remind(services, payload.userId),
  }),
  defineJob(pushJob, {
    // Slow push services must leave slots for other jobs.
    maxAtOnce: 6,
    run: (services: Services, { payload }, { signal }) => pushReminder(services, payload, signal),
  }),
  defineJob(newsPushJob, {
    maxAtOnce: 6,
    run: (services: Services, { payload, userId }, { signal }) => pushNews(services, userId, payload, signal),
  }),
];
