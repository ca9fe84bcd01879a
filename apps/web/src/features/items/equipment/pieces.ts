import { findGear, type Gear, gearTypes } from '@everdeed/content';
import { recordOf } from '@everdeed/content/values';
import {
  type Attribute,
  ATTRIBUTES,
  computedStats,
  equip,
  type GearSlot,
  type Player,
  type PlayerClass,
  type RuleContext,
  type WornGear,
} from '@everdeed/rules';

/** Two sets of gear: one counts in battle, the other is for looks. */
export type GearSet = 'equipped' | 'costume';
/** Points of each attribute; halves occur. */
export type Figures = Readonly<Record<Attribute, number>>;

/** A piece of gear that the player owns. */
export interface Piece {
  readonly key: string;
  readonly slot: GearSlot;
  readonly isWorn: boolean;
  readonly twoHanded: boolean;
  /** What it gives, half again as much included if it is of the player's class. */
  readonly gives: Figures;
  /** How the totals change by wearing it, what it puts away included; all 0 if it is worn. */
  readonly change: Figures;
}

type Wearer = Pick<Player, 'stats' | 'items'>;

/** Wearing has neither luck nor a clock. */
const CONTEXT: RuleContext = { now: 0, dice: { roll: () => 0.5 }, newId: () => '' };

/** What a player would wear after tapping a piece: it goes on, or off again; the other hand is freed if need be. */
export function wornAfter(player: Player, type: GearSet, key: string): WornGear {
  const result = equip(CONTEXT, { player }, { type, key });
  return result.ok ? result.value.data.gear[type] : player.items.gear[type];
}

/** The player's attributes in this gear. */
export function totalsIn({ stats }: Pick<Player, 'stats'>, equipped: WornGear): Figures {
  const { str, int, con, per } = computedStats({ stats, items: { gear: { equipped } } });
  return { str, int, con, per };
}

const minus = (one: Figures, other: Figures): Figures =>
  recordOf(ATTRIBUTES, (attribute) => one[attribute] - other[attribute]);

function givenBy(gear: Gear, own: PlayerClass): Figures {
  const isOwn = gear.klass === own || gear.specialClass === own;
  return recordOf(ATTRIBUTES, (attribute) => gear[attribute] * (isOwn ? 1.5 : 1));
}

/** The owned gear in the usual order: by slot, then as in the catalogue. What is worn bare is no gear. */
export function ownedGear({ items }: Wearer): readonly Gear[] {
  const owned = Object.entries(items.gear.owned).flatMap(([key, has]) => (has && findGear(key)) || []);
  const place = new Map(gearTypes.map((slot, index) => [slot, index]));
  const rank = ({ type }: Gear) => place.get(type) ?? gearTypes.length;
  return owned.filter(({ klass }) => klass !== 'base').toSorted((one, other) => rank(one) - rank(other));
}

/** The pieces that the player owns, as one set of gear sees them. */
export function piecesOf(player: Player, set: GearSet): readonly Piece[] {
  const worn = player.items.gear[set];
  const now = totalsIn(player, worn);
  return ownedGear(player).map((gear) => {
    const { key, type: slot } = gear;
    const isWorn = worn[slot] === key;
    const after = isWorn || set === 'costume' ? now : totalsIn(player, wornAfter(player, set, key));
    return {
      key,
      slot,
      isWorn,
      twoHanded: gear.twoHanded === true,
      gives: givenBy(gear, player.stats.class),
      change: minus(after, now),
    };
  });
}

/** The key of the two-handed weapon that is worn, if it is one. */
export function wornInBothHands(worn: WornGear): string | undefined {
  const { weapon } = worn;
  return weapon !== undefined && findGear(weapon)?.twoHanded ? weapon : undefined;
}

/** The piece in a slot; undefined if it is bare. */
export function wornIn(worn: WornGear, slot: GearSlot): string | undefined {
  const key = worn[slot];
  const gear = key === undefined ? undefined : findGear(key);
  return gear && gear.klass !== 'base' ? key : undefined;
}
