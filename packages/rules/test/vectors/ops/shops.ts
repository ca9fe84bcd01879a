import { numberIn } from '@everdeed/content/values';
import {
  dropEggs,
  foodsOfSeason,
  foodSeasonAt,
  gearOfKlass,
  premiumPotions,
  questEggs,
  runningEventsAt,
  wackyPotions,
} from '@everdeed/content';
import {
  backgroundSetsPage,
  customizationPage,
  featuredInMarket,
  featuredQuests,
  galaAt,
  gearToBuy,
  goldSets,
  isGearReleased,
  isItemReleased,
  marketGearPage,
  marketPage,
  missingArmoire,
  nextClassGear,
  offerAt,
  offerTypes,
  officialPins,
  type Pin,
  questPage,
  releasedArmoire,
  rewardsColumn,
  seasonalPage,
  type ShopCategory,
  type ShopItem,
  timeTravelersPage,
} from '@everdeed/rules';
import type { OpHandler, SeedCheck, World } from '../line.ts';

const mark = ({ key, locked, completed }: ShopItem): string =>
  `${key}${locked ? '!' : ''}${completed ? '+' : ''}`;
const priced = ({ key, locked, currency }: ShopItem): string =>
  `${key}${locked ? '!' : ''}${currency === 'gold' ? '$' : ''}`;
const shelves = (categories: readonly ShopCategory[], show = mark) =>
  categories.map(({ identifier, items }) => ({ id: identifier, items: items.map(show) }));
const pinned = ({ type, path }: Pin): string => `${type}:${path}`;
const paths = (pins: readonly Pin[]): string[] => pins.map(({ path }) => path);
const keys = (items: readonly { readonly key: string }[]): string[] => items.map(({ key }) => key);
const page =
  (list: (world: World) => readonly ShopCategory[], show = mark): OpHandler =>
  (world) => ({ data: shelves(list(world), show), isUnordered: true });

/** The whole calendar at an instant. */
function schedule(now: number) {
  const groups = offerTypes.flatMap((type) => {
    const offer = offerAt(type, now);
    if (!offer) return [];
    const hasSpecial = Object.keys(offer.specialEnds).length > 0;
    const { keys: listed, end, specialEnds } = offer;
    return [[type, { keys: listed, end, ...(hasSpecial ? { specialEnds } : {}) }] as const];
  });
  return {
    gala: galaAt(now).key,
    events: runningEventsAt(now).map(({ event }) => event.key),
    groups: Object.fromEntries(groups),
  };
}

function released(now: number) {
  const isOut = (item: { readonly release?: string }): boolean => isItemReleased(item, now);
  return {
    dropEggs: dropEggs.filter(isOut).length,
    questEggs: questEggs.filter(isOut).length,
    premiumPotions: premiumPotions.filter(isOut).length,
    wackyPotions: keys(wackyPotions.filter(isOut)),
    foodThatDrops: keys(foodsOfSeason(foodSeasonAt(now))),
  };
}

/** What the shops list; their cases are the family shops. */
export const shopOps = {
  schedule: ({ ctx }) => ({ data: schedule(ctx.now), isUnordered: true }),
  released: ({ ctx }) => ({ data: released(ctx.now), isUnordered: true }),
  armoireReleased: ({ ctx, player }) => ({
    data: {
      count: releasedArmoire(ctx.now).length,
      remainingForBaseUser: missingArmoire(player, ctx.now).length,
    },
  }),
  featured: ({ ctx }) => ({
    data: { market: paths(featuredInMarket(ctx.now)), quests: paths(featuredQuests(ctx.now)) },
  }),
  backgroundSets: ({ ctx, player }) => ({
    data: backgroundSetsPage(player, ctx.now).sets.map(({ identifier, items }) => ({
      id: identifier,
      items: keys(items),
    })),
  }),
  customizationShop: ({ ctx, player }) => ({ data: shelves(customizationPage(player, ctx.now).categories) }),
  seasonalShop: ({ ctx, player }) => {
    const { categories } = seasonalPage(player, ctx.now);
    const { key } = galaAt(ctx.now);
    const season = key.charAt(0).toUpperCase() + key.slice(1);
    return {
      data: { season, pinnedSets: goldSets(ctx.now), categories: shelves(categories, priced) },
      isUnordered: true,
    };
  },
  marketGear: page(({ ctx, player }) => marketGearPage(player, ctx.now).categories),
  marketCategories: page(({ ctx, player }) => marketPage(player, ctx.now).categories),
  questShop: page(({ ctx, player }) => questPage(player, ctx.now).categories),
  timeTravelers: page(({ ctx, player }) => timeTravelersPage(player, ctx.now).categories),
  officialPinned: ({ ctx, player }) => ({ data: officialPins(player, ctx.now).map(pinned) }),
  gearToBuy: ({ ctx, player }) => ({ data: keys(gearToBuy(player, ctx.now)) }),
  gearToPin: ({ player }) => ({ data: keys(nextClassGear(player)) }),
  inAppRewards: ({ ctx, player }) => ({
    data: rewardsColumn(player, ctx.now).map(
      ({ pinType, path, locked }) => `${pinType}:${path}${locked ? '!' : ''}`,
    ),
  }),
} satisfies Record<string, OpHandler>;

/** The reference's count comes out one month earlier; ours is what it had a month before. */
const armoireReleased: SeedCheck = ({ line, ctx }) => {
  const count = numberIn(line.expect.data, 'count');
  const early = gearOfKlass('armoire').filter((gear) => isGearReleased(gear, ctx.now, 0)).length;
  return early === count && releasedArmoire(ctx.now).length <= count
    ? []
    : [`expected ${count} in the reference's month`];
};

/** Where the seeds overrule the reference. */
export const shopSeeds: Readonly<Record<string, SeedCheck>> = { armoireReleased };
