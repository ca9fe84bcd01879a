import { REMINDER_LATE_MS } from '@everdeed/rules';
import { defineJob } from '../jobs/kind.ts';
import { postParcel } from '../outgoing/post.ts';
import type { Services } from '../services.ts';
import { pushKeys } from './push-keys.ts';
import { findSubscription, removeSubscription, type StoredSubscription } from './push-store.ts';
import { pushJob, type PushPayload, remind, remindJob } from './reminder-schedule.ts';

/** How long a push service keeps a message for a browser that sleeps, in seconds: a late reminder is none. */
const TTL_SECONDS = 600;
/** The browser or the key is not known there any more. */
const GONE = new Set([403, 404, 410]);

/** Whom a push service can turn to. */
const contactOf = (siteUrl: string): string =>
  siteUrl.startsWith('https://') ? siteUrl : 'mailto:postmaster@localhost.invalid';

async function parcelFor(services: Services, to: StoredSubscription, payload: PushPayload) {
  const { settings, secret, storage, words } = services;
  const player = await storage.reader().players.get(to.player_id);
  const body = words.plain(player?.preferences.language ?? 'en', 'pushReminder');
  const { taskId, title, tag } = payload;
  // Loaded when it is needed first: most servers push nothing.
  const { default: webPush } = await import('web-push');
  const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
  const { headers, body: sealed } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify({ title, body, tag, taskId }),
    {
      vapidDetails: { subject: contactOf(services.siteUrl()), ...pushKeys({ settings, secret }) },
      TTL: TTL_SECONDS,
      urgency: 'high',
    },
  );
  return { headers: { ...headers }, body: sealed ?? Buffer.alloc(0) };
}

/** Posts a reminder to a browser's push service; one that does not know the browser any more ends the subscription. */
async function push(services: Services, payload: PushPayload, signal: AbortSignal): Promise<void> {
  const { storage, system, settings, testMode } = services;
  const to = await findSubscription(storage.db, payload.subscriptionId);
  if (!to || system.now() - payload.at > REMINDER_LATE_MS) return;
  const parcel = await parcelFor(services, to, payload);
  const innerAllowed = testMode || settings.webhookAllowPrivate;
  const status = await postParcel(to.endpoint, parcel, { innerAllowed, signal, timeoutMs: 10_000 });
  if (GONE.has(status)) await storage.run((tx) => removeSubscription(tx.db, to.id));
  else if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
}

/** Reminders at their minute. */
export const pushJobs = [
  defineJob(remindJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => remind(services, payload.userId),
  }),
  defineJob(pushJob, {
    // Slow push services must leave slots for other jobs.
    maxAtOnce: 6,
    run: (services: Services, { payload }, { signal }) => push(services, payload, signal),
  }),
];
