import { textIn } from '@everdeed/content/values';
import {
  allocate,
  allocateBulk,
  allocateNow,
  beforeSave,
  cappedLevel,
  commitStats,
  computedStats,
  diminishingReturns,
  experienceToPass,
  rollCritical,
  type ScoreTmp,
} from '@everdeed/rules';
import { allocateOne, isAttribute } from '../../../src/stats/allocation.ts';
import { produce } from '../../../src/state/draft.ts';
import type { OpHandler } from '../line.ts';
import { answered, transient } from './answers.ts';
import { asSent } from '../../support/make.ts';

/** Levels, attributes and points. */
export const statOps = {
  toNextLevel: ({ call }) => ({ data: experienceToPass(Number(call['level'])) }),
  capByLevel: ({ call }) => ({ data: cappedLevel(Number(call['level'])) }),
  diminishingReturns: ({ call }) => ({
    data: diminishingReturns(
      Number(call['bonus']),
      Number(call['max']),
      call['halfway'] === undefined ? undefined : Number(call['halfway']),
    ),
  }),
  statsComputed({ player }) {
    const { baseStat: _base, buff: _buff, ...told } = computedStats(player);
    return { data: told };
  },
  crit({ ctx, player, call }) {
    const stat = textIn(call, 'stat');
    if (!isAttribute(stat)) throw new Error(`no attribute: ${stat}`);
    return { data: { multiplier: rollCritical(ctx, player, stat, Number(call['chance'])) } };
  },
  updateStats({ ctx, player, call }) {
    const tmp: ScoreTmp = {};
    const change = { hp: Number(call['hp']), gp: Number(call['gp']), exp: Number(call['exp']) };
    const after = produce(player, (draft) => commitStats(ctx, draft, change, tmp, []));
    const bag = transient(tmp, false);
    return { player: after, data: bag ? { tmp: bag } : {} };
  },
  autoAllocate: ({ player }) => ({ player: produce(player, allocateOne) }),
  allocate: ({ ctx, player, call }) => answered(allocate(ctx, { player }, { stat: asSent(call['stat']) })),
  allocateBulk: ({ ctx, player, call }) => answered(allocateBulk(ctx, { player }, { stats: call['stats'] })),
  allocateNow: ({ ctx, player }) => answered(allocateNow(ctx, { player })),
  beforeSave: ({ ctx, player }) => ({ player: beforeSave(ctx, player) }),
} satisfies Record<string, OpHandler>;
