import type { Player } from '@everdeed/rules';
import fc from 'fast-check';
import { allDropMounts, allDropPets } from '../support/stable.ts';
import { withWealth } from '../support/wealth.ts';

/** How a life begins. */
export interface Start {
  readonly date: string;
  readonly enter: (player: Player) => Player;
}

/** Days in four seasons: the first of them without any event. */
const dates = ['2026-02-10', '2026-04-22', '2026-07-10', '2026-10-25'];
const sum = fc.oneof(
  fc.constantFrom(0, 10, 100),
  fc.integer({ min: 0, max: 3000 }),
  fc.double({ min: 0, max: 900, noNaN: true }),
);

/** A life of any wealth and stage, on one of four dates. */
export const anyStart: fc.Arbitrary<Start> = fc
  .record({
    date: fc.constantFrom(...dates),
    wealth: fc.record({ gold: sum, gems: fc.integer({ min: 0, max: 120 }), hourglasses: fc.nat(4) }),
    isSubscriber: fc.boolean(),
    lvl: fc.constantFrom(1, 9, 10, 14, 29, 50, 100),
    hp: fc.constantFrom(0, 0, 5, 30, 50),
    class: fc.constantFrom('warrior', 'rogue', 'wizard', 'healer'),
    classSelected: fc.boolean(),
    stock: fc.nat(4),
    growth: fc.constantFrom(-1, 0, 5, 44, 48),
    hasAll: fc.boolean(),
    checkIns: fc.integer({ min: 0, max: 400 }),
    isOnboarded: fc.boolean(),
  })
  .map((drawn) => ({ ...drawn, enter: (player: Player) => entered(player, drawn) }));

type Drawn = Readonly<{
  wealth: { gold: number; gems: number; hourglasses: number };
  isSubscriber: boolean;
  lvl: number;
  hp: number;
  class: Player['stats']['class'];
  classSelected: boolean;
  stock: number;
  growth: number;
  hasAll: boolean;
  checkIns: number;
  isOnboarded: boolean;
}>;

function entered(player: Player, drawn: Drawn): Player {
  const { stock, lvl, hp } = drawn;
  const rich = withWealth(drawn.wealth)(player);
  const { plan } = rich.purchased;
  const customerId = drawn.isSubscriber ? 'customer' : null;
  return {
    ...rich,
    loginIncentives: drawn.checkIns,
    stats: { ...rich.stats, lvl, hp, mp: 200, class: drawn.class, points: Math.min(lvl, 5) },
    flags: { ...rich.flags, classSelected: drawn.classSelected, welcomed: true },
    achievements: {
      ...rich.achievements,
      ...(drawn.isOnboarded && { createdTask: true, completedTask: true, hatchedPet: true }),
      triadBingo: drawn.hasAll,
    },
    purchased: {
      ...rich.purchased,
      plan: { ...plan, customerId, mysteryItems: ['armor_mystery_201402', 'back_mystery_201402'] },
    },
    items: {
      ...rich.items,
      eggs: { Wolf: stock, Dragon: stock, Fox: 1 },
      hatchingPotions: { Base: stock, Golden: stock, Zombie: 1 },
      food: { Meat: stock + 1, Saddle: stock, Honey: 2 },
      special: { ...rich.items.special, snowball: stock, seafoam: 1, greetingReceived: ['Ann', 'Ben'] },
      pets: { ...(drawn.hasAll && allDropPets()), 'Wolf-Base': drawn.growth, 'Dragon-Golden': 45 },
      mounts: drawn.hasAll ? allDropMounts() : {},
    },
  };
}
