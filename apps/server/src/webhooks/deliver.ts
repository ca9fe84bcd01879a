import { DAY_MS, hooksOf, type Player, type Webhook } from '@everdeed/rules';
import type { WebhookPayload } from './announce.ts';
import { savePlayer } from '../work/save.ts';
import { runWork, type WorkParts } from '../work/unit-of-work.ts';
import { postJson } from '../outgoing/post.ts';

/** Consecutive failures after which a webhook is disabled. */
const MAX_FAILURES = 10;
/** Failures further apart than this are not added up. */
const MONTH_MS = 30 * DAY_MS;

/** The webhook after a failed delivery (wire-user-and-tasks 3.8, failure handling). */
export function afterFailure(hook: Webhook, now: number): Webhook {
  const { lastFailureAt, ...rest } = hook;
  const isRecent = lastFailureAt !== undefined && now - Date.parse(lastFailureAt) <= MONTH_MS;
  const failures = isRecent ? hook.failures + 1 : 1;
  if (failures >= MAX_FAILURES) return { ...rest, enabled: false, failures: 0 };
  return { ...rest, failures, lastFailureAt: new Date(now).toISOString() };
}

const hookOf = (player: Player | undefined, id: string): Webhook | undefined =>
  player && hooksOf(player).find((hook) => hook.id === id);

export interface Delivery {
  /** Whether hosts in the server's own network may be reached. */
  readonly innerAllowed: boolean;
  /** Aborts the attempt. */
  readonly signal?: AbortSignal;
}

/** Counts a failure, unless the webhook has gone meanwhile. */
const noteFailure = (parts: WorkParts, { userId, hookId }: WebhookPayload): Promise<void> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const player = await tx.players.get(userId);
      const current = hookOf(player, hookId);
      if (!player || !current) return;
      const webhooks = player.webhooks.map((other) =>
        other === current ? afterFailure(current, work.now) : other,
      );
      await savePlayer(work, tx, { ...player, webhooks });
    }),
  );

/** Posts an event to a webhook. Only success or failure matters; failures are counted but not retried. */
export async function deliver(
  parts: WorkParts,
  { innerAllowed, signal }: Delivery,
  payload: WebhookPayload,
): Promise<void> {
  const { userId, hookId, body } = payload;
  const hook = hookOf(await parts.storage.reader().players.get(userId), hookId);
  if (!hook?.enabled) return;
  try {
    await postJson(hook.url, body, { innerAllowed, ...(signal ? { signal } : {}) });
  } catch (error) {
    // Aborted by the end of this process: the receiver did nothing wrong, and the next process delivers it.
    if (signal?.aborted) throw error;
    await noteFailure(parts, payload);
  }
}
