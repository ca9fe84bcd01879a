import { numberIn } from '@everdeed/content/values';
import { daysSince, isDue, nextDue, startOfUserDay, type ZoneOptions } from '@everdeed/rules';
import type { OpHandler, World } from '../line.ts';

const zoneFrom = ({ call }: World): ZoneOptions => ({
  dayStart: call['dayStart'] === undefined ? undefined : numberIn(call, 'dayStart'),
  timezoneOffset: call['timezoneOffset'] === undefined ? undefined : numberIn(call, 'timezoneOffset'),
});
const DAY_MS = 86_400_000;

/** Due dates and the arithmetic of days. */
export const dueOps = {
  due(world) {
    const { task, ctx } = world;
    if (!task) throw new Error('no task');
    const zone = zoneFrom(world);
    return { data: { due: isDue(task, ctx.now, zone), nextDue: nextDue(task, ctx.now, zone) ?? false } };
  },
  dueDays(world) {
    const { task, call } = world;
    if (!task) throw new Error('no task');
    const from = Date.parse(String(call['from']));
    const marks = Array.from({ length: Number(call['days']) }, (_, day) =>
      isDue(task, from + day * DAY_MS, zoneFrom(world)) ? '1' : '0',
    );
    return { data: { due: marks.join('') } };
  },
  daysSince: (world) => ({
    data: { days: daysSince(Date.parse(String(world.call['since'])), world.ctx.now, zoneFrom(world)) },
  }),
  startOfDay: (world) => ({
    data: { at: new Date(startOfUserDay(world.ctx.now, zoneFrom(world))).toISOString() },
  }),
} satisfies Record<string, OpHandler>;
