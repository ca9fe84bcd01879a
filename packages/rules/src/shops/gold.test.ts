import { describe, expect, it } from 'vitest';
import { contextAt } from '../../test/support/make.ts';
import { carriedOut, refusalOf } from '../../test/support/party.ts';
import { ctx, NOW, withGold } from '../../test/support/shopping.ts';
import type { Player } from '../state/player.ts';
import { buyMarketGear } from './market-gear.ts';
import { buyPotion } from './potion.ts';
import { buyQuestForGold } from './quest-purchase.ts';
import { sell } from './sell.ts';
import { buySpecialItem } from './special-item.ts';

describe('a health potion', () => {
  it.each([
    { hp: 20, quantity: undefined, after: 35, gp: 75, why: 'heals fifteen for twenty-five gold' },
    { hp: 20, quantity: 2, after: 50, gp: 50, why: 'heals twice for twice the price' },
    { hp: 45, quantity: 1, after: 50, gp: 75, why: 'heals no further than fifty' },
    { hp: 49, quantity: 3, after: 50, gp: 25, why: 'costs its full price even past fifty' },
  ])('$why', ({ hp, quantity, after, gp }) => {
    const player = withGold(100, ({ stats }) => (stats.hp = hp));
    const { data, message } = carriedOut(buyPotion(ctx, { player }, { quantity }));
    expect(data).toMatchObject({ hp: after, gp });
    expect(message).toEqual({ key: 'messageBought', params: { itemText: '@message/potionText' } });
  });

  it.each([
    { gp: 24, hp: 20, refusal: 'notAuthorized messageNotEnoughGold' },
    { gp: 100, hp: 50, refusal: 'notAuthorized messageHealthAlreadyMax' },
    { gp: 100, hp: 0, refusal: 'notAuthorized messageHealthAlreadyMin' },
    { gp: 0, hp: 50, refusal: 'notAuthorized messageNotEnoughGold' },
  ])('with $gp gold and $hp health: $refusal', ({ gp, hp, refusal }) => {
    const player = withGold(gp, ({ stats }) => (stats.hp = hp));
    expect(refusalOf(buyPotion(ctx, { player }, {}))).toBe(refusal);
  });
});

describe('gear for gold', () => {
  const bought = (key: string | undefined, change?: (player: Player) => void, gp = 1000) =>
    buyMarketGear(ctx, { player: withGold(gp, change) }, { key });

  it('is owned, paid for and put on, and the next piece takes its pin', () => {
    const pinned = ({ pinnedItems }: Player) =>
      pinnedItems.push({ type: 'marketGear', path: 'gear.flat.armor_warrior_1' });
    const { player, message } = carriedOut(bought('armor_warrior_1', pinned));
    expect(player.items.gear.owned['armor_warrior_1']).toBe(true);
    expect(player.items.gear.equipped.armor).toBe('armor_warrior_1');
    expect(player.stats.gp).toBe(970);
    const paths = player.pinnedItems.map(({ path }) => path);
    expect(paths).toContain('gear.flat.armor_warrior_2');
    expect(paths).not.toContain('gear.flat.armor_warrior_1');
    expect(message).toEqual({ key: 'messageBought', params: { itemText: '@gear/armor_warrior_1' } });
  });

  it('is not put on for players who have switched that off', () => {
    const { player } = carriedOut(
      bought('armor_warrior_1', ({ preferences }) => (preferences.autoEquip = false)),
    );
    expect(player.items.gear.equipped.armor).not.toBe('armor_warrior_1');
  });

  it('tells which hand it freed', () => {
    const { player, message } = carriedOut(
      bought('weapon_wizard_1', ({ stats, items }) => {
        stats.class = 'wizard';
        items.gear.owned['weapon_wizard_0'] = true;
        items.gear.equipped.shield = 'shield_warrior_1';
      }),
    );
    expect(player.items.gear.equipped.shield).toBe('shield_base_0');
    expect(message?.key).toBe('messageTwoHandedEquip');
  });

  it('is a first step', () => {
    expect(carriedOut(bought('armor_warrior_1')).data.achievements['purchasedEquipment']).toBe(true);
  });

  it.each<readonly [string, string | undefined, (player: Player) => void, string]>([
    ['without a key', undefined, () => {}, 'badRequest missingKeyParam'],
    ['of an unknown key', 'armor_warrior_9', () => {}, 'notFound itemNotFound'],
    ['of another class', 'armor_rogue_1', () => {}, 'notAuthorized cannotBuyItem'],
    [
      'that is owned',
      'armor_warrior_1',
      ({ items }) => (items.gear.owned['armor_warrior_1'] = true),
      'notAuthorized equipmentAlreadyOwned',
    ],
    ['above a missing tier', 'armor_warrior_2', () => {}, 'notAuthorized previousGearNotOwned'],
    ['for contributors', 'armor_special_1', () => {}, 'notAuthorized cannotBuyItem'],
  ])('is refused %s', (_what, key, change, refusal) => {
    expect(refusalOf(bought(key, change))).toBe(refusal);
  });

  it('can be bought back once lost, even of another class', () => {
    const lost = ({ items }: Player) => (items.gear.owned['armor_rogue_1'] = false);
    expect(refusalOf(bought('armor_rogue_1', lost))).toBe('accepted');
  });

  it('asks for the gold first', () => {
    expect(refusalOf(bought('armor_rogue_1', undefined, 0))).toBe('notAuthorized messageNotEnoughGold');
  });
});

