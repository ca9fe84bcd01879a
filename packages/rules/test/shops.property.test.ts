import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEggs, allGear, allPotions, bundles, foods, mysterySets, quests, spells } from '@everdeed/content';
import {
  backgroundSetsPage,
  buy,
  buyWithHourglass,
  customizationPage,
  marketExtras,
  marketGearPage,
  marketPage,
  type Player,
  type PlayerClass,
  questPage,
  type AnyResult,
  rewardsColumn,
  type RuleContext,
  seasonalPage,
  type ShopItem,
  timeTravelersPage,
  unlock,
} from '@everdeed/rules';
import { contextAt, makePlayer } from './support/make.ts';
import { refusalOf } from './support/party.ts';
import { runs } from './support/runs.ts';

const HOUR_MS = 3_600_000;
/** Instants from 2024 to 2032: whole hours and one millisecond before them. */
const anyInstant = fc
  .tuple(fc.integer({ min: 0, max: 8 * 366 * 24 }), fc.constantFrom(0, -1, 1, 1_234_567))
  .map(([hours, shift]) => Date.parse('2024-01-01T00:00:00.000Z') + hours * HOUR_MS + shift);

/** A rich, high-level subscriber, with everything that quests unlock or nothing of it. */
const anyCustomer = fc
  .record({
    playerClass: fc.constantFrom<PlayerClass>('warrior', 'rogue', 'wizard', 'healer'),
    hasQuested: fc.boolean(),
    lvl: fc.constantFrom(1, 30, 100),
    checkIns: fc.constantFrom(0, 21, 500),
    owned: fc.subarray(
      allGear().map(({ key }) => key),
      { maxLength: 40 },
    ),
    lost: fc.subarray(
      allGear().map(({ key }) => key),
      { maxLength: 10 },
    ),
  })
  .map(({ playerClass, hasQuested, lvl, checkIns, owned, lost }) =>
    makePlayer((player) => {
      player.balance = 1000;
      Object.assign(player.stats, { gp: 100_000, lvl, hp: 10, class: playerClass });
      player.loginIncentives = checkIns;
      player.purchased.plan.customerId = 'c';
      player.purchased.plan.consecutive.trinkets = 5;
      if (hasQuested) for (const { key } of quests) player.achievements.quests[key] = 1;
      for (const key of owned) player.items.gear.owned[key] = true;
      for (const key of lost) player.items.gear.owned[key] = false;
    }),
  );

const shown = (player: Player, now: number): ShopItem[] => [
  ...[
    marketPage(player, now),
    questPage(player, now),
    customizationPage(player, now),
    seasonalPage(player, now),
    timeTravelersPage(player, now),
  ].flatMap(({ categories, featured }) => [
    ...categories.flatMap(({ items }) => items),
    ...(featured?.items ?? []),
  ]),
  ...marketExtras(player, now).flatMap(({ items }) => items),
  ...marketGearPage(player, now).categories.flatMap(({ items }) => items),
  ...backgroundSetsPage(player, now).sets.flatMap(({ items }) => items),
  ...rewardsColumn(player, now),
];

/** The purchase that a shop item stands for; undefined if it is not a purchase. */
function purchase(ctx: RuleContext, player: Player, item: ShopItem): AnyResult<unknown> | undefined {
  const { key, purchaseType: type, currency, path, pinType } = item;
  switch (pinType) {
    case 'marketGear':
      return item.owned ? undefined : buy(ctx, { player }, { key });
    case 'timeTravelers':
    case 'card':
    case 'debuffPotion':
    case 'fortify':
    case 'rebirth_orb':
    case 'releaseKey':
      return undefined;
    case 'background': {
      if (currency === 'hourglasses') return buyWithHourglass(ctx, { player }, { type, key });
      return unlock(ctx, { player }, { path: `background.${key}` });
    }
    case 'mystery_set':
      return buy(ctx, { player }, { type: 'mystery', key });
    default:
  }
  if (type === 'customization') return unlock(ctx, { player }, { path });
  if (type === 'quests' && currency === 'gold') return buy(ctx, { player }, { type: 'quest', key });
  return buy(ctx, { player }, { type, key, hourglass: currency === 'hourglasses' });
}

/** Everything for sale for gold, gems or hourglasses, with the kind it is shown as. */
const wares = [
  ...allEggs().map(({ key }) => ({ type: 'eggs', key, shownAs: 'eggs', hourglass: false })),
  ...allPotions().map(({ key }) => ({
    type: 'hatchingPotions',
    key,
    shownAs: 'hatchingPotions',
    hourglass: false,
  })),
  ...foods.map(({ key }) => ({ type: 'food', key, shownAs: 'food', hourglass: false })),
  ...bundles.map(({ key }) => ({ type: 'bundles', key, shownAs: 'bundles', hourglass: false })),
  ...allGear().map(({ key }) => ({ type: 'gear', key, shownAs: 'gear', hourglass: false })),
  ...quests.flatMap(({ key }) =>
    [false, true].map((hourglass) => ({ type: 'quests', key, shownAs: 'quests', hourglass })),
  ),
  ...quests.map(({ key }) => ({ type: 'quest', key, shownAs: 'quests', hourglass: false })),
  ...mysterySets().map(({ key }) => ({ type: 'mystery', key, shownAs: 'mystery_set', hourglass: false })),
  ...spells
    .filter(({ previousPurchase }) => previousPurchase)
    .map(({ key }) => ({ type: 'special', key, shownAs: 'special', hourglass: false })),
];

describe('what the shops show', () => {
  it('can be bought there and then, whatever the date, unless it is locked', () => {
    fc.assert(
      fc.property(anyInstant, anyCustomer, (now, player) => {
        const ctx = contextAt(now);
        const refused = shown(player, now)
          .filter(({ locked }) => !locked)
          .flatMap((item) => {
            const result = purchase(ctx, player, item);
            return !result || result.ok ? [] : [`${item.pinType} ${item.key}: ${refusalOf(result)}`];
          });
        expect(refused).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is all that can be bought: nothing out of season passes the counter', () => {
    fc.assert(
      fc.property(anyInstant, anyCustomer, (now, player) => {
        const ctx = contextAt(now);
        const seen = new Set(shown(player, now).map(({ purchaseType, key }) => `${purchaseType} ${key}`));
        for (const { categories } of [timeTravelersPage(player, now)])
          for (const { pinType, identifier } of categories) seen.add(`${pinType} ${identifier}`);
        const smuggled = wares
          .filter(({ shownAs, key }) => !seen.has(`${shownAs} ${key}`))
          .filter(({ type, key, hourglass }) => buy(ctx, { player }, { type, key, hourglass }).ok)
          .map(({ type, key }) => `${type} ${key}`);
        expect(smuggled).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });
});
