import { recordOf } from '@everdeed/content/values';
import { type ErrorClass, shopCalls } from '@everdeed/contract';
import type { MessageParams, Player } from '@everdeed/rules';
import { inKeepingGuild } from './group-stages.ts';
import type { Answer } from '../support/server.ts';
import type { RefusalCase, RefusalCases, Stage } from '../support/refusal-cases.ts';

type Change = (player: Player) => Player;

/** Something that cannot be bought. */
interface Wanted {
  readonly error: ErrorClass;
  readonly params?: MessageParams;
  readonly type: string;
  readonly key: string;
  readonly quantity?: unknown;
  readonly before?: Change;
  /** Where the player has to be for it. */
  readonly within?: (act: RefusalCase['by']) => RefusalCase['by'];
}

const bad = { error: 'BadRequest' } as const;
const denied = { error: 'NotAuthorized' } as const;
const missing = { error: 'NotFound' } as const;
const nothing = { key: 'nothing' } as const;
const ware = (type: string, key: string) => ({ type, key });

const rich: Change = (player) => ({ ...player, stats: { ...player.stats, gp: 10_000 } });
const withHealth =
  (hp: number): Change =>
  (player) => ({ ...player, stats: { ...player.stats, hp, gp: 100 } });
const owning =
  (key: string): Change =>
  (player) => {
    const { items } = rich(player);
    const gear = { ...items.gear, owned: { ...items.gear.owned, [key]: true } };
    return { ...rich(player), items: { ...items, gear } };
  };
const withItems =
  (fields: Partial<Player['items']>): Change =>
  (player) => ({ ...player, items: { ...player.items, ...fields } });
const planned =
  (fields: Partial<Player['purchased']['plan']>): Change =>
  (player) => {
    const { purchased } = player;
    return { ...rich(player), purchased: { ...purchased, plan: { ...purchased.plan, ...fields } } };
  };
const withHourglass: Change = (player) => {
  const { consecutive } = player.purchased.plan;
  return planned({ consecutive: { ...consecutive, trinkets: 1 } })(player);
};
const owningLooks =
  (family: 'shirt' | 'background', keys: readonly string[]): Change =>
  (player) => ({
    ...player,
    balance: 10,
    purchased: { ...player.purchased, [family]: recordOf(keys, () => true) },
  });
const subscriber = (gemsBought: number) => planned({ customerId: 'customer', gemsBought });

/** What provokes each refusal to sell, by the kind of purchase. */
const wanted = {
  invalidQuantity: { ...bad, ...ware('potion', 'potion'), quantity: 'x' },
  messageNotAbleToBuyInBulk: { ...denied, ...ware('armoire', 'armoire'), quantity: 2 },
  itemNotFound: { ...missing, ...ware('hat', 'nothing'), params: nothing },
  messageNotEnoughGold: { ...denied, ...ware('hat', 'armor_warrior_1') },
  cannotBuyItem: { ...denied, ...ware('hat', 'weapon_rogue_1'), before: rich },
  equipmentAlreadyOwned: {
    ...denied,
    ...ware('hat', 'armor_warrior_1'),
    before: owning('armor_warrior_1'),
  },
  previousGearNotOwned: { ...denied, ...ware('hat', 'armor_warrior_3'), before: rich },
  messageHealthAlreadyMax: { ...denied, ...ware('potion', 'potion'), before: withHealth(50) },
  messageHealthAlreadyMin: { ...denied, ...ware('potion', 'potion'), before: withHealth(0) },
  notEnoughHourglasses: { ...denied, ...ware('mystery', '301404') },
  mysterySetNotFound: { ...missing, ...ware('mystery', '209912'), before: withHourglass },
  questNotFound: { ...missing, ...ware('quest', 'nothing'), params: nothing },
  questNotGoldPurchasable: { ...denied, ...ware('quest', 'gryphon'), params: { key: 'gryphon' } },
  questUnlockLostMasterclasser: { ...denied, ...ware('quest', 'lostMasterclasser1'), before: rich },
  mustComplete: {
    ...denied,
    ...ware('quest', 'dilatoryDistress2'),
    params: { quest: 'dilatoryDistress1' },
    before: rich,
  },
  spellNotFound: { ...missing, ...ware('special', 'nothing'), params: { spellId: 'nothing' } },
  groupPolicyCannotGetGems: {
    ...denied,
    ...ware('gems', 'gem'),
    before: subscriber(0),
    within: inKeepingGuild,
  },
  mustSubscribeToPurchaseGems: { ...denied, ...ware('gems', 'gem'), before: rich },
  maxBuyGems: { ...denied, ...ware('gems', 'gem'), params: { convCap: 24 }, before: subscriber(24) },
  reachedGoldToGemCapQuantity: {
    ...denied,
    ...ware('gems', 'gem'),
    quantity: 2,
    params: { convCap: 24, quantity: 2 },
    before: subscriber(23),
  },
  contentKeyNotFound: { ...missing, ...ware('eggs', 'nothing'), params: { type: 'eggs' } },
  alreadyHave: {
    ...denied,
    ...ware('gear', 'headAccessory_special_bearEars'),
    before: owning('headAccessory_special_bearEars'),
  },
  messageNotAvailable: { ...denied, ...ware('eggs', 'Gryphon') },
  notAvailable: { ...denied, ...ware('bundles', 'farmFriends') },
  notEnoughGems: { ...denied, ...ware('eggs', 'Wolf') },
  notAllowedHourglass: { ...denied, ...ware('pets', 'Wolf-Base') },
  petsAlreadyOwned: {
    ...denied,
    ...ware('pets', 'Mammoth-Base'),
    before: withItems({ pets: { 'Mammoth-Base': 5 } }),
  },
  mountsAlreadyOwned: {
    ...denied,
    ...ware('mounts', 'Mammoth-Base'),
    before: withItems({ mounts: { 'Mammoth-Base': true } }),
  },
  questNotGemPurchasable: {
    ...denied,
    ...ware('quests', 'dilatoryDistress1'),
    params: { key: 'dilatoryDistress1' },
  },
  useUnlockForCosmetics: { ...bad, ...ware('backgrounds', 'beach') },
  backgroundAlreadyOwned: {
    ...denied,
    ...ware('backgrounds', 'airship'),
    before: owningLooks('background', ['airship']),
  },
} as const satisfies Readonly<Record<string, Wanted>>;
const all: Readonly<Record<keyof typeof wanted, Wanted>> = wanted;