describe('quest scrolls for gold', () => {
  const bought = (input: { key?: string; quantity?: number }, done: readonly string[] = [], gp = 1000) => {
    const player = withGold(gp, ({ achievements }) => {
      for (const key of done) achievements.quests[key] = 1;
    });
    return buyQuestForGold(ctx, { player }, input);
  };

  it('add up', () => {
    const { data, player } = carriedOut(bought({ key: 'dilatoryDistress1', quantity: 2 }));
    expect(data['dilatoryDistress1']).toBe(2);
    expect(player.stats.gp).toBe(600);
  });

  it.each<readonly [string, Parameters<typeof bought>, string]>([
    ['without a key', [{}], 'badRequest missingKeyParam'],
    ['of an unknown quest', [{ key: 'nope' }], 'notFound questNotFound'],
    ['of a quest for gems', [{ key: 'vice1' }], 'notAuthorized questNotGoldPurchasable'],
    ['before its forerunner', [{ key: 'dilatoryDistress2' }], 'notAuthorized mustComplete'],
    ['after its forerunner', [{ key: 'dilatoryDistress2' }, ['dilatoryDistress1']], 'accepted'],
    [
      'of the final series too early',
      [{ key: 'lostMasterclasser1' }, ['dilatoryDistress3']],
      'notAuthorized questUnlockLostMasterclasser',
    ],
    [
      'of the final series',
      [
        { key: 'lostMasterclasser1' },
        [
          'dilatoryDistress1',
          'dilatoryDistress2',
          'dilatoryDistress3',
          'mayhemMistiflying1',
          'mayhemMistiflying2',
          'mayhemMistiflying3',
          'stoikalmCalamity1',
          'stoikalmCalamity2',
          'stoikalmCalamity3',
          'taskwoodsTerror1',
          'taskwoodsTerror2',
          'taskwoodsTerror3',
        ],
      ],
      'accepted',
    ],
    ['without the gold', [{ key: 'dilatoryDistress1', quantity: 6 }], 'notAuthorized messageNotEnoughGold'],
  ])('%s: %s', (_when, input, answer) => {
    expect(refusalOf(bought(...input))).toBe(answer);
  });

  it('count from nothing where old data fell below it', () => {
    const player = withGold(1000, ({ items }) => (items.quests['dilatoryDistress1'] = -3));
    expect(
      carriedOut(buyQuestForGold(ctx, { player }, { key: 'dilatoryDistress1' })).data['dilatoryDistress1'],
    ).toBe(1);
  });
});

