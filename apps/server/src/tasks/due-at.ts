import { DAY_MS, HOUR_MS, isDue, MINUTE_MS, nextDue, type Player, type Task, zoneOf } from '@everdeed/rules';

/** The instant of `dueDate`: a bare date means the start of the player's day. Undefined if it is not a date. */
function dueInstant(player: Player, sent: string): number | undefined {
  const asNumber = Number(sent);
  const instant = Number.isFinite(asNumber) ? asNumber : Date.parse(sent);
  if (Number.isNaN(instant) || Math.abs(instant) > 8.64e15) return undefined;
  if (instant % DAY_MS !== 0) return instant;
  return instant + player.preferences.timezoneOffset * MINUTE_MS + player.preferences.dayStart * HOUR_MS;
}

/** The tasks with due flags for another instant; nothing is stored. */
export function dueAt(player: Player, tasks: readonly Task[], sent: string): readonly Task[] {
  const instant = dueInstant(player, sent);
  if (instant === undefined) return tasks;
  return tasks.map((task) => {
    if (task.type !== 'daily') return task;
    const next = nextDue(task, instant, zoneOf(player));
    return { ...task, isDue: isDue(task, instant, zoneOf(player)), nextDue: next ? [...next] : task.nextDue };
  });
}
