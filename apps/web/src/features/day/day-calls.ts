import { characterCalls } from 'virtual:calls/character';
import { dayCalls } from 'virtual:calls/day';
import { taskCalls } from 'virtual:calls/task';
import { send } from '../../data/api.ts';
import { refreshGame } from '../../data/load.ts';
import { sendWaiting } from '../../data/outbox.ts';
import type { ScoreFinds } from '../../task-kit/score-answer.ts';

/** Total gains from yesterday's dailies. */
export interface BulkGain {
  readonly criticals: number;
  readonly questProgress: number;
}

interface BulkAnswer {
  readonly tasks?: readonly { readonly _tmp?: ScoreFinds }[];
}

function gainOf({ tasks = [] }: BulkAnswer): BulkGain {
  return {
    criticals: tasks.filter(({ _tmp }) => _tmp?.crit).length,
    questProgress: tasks.reduce((sum, { _tmp }) => sum + (_tmp?.quest?.progressDelta ?? 0), 0),
  };
}

/** Scores what was done yesterday, before the day is judged; undefined when no answer came. The same `operationId` again counts once. */
export async function scoreYesterday(
  ids: readonly string[],
  operationId: string,
): Promise<BulkGain | undefined> {
  const body = ids.map((id) => ({ id, direction: 'up' as const }));
  const reply = await send(taskCalls.bulkScore, { body }, { operationId });
  return reply.ok ? gainOf(reply.answer.data) : undefined;
}

/** Has the day judged, then fetches everything. Returns false if there was no answer. */
export async function beginDay(): Promise<boolean> {
  await sendWaiting();
  const reply = await send(dayCalls.runCron, {}, { refetches: true });
  if (reply.ok) await refreshGame();
  return reply.ok;
}

/** Sleeps through the night that is about to be judged, so that missed dailies do no harm. */
export async function toggleSleep(): Promise<boolean> {
  const reply = await send(characterCalls.toggleSleep, {});
  return reply.ok;
}