describe('special items', () => {
  const bought = (key: string | undefined, now: string, quantity = 1, gp = 100) =>
    buySpecialItem(contextAt(now), { player: withGold(gp) }, { key, quantity });

  it.each([
    { key: 'shinySeed', now: '2025-04-20T12:00:00.000Z', gp: 85, why: 'come in their season' },
    { key: 'greeting', now: NOW, gp: 90, why: 'are cards at any time' },
    { key: 'salt', now: NOW, gp: 95, why: 'are cures at any time' },
  ])('$why: $key', ({ key, now, gp }) => {
    const { data } = carriedOut(bought(key, now));
    expect(data.items.special[key]).toBe(1);
    expect(data.stats.gp).toBe(gp);
  });

  it('come by the dozen', () => {
    const { player } = carriedOut(bought('greeting', NOW, 10));
    expect([player.items.special['greeting'], player.stats.gp]).toEqual([10, 0]);
  });

  it.each([
    ['no key', undefined, NOW, 1, 'badRequest missingKeyParam'],
    ['a class skill', 'smash', NOW, 1, 'notFound spellNotFound'],
    ['an unknown item', 'nope', NOW, 1, 'notFound spellNotFound'],
    ['a season that is over', 'snowball', '2025-07-20T12:00:00.000Z', 1, 'notAuthorized cannotBuyItem'],
    ['too little gold', 'greeting', NOW, 11, 'notAuthorized messageNotEnoughGold'],
  ])('are refused for %s', (_what, key, now, quantity, refusal) => {
    expect(refusalOf(bought(key, now, quantity))).toBe(refusal);
  });
});

describe('selling', () => {
  const seller = withGold(10, ({ items }) => {
    items.eggs = { Wolf: 3 };
    items.hatchingPotions = { Golden: 1 };
    items.food = { Meat: 4, Saddle: 1 };
  });
  it.each([
    { type: 'eggs', key: 'Wolf', amount: 2, gp: 16, left: 1 },
    { type: 'hatchingPotions', key: 'Golden', amount: undefined, gp: 15, left: 0 },
    { type: 'food', key: 'Meat', amount: 4, gp: 14, left: 0 },
    { type: 'food', key: 'Meat', amount: 0, gp: 10, left: 4 },
  ] as const)('$amount of $key leaves $gp gold and $left', ({ type, key, amount, gp, left }) => {
    const { data } = carriedOut(sell(ctx, { player: seller }, { type, key, amount }));
    expect(data.stats.gp).toBe(gp);
    expect(Object.entries(data.items[type]).find(([name]) => name === key)?.[1]).toBe(left);
  });

  it.each([
    ['less than nothing', { type: 'eggs', key: 'Wolf', amount: -1 }, 'badRequest positiveAmountRequired'],
    ['part of one', { type: 'eggs', key: 'Wolf', amount: 0.5 }, 'badRequest positiveAmountRequired'],
    ['no kind', { key: 'Wolf' }, 'badRequest typeRequired'],
    ['no key', { type: 'eggs' }, 'badRequest missingKeyParam'],
    ['gear', { type: 'gear', key: 'weapon_warrior_0' }, 'notAuthorized typeNotSellable'],
    ['what is not there', { type: 'eggs', key: 'Fox' }, 'notFound userItemsKeyNotFound'],
    ['what does not exist', { type: 'eggs', key: 'Stone' }, 'notFound userItemsKeyNotFound'],
    ['more than there is', { type: 'eggs', key: 'Wolf', amount: 4 }, 'notFound userItemsNotEnough'],
    ['a saddle', { type: 'food', key: 'Saddle' }, 'notAuthorized foodSaddleSellWarningNote'],
  ])('is refused for %s', (_what, input, refusal) => {
    expect(refusalOf(sell(ctx, { player: seller }, input))).toBe(refusal);
  });
});