type Asking = (stage: Stage, wanted: Wanted) => Promise<Answer>;

/** Cases for these refusals by a call that asks for what provokes them. */
const casesOf = <Key extends keyof typeof wanted>(keys: readonly Key[], ask: Asking) =>
  recordOf(keys, (key): RefusalCase => {
    const found = all[key];
    const { error, params, before, within = (act) => act } = found;
    const by = within(async (stage) => {
      if (before) await stage.change(before);
      return ask(stage, found);
    });
    return params ? { error, params, by } : { error, by };
  });

const ofKind =
  (call: string): Asking =>
  (stage, { key }) =>
    stage.player.post(`/user/${call}/${key}`);
const asking =
  (path: string, before?: Change): RefusalCase['by'] =>
  async (stage) => {
    if (before) await stage.change(before);
    return stage.player.post(`/user/${path}`);
  };

const shirts = 'convict fire horizon ocean purple rainbow redblue thunder tropical zombie'.split(' ');
const setOfShirts = `unlock?path=${shirts.map((key) => `shirt.${key}`).join(',')}`;

/** Buying, selling and unlocking. */
export const shopRefusals: RefusalCases<typeof shopCalls> = {
  buy: casesOf(shopCalls.buy.refusals, (stage, { type, key, quantity }) =>
    stage.player.post(`/user/buy/${key}`, { type, quantity }),
  ),
  purchase: casesOf(shopCalls.purchase.refusals, (stage, { type, key, quantity }) =>
    stage.player.post(`/user/purchase/${type}/${key}`, { quantity }),
  ),
  purchaseHourglass: casesOf(shopCalls.purchaseHourglass.refusals, (stage, { type, key, quantity }) =>
    stage.player.post(`/user/purchase-hourglass/${type}/${key}`, { quantity }),
  ),
  buyGear: casesOf(shopCalls.buyGear.refusals, ofKind('buy-gear')),
  buyArmoire: { messageNotEnoughGold: { ...denied, by: asking('buy-armoire') } },
  buyHealthPotion: casesOf(shopCalls.buyHealthPotion.refusals, (stage) =>
    stage.player.post('/user/buy-health-potion'),
  ),
  buyMysterySet: casesOf(shopCalls.buyMysterySet.refusals, ofKind('buy-mystery-set')),
  buyQuest: {
    ...casesOf(shopCalls.buyQuest.refusals, ofKind('buy-quest')),
    messageNotEnoughGold: { ...denied, by: asking('buy-quest/dilatoryDistress1') },
  },
  buySpecialSpell: {
    ...casesOf(['spellNotFound'], ofKind('buy-special-spell')),
    messageNotEnoughGold: { ...denied, by: asking('buy-special-spell/thankyou') },
    cannotBuyItem: { ...denied, by: asking('buy-special-spell/shinySeed', rich) },
  },
  sell: {
    positiveAmountRequired: { ...bad, by: asking('sell/eggs/Wolf?amount=-1') },
    typeNotSellable: {
      ...denied,
      params: { acceptedTypes: 'eggs, hatchingPotions, food' },
      by: asking('sell/gear/weapon_warrior_0'),
    },
    userItemsKeyNotFound: { ...missing, params: { type: 'eggs' }, by: asking('sell/eggs/Wolf') },
    userItemsNotEnough: {
      ...missing,
      params: { type: 'eggs' },
      by: asking('sell/eggs/Wolf?amount=2', withItems({ eggs: { Wolf: 1 } })),
    },
    foodSaddleSellWarningNote: {
      ...denied,
      by: asking('sell/food/Saddle', withItems({ food: { Saddle: 1 } })),
    },
  },
  unlock: {
    pathRequired: { ...bad, by: asking('unlock') },
    invalidUnlockSet: { ...bad, by: asking('unlock?path=shirt.black') },
    notAvailable: { ...denied, by: asking('unlock?path=background.beach') },
    alreadyUnlocked: { ...denied, by: asking(setOfShirts, owningLooks('shirt', shirts)) },
    alreadyUnlockedPart: { ...denied, by: asking(setOfShirts, owningLooks('shirt', shirts.slice(2))) },
    incentiveBackgroundsUnlockedWithCheckins: { ...bad, by: asking('unlock?path=background.blue') },
    notEnoughGems: { ...denied, by: asking('unlock?path=shirt.convict') },
  },
};
