import type { Refuser } from '../work/refusal.ts';

/** More would only keep the server busy. */
const MAX_MESSAGES = 10_000;

/** How many messages are asked for. */
export function readCount(work: Refuser<'debugMessageCount'>, sent: unknown): number {
  const count = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_MESSAGES)
    throw work.refuse('BadRequest', 'debugMessageCount');
  return count;
}
