import { computedStat } from '../../stats/computed-stats.ts';
import type { Player } from '../../state/player.ts';
import type { Attribute } from '../../state/task.ts';

/** The caster's computed attribute without its current buff (rules-play-and-shops 1.4). */
export const unbuffed = (player: Player, attribute: Attribute): number =>
  computedStat(player, attribute) - player.stats.buffs[attribute];
