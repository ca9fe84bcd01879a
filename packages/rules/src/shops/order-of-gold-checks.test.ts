import { describe, expect, it } from 'vitest';
import { expectOrder, no } from '../../test/support/checks.ts';
import { makePlayer } from '../../test/support/make.ts';
import {
  ask,
  called,
  fraction,
  inBulk,
  keyless,
  visit,
  type Visit,
  withGold,
} from '../../test/support/visit.ts';
import { buyGemsForGold } from './gold-to-gems.ts';
import { buyMarketGear } from './market-gear.ts';
import { buyPotion } from './potion.ts';
import { buyQuestForGold } from './quest-purchase.ts';
import { buySpecialItem } from './special-item.ts';

describe('for gold, the checks come in their order', () => {
  it('for a potion (4.2)', () => {
    expectOrder(visit({ quantity: -1 }), called(buyPotion), [
      fraction,
      [no('notAuthorized', 'messageNotEnoughGold'), withGold(50)],
      [no('notAuthorized', 'messageHealthAlreadyMax'), ({ player }) => (player.stats.hp = 0)],
      [no('notAuthorized', 'messageHealthAlreadyMin'), ({ player }) => (player.stats.hp = 0.1)],
    ]);
  });

  it('for gear (3.6)', () => {
    const { owned } = makePlayer().items.gear;
    expect(owned['armor_warrior_1']).toBeUndefined();
    expectOrder(visit({ quantity: 0.5 }), called(buyMarketGear), [
      [no('badRequest', 'missingKeyParam'), ask('armor_warrior_9')],
      fraction,
      inBulk,
      [no('notFound', 'itemNotFound', { key: 'armor_warrior_9' }), ask('armor_rogue_2')],
      [no('notAuthorized', 'messageNotEnoughGold'), withGold(1000)],
      [
        no('notAuthorized', 'cannotBuyItem'),
        ({ player, input }) => {
          input.key = 'armor_warrior_2';
          player.items.gear.owned['armor_warrior_2'] = true;
        },
      ],
      [
        no('notAuthorized', 'equipmentAlreadyOwned'),
        ({ player }) => delete player.items.gear.owned['armor_warrior_2'],
      ],
      [
        no('notAuthorized', 'previousGearNotOwned'),
        ({ player }) => (player.items.gear.owned['armor_warrior_1'] = true),
      ],
    ]);
  });

  it('for special items (4.3)', () => {
    expectOrder(visit({ quantity: 1.5 }), called(buySpecialItem), [
      keyless,
      fraction,
      [no('notFound', 'spellNotFound', { spellId: 'nope' }), ask('shinySeed')],
      [no('notAuthorized', 'messageNotEnoughGold'), withGold(30)],
      [no('notAuthorized', 'cannotBuyItem'), (scene) => (scene.now = '2025-04-20T12:00:00.000Z')],
    ]);
  });

  it('for quests (4.6)', () => {
    expectOrder(visit({ quantity: -2 }), called(buyQuestForGold), [
      keyless,
      fraction,
      [no('notFound', 'questNotFound', { key: 'nope' }), ask('vice1')],
      [no('notAuthorized', 'questNotGoldPurchasable', { key: 'vice1' }), ask('dilatoryDistress2')],
      [
        no('notAuthorized', 'mustComplete', { quest: 'dilatoryDistress1' }),
        ({ player }) => (player.achievements.quests['dilatoryDistress1'] = 1),
      ],
      [no('notAuthorized', 'messageNotEnoughGold'), withGold(10_000)],
    ]);
  });

  it('for gems (4.4)', () => {
    const bought = (gems: number) => (scene: Visit) => (scene.player.purchased.plan.gemsBought = gems);
    const fromMiser = visit({ quantity: 0.5, groupKeepsGems: true }, (player) => {
      player.purchased.plan.gemsBought = 24;
    });
    expectOrder(fromMiser, called(buyGemsForGold), [
      [no('notAuthorized', 'groupPolicyCannotGetGems'), ({ input }) => (input.groupKeepsGems = false)],
      keyless,
      fraction,
      [
        no('notAuthorized', 'mustSubscribeToPurchaseGems'),
        ({ player }) => (player.purchased.plan.customerId = 'c'),
      ],
      [no('notAuthorized', 'messageNotEnoughGold'), withGold(40)],
      [no('notAuthorized', 'maxBuyGems', { convCap: 24 }), bought(23)],
      [no('notAuthorized', 'reachedGoldToGemCapQuantity', { convCap: 24, quantity: 2 }), bought(22)],
    ]);
  });
});
