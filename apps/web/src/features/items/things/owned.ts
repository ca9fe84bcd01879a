import { allEggs, allPotions, cards, findGear, foods, quests, spells } from '@everdeed/content';
import type { Amounts, Player } from '@everdeed/rules';

/** Families of things that are counted by key. */
export const COUNTED = ['eggs', 'hatchingPotions', 'food', 'quests'] as const;
export type CountedFamily = (typeof COUNTED)[number];
/** What can be shown alone on the screen. */
export type Family = CountedFamily | 'special';
export const FAMILIES: readonly Family[] = [...COUNTED, 'special'];

/** Some of a thing that the player has: at least one. */
export interface Thing<F extends CountedFamily = CountedFamily> {
  readonly family: F;
  readonly key: string;
  readonly count: number;
}

/** Things that are no count in a family of the catalogue. */
export type SpecialThing =
  /** Monthly gear of subscribers, still wrapped; `month` is its set (YYYYMM) if all of it is from one. */
  | {
      readonly kind: 'gift';
      readonly key: 'gift';
      readonly count: number;
      readonly month: string | undefined;
    }
  /** Greeting cards of one kind that wait to be read; the names of their senders, oldest first. */
  | {
      readonly kind: 'card';
      readonly key: string;
      readonly count: number;
      readonly senders: readonly string[];
    }
  /** Transformation items, to be cast on someone. */
  | { readonly kind: 'item'; readonly key: string; readonly count: number };

export type Things = { readonly [F in CountedFamily]: readonly Thing<F>[] } & {
  readonly special: readonly SpecialThing[];
};

/** Keys of a family in the usual order: that of the catalogue, with the saddle after all food. */
const ORDER: Readonly<Record<CountedFamily, () => readonly { readonly key: string }[]>> = {
  eggs: allEggs,
  hatchingPotions: allPotions,
  food: () => foods.toSorted((one, other) => Number(one.key === 'Saddle') - Number(other.key === 'Saddle')),
  quests: () => quests,
};

function ownedOf<F extends CountedFamily>(family: F, amounts: Amounts): readonly Thing<F>[] {
  return ORDER[family]().flatMap(({ key }) => {
    const count = amounts[key] ?? 0;
    return count > 0 ? [{ family, key, count }] : [];
  });
}

function giftsOf(waiting: readonly string[]): readonly SpecialThing[] {
  const sets = waiting.flatMap((key) => findGear(key)?.mystery ?? []);
  if (sets.length === 0) return [];
  const [first] = sets;
  const isOneMonth = sets.every((set) => set === first);
  return [{ kind: 'gift', key: 'gift', count: sets.length, month: isOneMonth ? first : undefined }];
}

function cardsOf(special: Player['items']['special']): readonly SpecialThing[] {
  return cards.flatMap(({ key }) => {
    const senders = special[`${key}Received`];
    if (!Array.isArray(senders) || senders.length === 0) return [];
    return [{ kind: 'card' as const, key, count: senders.length, senders }];
  });
}

function itemsOf(special: Player['items']['special']): readonly SpecialThing[] {
  return spells.flatMap(({ key }) => {
    const count = special[key];
    return typeof count === 'number' && count > 0 ? [{ kind: 'item' as const, key, count }] : [];
  });
}

/** Everything that the player has and that is neither worn nor alive; keys unknown to the catalogue are left out. */
export function thingsOf({ items, purchased }: Pick<Player, 'items' | 'purchased'>): Things {
  return {
    eggs: ownedOf('eggs', items.eggs),
    hatchingPotions: ownedOf('hatchingPotions', items.hatchingPotions),
    food: ownedOf('food', items.food),
    quests: ownedOf('quests', items.quests),
    special: [...giftsOf(purchased.plan.mysteryItems), ...cardsOf(items.special), ...itemsOf(items.special)],
  };
}

/** How many pieces there are, three of a kind being three. */
export const piecesIn = (things: readonly { readonly count: number }[]): number =>
  things.reduce((sum, { count }) => sum + count, 0);
