import { findGear } from '@everdeed/content';
import { ATTRIBUTES, cappedLevel } from '../numbers/limits.ts';
import type { Player } from '../state/player.ts';
import type { Attribute } from '../state/task.ts';

type PerAttribute = Record<Attribute, number>;

/** The four effective attributes with their breakdown (rules-scoring-and-day 2.1). */
export interface ComputedStats extends PerAttribute {
  readonly maxMP: number;
  readonly gearBonus: PerAttribute;
  readonly classBonus: PerAttribute;
  readonly baseStat: PerAttribute;
  readonly buff: PerAttribute;
  /** The same for every attribute. */
  readonly levelBonus: number;
}

/** The parts of a player that attributes depend on. */
export type StatSource = Pick<Player, 'stats'> & {
  readonly items: { readonly gear: Pick<Player['items']['gear'], 'equipped'> };
};

/** Worn gear as `for … in` reads it, which knows its keys as texts only. */
type WornKeys = Readonly<Partial<Record<string, string>>>;

const none = (): PerAttribute => ({ str: 0, int: 0, con: 0, per: 0 });

/** Attributes from worn gear, plus half again for gear of the player's own class. The costume never counts. */
function gearBonuses({ stats, items }: StatSource): { gearBonus: PerAttribute; classBonus: PerAttribute } {
  const gearBonus = none();
  const classBonus = none();
  const equipped: WornKeys = items.gear.equipped;
  for (const slot in equipped) {
    const key = equipped[slot];
    const item = key ? findGear(key) : undefined;
    if (!item) continue;
    const isOwnClass = item.klass === stats.class || item.specialClass === stats.class;
    for (const attribute of ATTRIBUTES) {
      gearBonus[attribute] += item[attribute];
      if (isOwnClass) classBonus[attribute] += item[attribute] / 2;
    }
  }
  return { gearBonus, classBonus };
}

/** Bonus to every attribute from the level: half the level, rounded down, at most 50. */
export const levelBonus = (level: number): number => Math.floor(cappedLevel(level) / 2);

/** Maximum mana for a computed intelligence: twice that plus 30 (rules-scoring-and-day 2.1). */
export const maxManaFor = (intelligence: number): number => 2 * intelligence + 30;

/** Computed attributes with their breakdown, keeping halves (rules-scoring-and-day 2.1). */
export function computedStats(player: StatSource): ComputedStats {
  const { stats } = player;
  const bonuses = gearBonuses(player);
  const perLevel = levelBonus(stats.lvl);
  const total = (attribute: Attribute): number =>
    stats[attribute] +
    stats.buffs[attribute] +
    perLevel +
    bonuses.gearBonus[attribute] +
    bonuses.classBonus[attribute];
  const int = total('int');
  return {
    str: total('str'),
    int,
    con: total('con'),
    per: total('per'),
    maxMP: maxManaFor(int),
    ...bonuses,
    baseStat: pick(stats),
    buff: pick(stats.buffs),
    levelBonus: perLevel,
  };
}

const pick = ({ str, int, con, per }: PerAttribute): PerAttribute => ({ str, int, con, per });

/** One computed attribute, without the breakdown (rules-scoring-and-day 2.1). */
export function computedStat({ stats, items }: StatSource, attribute: Attribute): number {
  let total = stats[attribute] + stats.buffs[attribute] + levelBonus(stats.lvl);
  const equipped: WornKeys = items.gear.equipped;
  for (const slot in equipped) {
    const key = equipped[slot];
    const item = key ? findGear(key) : undefined;
    if (!item) continue;
    const isOwnClass = item.klass === stats.class || item.specialClass === stats.class;
    total += isOwnClass ? item[attribute] * 1.5 : item[attribute];
  }
  return total;
}

/** The player's maximum mana. */
export const maxMana = (player: StatSource): number => maxManaFor(computedStat(player, 'int'));
