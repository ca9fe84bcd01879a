import type { Direction } from '@everdeed/rules';
import { taskCalls } from 'virtual:calls/task';
import { send } from '../data/api.ts';
import { asStats } from '../data/domain.ts';
import type { Failure } from '../data/reply.ts';
import { useGame } from '../data/store.ts';
import { newId } from '../lib/new-id.ts';
import { showToast } from '../ui/toast-store.ts';
import { figuresOf } from './figures.ts';

/** Tells what a score brought that is not shown yet; `answer` has the stats after it. */
export function tellGains(answer: object): void {
  const before = useGame.getState().view?.player.stats;
  const figures = before ? figuresOf(before, { ...before, ...asStats(answer) }) : [];
  if (figures.length > 0) showToast({ type: 'success', figures });
}

/**
 * Scores a task that may be on no list of this device, and tells what it brought. Repeated with the same id, it counts
 * once. Answers why it was not scored.
 */
export async function scoreShared(
  taskId: string,
  direction: Direction,
  operationId: string = newId(),
): Promise<Failure | undefined> {
  const params = { taskId, direction };
  const reply = await send(taskCalls.scoreTask, { params }, { operationId, quiet: true });
  if (!reply.ok) return reply.failure;
  tellGains(reply.answer.data);
  return undefined;
}
