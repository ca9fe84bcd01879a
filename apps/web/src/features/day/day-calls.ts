import { type Reply, send } from '../../data/api.ts';
import { refreshGame } from '../../data/load.ts';
import { sendWaiting } from '../../data/outbox.ts';
import type { ScoreTold } from '../../data/settle.ts';

/** What the ticks of yesterday brought, summed. */
export interface BulkGain {
  readonly criticals: number;
  readonly questProgress: number;
}

interface BulkTold {
  readonly tasks?: readonly (ScoreTold & {
    readonly _tmp?: { readonly quest?: { readonly progressDelta?: number } };
  })[];
}

function gainOf({ tasks = [] }: BulkTold): BulkGain {
  return {
    criticals: tasks.filter(({ _tmp }) => _tmp?.crit).length,
    questProgress: tasks.reduce((sum, { _tmp }) => sum + (_tmp?.quest?.progressDelta ?? 0), 0),
  };
}

/** Scores what was done yesterday, before the day is judged. The same `operationId` again counts once. */
export async function tickYesterday(
  ids: readonly string[],
  operationId: string,
): Promise<Reply<BulkTold> & { readonly gain?: BulkGain }> {
  const body = ids.map((id) => ({ id, direction: 'up' }));
  const reply = await send<BulkTold>({ method: 'POST', path: '/tasks/bulk-score', body, operationId });
  return reply.ok ? { ...reply, gain: gainOf(reply.answer.data) } : reply;
}

/** Lets the day be judged, then fetches everything. Gives false when no answer came. */
export async function beginDay(): Promise<boolean> {
  await sendWaiting();
  const reply = await send({ method: 'POST', path: '/cron' });
  if (reply.ok) await refreshGame();
  return reply.ok;
}

/** Sleeps through the night that is about to be judged: nothing undone does harm. */
export async function toggleSleep(): Promise<boolean> {
  const reply = await send({ method: 'POST', path: '/user/sleep' });
  return reply.ok;
}
