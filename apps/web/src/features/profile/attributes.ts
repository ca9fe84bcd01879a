import {
  type Attribute,
  type ComputedStats,
  criticalChance,
  experienceFactor,
  goldFactor,
  healthShare,
  maxManaFor,
} from '@everdeed/rules';

/** The attributes in the order of the profile. */
export const SHOWN_ATTRIBUTES = ['str', 'int', 'con', 'per'] as const satisfies readonly Attribute[];

/** One attribute and where it comes from. The parts add up to the total. */
export interface AttributeRow {
  readonly attribute: Attribute;
  readonly total: number;
  readonly points: number;
  readonly level: number;
  /** From worn gear, half again for gear of one's own class. */
  readonly gear: number;
  readonly buffs: number;
}

/** The attributes with their sources. */
export const attributeRows = (stats: ComputedStats): readonly AttributeRow[] =>
  SHOWN_ATTRIBUTES.map((attribute) => ({
    attribute,
    total: stats[attribute],
    points: stats.baseStat[attribute],
    level: stats.levelBonus,
    gear: stats.gearBonus[attribute] + stats.classBonus[attribute],
    buffs: stats.buff[attribute],
  }));

/** Below this total, a well is not made shorter: small attributes should look small. */
const SHORTEST_WELL = 40;

/** What a full well stands for: the same for all rows, with room for the points to be spent. */
export function wellSize(rows: readonly AttributeRow[], free: number): number {
  const largest = Math.max(...rows.map(({ total }) => total));
  return Math.max(SHORTEST_WELL, Math.ceil(((largest + free) * 1.1) / 10) * 10);
}

/** Points chosen to be spent, by attribute. */
export type Allocation = Readonly<Record<Attribute, number>>;

export const NO_POINTS: Allocation = { str: 0, int: 0, con: 0, per: 0 };

/** How many points an allocation spends. */
export const spent = (allocation: Allocation): number =>
  SHOWN_ATTRIBUTES.reduce((total, attribute) => total + allocation[attribute], 0);

/** The allocation with one point more or less; never more than `free` in all, or fewer than none. */
export function changePoint(
  allocation: Allocation,
  attribute: Attribute,
  by: 1 | -1,
  free: number,
): Allocation {
  const amount = allocation[attribute] + by;
  if (amount < 0 || (by > 0 && spent(allocation) >= free)) return allocation;
  return { ...allocation, [attribute]: amount };
}

/** An allocation cut down to what is still free, which another device may have spent. */
export const affordable = (allocation: Allocation, free: number): Allocation =>
  spent(allocation) <= free ? allocation : NO_POINTS;

/** A figure in play that an attribute decides. */
export interface Effect {
  readonly kind: 'critical' | 'experience' | 'mana' | 'damage' | 'gold';
  /** Per cent; of `mana`, points. */
  readonly value: number;
}

const EFFECTS: Readonly<Record<Attribute, (total: number) => readonly Effect[]>> = {
  str: (total) => [{ kind: 'critical', value: 100 * criticalChance(total) }],
  int: (total) => [
    { kind: 'experience', value: 100 * (experienceFactor(total) - 1) },
    { kind: 'mana', value: maxManaFor(total) },
  ],
  con: (total) => [{ kind: 'damage', value: 100 * (1 - healthShare(total)) }],
  per: (total) => [{ kind: 'gold', value: 100 * (goldFactor(total) - 1) }],
};

/** What a total of this attribute does. */
export const effectsOf = (attribute: Attribute, total: number): readonly Effect[] =>
  EFFECTS[attribute](total);
