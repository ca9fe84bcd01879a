import type { RuleContext } from '../command.ts';
import { isTeamDayPending, runTeamDay } from '../day/team-day.ts';
import { zoneOf } from '../due/player-zone.ts';
import { hasActivePlan } from '../groups/policy.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, type Result } from '../result.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import { withoutNotices } from './notices.ts';

/** A group whose day may have begun, with its board. */
export interface BoardDayScene {
  readonly group: Group;
  readonly tasks: readonly Task[];
  /** Absent if their account is gone: the day then begins at midnight UTC. */
  readonly leader: Player | undefined;
  /** Those who look after the board, and those who have asked for approval, as far as they are there. */
  readonly others: readonly Player[];
}

/**
 * Begins the day of a group with a plan, if it is pending: its leader's day (rules-scoring-and-day 4.11). A plan that is
 * over has none any more. Nobody loses anything by it. The first time only notes the instant, so that a new board has a
 * day before it is judged: our own rule, since the reference's job runs at a time that nobody knows.
 */
export function beginBoardDay(
  ctx: RuleContext,
  { group, tasks, leader, others }: BoardDayScene,
): Result<Outcome<undefined>> {
  const { _id, purchased, cron } = group;
  if (!purchased.plan?.customerId) return accept(outcomeOf(undefined));
  if (!hasActivePlan(purchased.plan, ctx.now))
    return accept(outcomeOf(undefined, { groups: [ended(group)] }));
  const zone = leader ? zoneOf(leader) : { dayStart: 0, timezoneOffset: 0 };
  const { lastProcessed } = cron;
  const change = { _id, cron: { ...cron, lastProcessed: new Date(ctx.now).toISOString() } };
  if (lastProcessed === undefined) return accept(outcomeOf(undefined, { groups: [change] }));
  if (!isTeamDayPending({ lastProcessed, zone }, ctx.now)) return accept(outcomeOf(undefined));
  const day = runTeamDay(ctx, { tasks, lastProcessed, zone });
  if (!day.ok) return day;
  const { changed } = day.value;
  const players = others.flatMap((one) => withoutDropped(one, droppedIn(tasks, changed.tasks)));
  return accept(outcomeOf(undefined, { ...changed, players, groups: [change] }));
}

const hasRequests = (task: Task): boolean => task.group.approval?.requested === true;

/** Ids of the tasks whose requests for approval the new day has dropped. */
function droppedIn(before: readonly Task[], after: readonly Task[]): string[] {
  const asked = new Set(before.filter(hasRequests).map(({ _id }) => _id));
  return after.filter((task) => asked.has(task._id) && !hasRequests(task)).map(({ _id }) => _id);
}

/**
 * The player without what they were told of requests that are dropped: nobody has to answer them, and what was approved
 * must not be scored for the new day. Nobody, if they were told of none.
 */
function withoutDropped(player: Player, taskIds: readonly string[]): Player[] {
  const after = taskIds.reduce(
    (one, id) => withoutNotices(one, id, ['GROUP_TASK_APPROVAL', 'SCORED_TASK'])[0] ?? one,
    player,
  );
  return after === player ? [] : [after];
}

/** The group without a customer: it has no days from now on. */
function ended({ _id, purchased }: Group): { readonly _id: string; readonly purchased: Group['purchased'] } {
  if (!purchased.plan) return { _id, purchased };
  const { customerId: _gone, ...plan } = purchased.plan;
  return { _id, purchased: { ...purchased, plan } };
}
