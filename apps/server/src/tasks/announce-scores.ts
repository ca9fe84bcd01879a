import type { Player, RuleEvent, ScoreTmp, Task } from '@everdeed/rules';
import { announce, hasReceivers, playerEvents, taskEvent } from '../webhooks/announce.ts';
import { vitalsOf } from '../character/vitals.ts';
import type { Tx } from '../storage/stores.ts';

interface ScoredTasks {
  readonly tasks: readonly Task[];
  readonly events: readonly RuleEvent[];
  /** Passing results, one for each scoring in order. */
  readonly tmps: readonly ScoreTmp[];
  /** When each task had last been changed before: receivers are told as clients of the reference expect. */
  readonly updatedAt: ReadonlyMap<string, string>;
}

/** Tells the receivers of a player what was scored, and which levels were reached. */
export async function announceScores(
  tx: Tx,
  player: Player,
  { tasks, events, tmps, updatedAt }: ScoredTasks,
): Promise<void> {
  if (!hasReceivers(player)) return;
  const byId = new Map(
    tasks.map((task) => [task._id, { ...task, updatedAt: updatedAt.get(task._id) ?? task.updatedAt }]),
  );
  const stats = { ...player.stats, ...vitalsOf(player) };
  const scored = events.filter((event) => event.kind === 'taskScored');
  const taskEvents = scored.flatMap(({ taskId, direction, delta }, index) => {
    const task = byId.get(taskId);
    const user = { _tmp: tmps[index] ?? {}, stats };
    return task ? [taskEvent('scored', task, { direction, delta, user })] : [];
  });
  await announce(tx, player, [...taskEvents, ...playerEvents(events)]);
}
