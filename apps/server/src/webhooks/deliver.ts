import type { Player, Webhook } from '@everdeed/rules';
import type { WebhookPayload } from './announce.ts';
import { savePlayer } from '../work/save.ts';
import { runWork, type WorkParts } from '../work/unit-of-work.ts';
import { postJson } from './post.ts';

/** Failures in a row after which a webhook is switched off. */
const MAX_FAILURES = 10;
/** Failures further apart than this do not add up. */
const MONTH_MS = 30 * 86_400_000;

/** The webhook after a failed delivery (wire-user-and-tasks 3.8, failure handling). */
export function afterFailure(hook: Webhook, now: number): Webhook {
  const { lastFailureAt, ...rest } = hook;
  const isRecent = lastFailureAt !== undefined && now - Date.parse(lastFailureAt) <= MONTH_MS;
  const failures = isRecent ? hook.failures + 1 : 1;
  if (failures >= MAX_FAILURES) return { ...rest, enabled: false, failures: 0 };
  return { ...rest, failures, lastFailureAt: new Date(now).toISOString() };
}

const hookOf = (player: Player | undefined, id: string): Webhook | undefined =>
  (player?.webhooks as Webhook[] | undefined)?.find((hook) => hook.id === id);

export interface Delivery {
  /** True: hosts of the own network are reached, too. */
  readonly innerAllowed: boolean;
  /** Ends the attempt. */
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

/**
 * Posts one event to one receiver. The answer does not matter beyond success or failure; a failure is counted, and
 * not tried again.
 */
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
    // Cut off by the end of this process: the receiver did nothing wrong, and gets it from the next one.
    if (signal?.aborted) throw error;
    await noteFailure(parts, payload);
  }
}
