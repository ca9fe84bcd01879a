import { shopCalls } from '@everdeed/contract';
import {
  backgroundSetsPage,
  customizationPage,
  marketGearPage,
  marketPage,
  questPage,
  seasonalPage,
  timeTravelersPage,
} from '@everdeed/rules';
import { type RequestInfo, route } from '../http/route.ts';
import { presentItems, type Shopper } from '../presenters/shop-item.ts';
import type { ActorId } from '../work/actor.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import {
  backgroundSetName,
  presentCategories,
  presentFeatured,
  presentMarketShelves,
  presentShop,
  withOwnPins,
} from './present-page.ts';

/** The player who looks around, now, in the language of the request. */
const enter = async (work: Work, actor: ActorId, { language }: RequestInfo): Promise<Shopper> => ({
  player: await requireActor(work.read, actor),
  now: work.now,
  words: work.words,
  language,
});

/** What the shops show (wire-groups-and-admin 7.7). */
export const pageRoutes = [
  route(shopCalls.market, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const page = marketPage(shopper.player, shopper.now);
    return {
      ...presentShop(shopper, page),
      categories: presentMarketShelves(shopper, page.categories),
      featured: presentFeatured(shopper, page),
    };
  }),
  route(shopCalls.marketGear, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const { categories } = marketGearPage(shopper.player, shopper.now);
    return { categories: presentCategories(shopper, categories) };
  }),
  route(shopCalls.questShop, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const page = questPage(shopper.player, shopper.now);
    return {
      ...presentShop(shopper, page),
      categories: presentCategories(shopper, page.categories),
      featured: presentFeatured(shopper, page),
    };
  }),
  route(shopCalls.timeTravelers, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const page = timeTravelersPage(shopper.player, shopper.now);
    return {
      ...presentShop(shopper, page),
      categories: presentCategories(shopper, page.categories),
      opened: page.opened === true,
    };
  }),
  route(shopCalls.seasonalShop, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const page = seasonalPage(shopper.player, shopper.now);
    return {
      ...presentShop(shopper, page),
      categories: withOwnPins(shopper, presentCategories(shopper, page.categories)),
      opened: page.opened === true,
      featured: presentFeatured(shopper, page),
    };
  }),
  route(shopCalls.backgroundShop, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const { words, language } = shopper;
    const { identifier, sets } = backgroundSetsPage(shopper.player, shopper.now);
    return {
      identifier,
      text: words.say(language, 'backgrounds'),
      notes: words.say(language, 'backgroundShopText'),
      imageName: 'background_shop',
      sets: sets.map((set) => ({
        identifier: set.identifier,
        text: backgroundSetName(shopper, set.identifier),
        items: presentItems(shopper, set.items),
      })),
    };
  }),
  route(shopCalls.customizationShop, async (work, { actor, info }) => {
    const shopper = await enter(work, actor, info);
    const page = customizationPage(shopper.player, shopper.now);
    return { ...presentShop(shopper, page), categories: presentCategories(shopper, page.categories) };
  }),
];
