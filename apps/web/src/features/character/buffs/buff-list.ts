import { type Attribute, cures, type Player, type Transformation, transformations } from '@everdeed/rules';

/** Something that is at work on the player until their next day begins (rules-play-and-shops 1.4 and 1.8). */
export type Buff =
  /** Points lent by skills, or by a perfect day. */
  | { readonly kind: 'attribute'; readonly attribute: Attribute; readonly points: number }
  /** How many missed dailies do no harm. */
  | { readonly kind: 'stealth'; readonly dailies: number }
  /** Missed dailies keep their streaks. */
  | { readonly kind: 'streaks' }
  /** Another look, and the key of the potion that ends it. */
  | { readonly kind: 'look'; readonly look: Transformation; readonly cure: string };

const ATTRIBUTES: readonly Attribute[] = ['str', 'con', 'int', 'per'];

/** What is at work on the player. */
export function buffsOf({ stats: { buffs } }: Pick<Player, 'stats'>): readonly Buff[] {
  return [
    ...ATTRIBUTES.filter((attribute) => buffs[attribute] > 0).map((attribute) => ({
      kind: 'attribute' as const,
      attribute,
      points: buffs[attribute],
    })),
    ...(buffs.stealth > 0 ? [{ kind: 'stealth' as const, dailies: buffs.stealth }] : []),
    ...(buffs.streaks ? [{ kind: 'streaks' as const }] : []),
    ...transformations
      .filter((look) => buffs[look])
      .map((look) => ({ kind: 'look' as const, look, cure: cures[look] })),
  ];
}
