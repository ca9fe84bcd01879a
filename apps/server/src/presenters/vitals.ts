import { experienceToPass, MAX_HEALTH, maxMana, type Player } from '@everdeed/rules';

/** Values derived from the stats and shown beside them, never stored. */
export interface Vitals {
  readonly toNextLevel: number;
  readonly maxHealth: number;
  readonly maxMP: number;
}

export const vitalsOf = (player: Player): Vitals => ({
  toNextLevel: experienceToPass(player.stats.lvl),
  maxHealth: MAX_HEALTH,
  maxMP: maxMana(player),
});
