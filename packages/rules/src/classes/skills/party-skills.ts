import { computedStat } from '../../stats/computed-stats.ts';
import { diminishingReturns } from '../../numbers/format.ts';
import { MAX_HEALTH } from '../../numbers/limits.ts';
import type { Player } from '../../state/player.ts';
import type { Attribute } from '../../state/task.ts';
import type { Cast } from '../cast-types.ts';
import { unbuffed } from './attributes.ts';
import { healing } from './self-skills.ts';

/**
 * A skill on everyone in the party, including the caster. Its strength is computed from the caster once,
 * before anyone changes.
 */
export type PartySkill = (cast: Cast, party: readonly Player[]) => void;

const raise =
  (attribute: Attribute, max: number, halfway: number): PartySkill =>
  ({ caster }, party) => {
    const gain = Math.ceil(diminishingReturns(unbuffed(caster, attribute), max, halfway));
    for (const { stats } of party) stats.buffs[attribute] += gain;
  };

const mpheal: PartySkill = ({ caster }, party) => {
  const gain = Math.ceil(diminishingReturns(computedStat(caster, 'int'), 25, 125));
  for (const member of party) if (member.stats.class !== 'wizard') member.stats.mp += gain;
};

const healAll: PartySkill = ({ caster }, party) => {
  const gain = healing(caster, 0.04);
  for (const { stats } of party) stats.hp = Math.min(MAX_HEALTH, stats.hp + gain);
};

/** Skills on the party, by key (rules-play-and-shops 1.4). */
export const partySkills: Readonly<Record<string, PartySkill>> = {
  mpheal,
  healAll,
  earth: raise('int', 30, 200),
  valorousPresence: raise('str', 20, 200),
  intimidate: raise('con', 24, 200),
  toolsOfTrade: raise('per', 100, 50),
  protectAura: raise('con', 200, 200),
};
