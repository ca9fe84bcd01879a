import type { ScoreTmp } from '@everdeed/rules';
import { rollDrop } from '../../../src/drops/drop.ts';
import { produce } from '../../../src/state/draft.ts';
import type { OpHandler } from '../line.ts';
import { transient } from './answers.ts';

/** The drop roll. */
export const dropOps = {
  randomDrop({ ctx, player, task, call, line }) {
    if (!task) throw new Error('no task');
    const tmp: ScoreTmp = call['crit'] === undefined ? {} : { crit: Number(call['crit']) };
    const after = produce(player, (draft) => rollDrop(ctx, draft, task, tmp));
    const { crit: _crit, ...found } = tmp;
    const bag = transient(found, line.expect.picks !== undefined);
    return { player: after, data: bag ? { tmp: bag } : {} };
  },
} satisfies Record<string, OpHandler>;
