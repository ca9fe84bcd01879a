import { findGear } from '@everdeed/content';
import { type Attribute, computedStats, type Player } from '@everdeed/rules';

const ATTRIBUTES: readonly Attribute[] = ['str', 'int', 'con', 'per'];

/** A change of one attribute; never 0. */
export interface Gain {
  readonly attribute: Attribute;
  readonly change: number;
}

type Worn = Partial<Record<string, string>>;

/** The gear after putting a piece on: something for two hands leaves no place for a second piece. */
function wornWith(worn: Worn, key: string): Worn {
  const { type = '', twoHanded } = findGear(key) ?? {};
  const after: Worn = { ...worn, [type]: key };
  if (type === 'weapon' && twoHanded) delete after['shield'];
  if (type === 'shield' && findGear(worn['weapon'] ?? '')?.twoHanded) delete after['weapon'];
  return after;
}

/** How the attributes change when a piece is worn instead of what is worn now, class bonus included. */
export function gainsOf({ stats, items }: Player, key: string): readonly Gain[] {
  const equipped: Worn = items.gear.equipped;
  const now = computedStats({ stats, items });
  const then = computedStats({ stats, items: { gear: { equipped: wornWith(equipped, key) } } });
  return ATTRIBUTES.map((attribute) => ({ attribute, change: then[attribute] - now[attribute] })).filter(
    ({ change }) => change !== 0,
  );
}

/** What a piece gives of each attribute. */
export type Powers = { readonly [A in Attribute]?: number | undefined };

/** What a piece gives by itself, without any bonus. */
export const effectsOf = (item: Powers): readonly Gain[] =>
  ATTRIBUTES.map((attribute) => ({ attribute, change: item[attribute] ?? 0 })).filter(
    ({ change }) => change !== 0,
  );

/** Whether a piece makes the player stronger on the whole. */
export const isBetter = (gains: readonly Gain[]): boolean =>
  gains.reduce((sum, { change }) => sum + change, 0) > 0;
