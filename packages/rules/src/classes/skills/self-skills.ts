import { computedStat } from '../../stats/computed-stats.ts';
import { diminishingReturns } from '../../numbers/format.ts';
import { MAX_HEALTH } from '../../numbers/limits.ts';
import { done, refuse, type Result } from '../../result.ts';
import type { Player } from '../../state/player.ts';
import type { Cast } from '../cast-types.ts';
import { unbuffed } from './attributes.ts';

/** A skill on the caster alone. Changes the draft, or refuses. */
export type SelfSkill = (cast: Cast) => Result<undefined, 'spellAlreadyCast' | 'messageHealthAlreadyMax'>;

const frost: SelfSkill = ({ caster: { stats } }) => {
  if (stats.buffs.streaks) return refuse('badRequest', 'spellAlreadyCast');
  stats.buffs.streaks = true;
  return done;
};

const defensiveStance: SelfSkill = ({ caster }) => {
  caster.stats.buffs.con += Math.ceil(diminishingReturns(unbuffed(caster, 'con'), 40, 200));
  return done;
};

/** Number of dailies that one more stealth covers, from `tasksOrder.dailys` (rules-play-and-shops 1.4). */
export const stealthToAdd = (player: Player): number =>
  Math.ceil(diminishingReturns(computedStat(player, 'per'), player.tasksOrder.dailys.length * 0.64, 55));

const stealth: SelfSkill = ({ caster }) => {
  caster.stats.buffs.stealth += stealthToAdd(caster);
  return done;
};

/** Health restored by a healer: (constitution + intelligence + 5) times `factor` (rules-play-and-shops 1.4). */
export const healing = (player: Player, factor: number): number =>
  (computedStat(player, 'con') + computedStat(player, 'int') + 5) * factor;

const heal: SelfSkill = ({ caster }) => {
  const { stats } = caster;
  if (stats.hp >= MAX_HEALTH) return refuse('notAuthorized', 'messageHealthAlreadyMax');
  stats.hp = Math.min(MAX_HEALTH, stats.hp + healing(caster, 0.075));
  return done;
};

/** Skills on oneself, by key (rules-play-and-shops 1.4). */
export const selfSkills: Readonly<Record<string, SelfSkill>> = { frost, defensiveStance, stealth, heal };
