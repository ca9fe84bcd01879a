import { dayCalls } from '@everdeed/contract';
import {
  completedTodosCutoff,
  daysMissed,
  type PendingDays,
  type Player,
  readOffsetHeader,
  runDay,
  setCustomDayStart,
  withQuestDay,
} from '@everdeed/rules';
import { unwrap } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';
import { ownPlayer } from '../work/scenes.ts';
import { perform } from '../work/perform.ts';
import { saveOutcome, savePlayer } from '../work/save.ts';
import { findQuestParty, lockDay, type QuestParty } from './quest-party.ts';

/** The player's pending days, with the zone updated to what the client says. */
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

/** The tasks that a day needs: all habits and dailies, and open to-dos. */
async function tasksOfDay(tx: Tx, userId: string) {
  const lasting = await tx.tasks.list(userId, { types: ['habit', 'daily'] });
  return [...lasting, ...(await tx.tasks.list(userId, { types: ['todo'], completed: false }))];
}

/** A day that has begun, of a player who may be on a quest. */
interface BegunDay {
  readonly pending: PendingDays;
  readonly quest: QuestParty | undefined;
}

/** Runs the day and stores all of it as one: tasks, player, quest and party, ledger, the note for support. */
async function judge(work: Work, tx: Tx, { pending, quest }: BegunDay, info: RequestInfo): Promise<void> {
  const { player, daysMissed } = pending;
  await tx.tasks.removeCompletedTodosBefore(player._id, completedTodosCutoff(player, info.now));
  const scene = { player, tasks: await tasksOfDay(tx, player._id) };
  const day = unwrap(work, runDay(work.rules, scene, { daysMissed }));
  const outcome = quest ? unwrap(work, withQuestDay(work.rules, day, { ...quest, player })) : day;
  const { players } = await saveOutcome(work, tx, outcome, { actorId: player._id });
  const saved = players.find(({ _id }) => _id === player._id) ?? player;
  const client = info.client === undefined ? {} : { client: info.client };
  await tx.history.add(player._id, {
    kind: 'cron',
    timestamp: new Date(info.now).toISOString(),
    checkinCount: saved.flags.cronCount,
    ...client,
  });
}

/**
 * The change of day (rules-scoring-and-day 4). The player's row is locked before it is read, so that
 * concurrent requests find the day judged and answer accordingly (W10, W17).
 */
export const dayRoutes = [
  route(dayCalls.runCron, async (work, { actor, info }) => {
    const isPending = (player: Player): boolean => pendingDays(player, info).daysMissed > 0;
    const partyId = await findQuestParty(work.read, actor, isPending);
    return work.transaction(async (tx) => {
      const { player, quest } = await lockDay(tx, actor, partyId);
      const pending = pendingDays(player, info);
      if (pending.daysMissed > 0) await judge(work, tx, { pending, quest }, info);
      else if (pending.player !== player) await savePlayer(work, tx, pending.player);
      return {};
    });
  }),
  route(dayCalls.setCustomDayStart, async (work, { actor, body, info }) => {
    await perform(work, actor, ownPlayer, (context, scene) =>
      setCustomDayStart(context, scene, { dayStart: body.dayStart }),
    );
    return reply({ data: { message: work.words.say(info.language, 'customDayStartHasChanged') } });
  }),
];
