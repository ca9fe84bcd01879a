import { fieldsIn, listIn, numberIn } from '@everdeed/content/values';
import { compactHistory, daysMissed, planContext } from '@everdeed/rules';
import { rollOver } from '../../../src/day/rollover.ts';
import type { OpHandler } from '../line.ts';
import { vectorEntry, transient } from './answers.ts';

/** The day. */
export const dayOps = {
  day({ ctx, player, tasks, call }) {
    const day = rollOver(ctx, { player, tasks }, { daysMissed: Number(call['daysMissed']) });
    const bag = transient(day.tmp, false);
    return {
      player: day.player,
      tasks: day.tasks,
      data: { progress: day.progress, ...(bag ? { tmp: bag } : {}) },
      transactions: day.ledger.map(vectorEntry),
    };
  },
  planContext: ({ ctx, player }) => ({ data: planContext(player.purchased.plan, ctx.now) }),
  daysMissed({ ctx, player, call }) {
    const header = call['header'] === undefined ? Number.NaN : Number(call['header']);
    const pending = daysMissed(player, ctx.now, Number.isFinite(header) ? header : undefined);
    const utcOffset = 0 - pending.player.preferences.timezoneOffset;
    return { player: pending.player, data: { daysMissed: pending.daysMissed, utcOffset } };
  },
  preenHistory({ ctx, call }) {
    const zone = {
      timezoneOffset: Number(call['timezoneOffset']),
      dayStart: Number(call['dayStart']),
    };
    const entries = listIn(call['history']).map((entry) => ({
      ...fieldsIn(entry),
      date: numberIn(entry, 'date'),
      value: numberIn(entry, 'value'),
    }));
    const history = compactHistory(entries, ctx.now, zone, call['subscribed'] === true);
    return { data: history.map((entry: object) => ({ ...entry, days: undefined })) };
  },
} satisfies Record<string, OpHandler>;
