import { dayCalls } from '@everdeed/contract';
import {
  completedTodosCut,
  daysMissed,
  type PendingDays,
  type Player,
  readOffsetHeader,
  runDay,
  setCustomDayStart,
} from '@everdeed/rules';
import { number } from '../work/fields.ts';
import { perform, storeOutcome } from '../work/perform.ts';
import { invalidModel, unwrap } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type CallDeps, type RequestInfo, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';

/** The player's pending days, their zone brought up to what the client says. */
function pendingDays(player: Player, info: RequestInfo): PendingDays {
  const { timezone } = info;
  const named =
    timezone === undefined || timezone === player.preferences.timezone
      ? player
      : { ...player, preferences: { ...player.preferences, timezone } };
  const offset =
    info.timezoneOffset === undefined ? undefined : readOffsetHeader(String(info.timezoneOffset));
  return daysMissed(named, info.now, offset);
}

/** What the day needs to see: all habits and dailies, and the to-dos that are still open. */
async function tasksOfDay(tx: Tx, userId: string) {
  const lasting = await tx.tasks.list(userId, { types: ['habit', 'daily'] });
  return [...lasting, ...(await tx.tasks.list(userId, { types: ['todo'], completed: false }))];
}

/** Runs the day and stores all of it as one: tasks, player, gem movements, the note for support. */
async function judge(
  deps: CallDeps,
  tx: Tx,
  before: Player,
  pending: PendingDays,
  info: RequestInfo,
): Promise<void> {
  const { player, daysMissed } = pending;
  await tx.tasks.removeCompletedTodosBefore(player._id, completedTodosCut(player, info.now));
  const scene = { player, tasks: await tasksOfDay(tx, player._id) };
  const day = unwrap(runDay(deps.rules(), scene, { daysMissed }));
  await tx.tasks.saveAll(player._id, day.changed.tasks);
  const saved = await storeOutcome(deps, tx, day, before);
  const client = info.client === undefined ? {} : { client: info.client };
  await tx.history.add(player._id, {
    kind: 'cron',
    timestamp: new Date(info.now).toISOString(),
    checkinCount: saved.flags.cronCount,
    ...client,
  });
}

const hourOf = number({ min: 0, max: 23, whole: true });

/**
 * The change of day (rules-scoring-and-day 4). The player's row is locked before it is looked at: whatever arrives
 * in parallel finds the day judged, and answers like it (W10, W17).
 */
export const dayRoutes = [
  route(dayCalls.runCron, (deps, { actor, info }) =>
    deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const pending = pendingDays(player, info);
      if (pending.daysMissed > 0) await judge(deps, tx, player, pending, info);
      else if (pending.player !== player) await tx.players.save(pending.player);
      return {};
    }),
  ),
  route(dayCalls.setCustomDayStart, async (deps, caller) => {
    const { body, info } = caller;
    const hour = hourOf(body.dayStart, 'preferences.dayStart');
    if ('error' in hour) throw invalidModel('User', [hour.error]);
    await perform(deps, caller, (context, scene) =>
      setCustomDayStart(context, scene, { dayStart: hour.value }),
    );
    return reply({ data: { message: deps.words.say(info.language, 'customDayStartHasChanged') } });
  }),
];
