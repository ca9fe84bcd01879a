import { describe, it } from 'vitest';
import { type Check, expectOrder, no } from '../../test/support/checks.ts';
import {
  ask,
  asMany,
  called,
  fraction,
  inBulk,
  keyless,
  visit,
  type Visit,
  withGems,
} from '../../test/support/visit.ts';
import type { Player } from '../state/player.ts';
import { purchaseWithGems } from './gem-purchase.ts';
import { buyGryphatrice, GRYPHATRICE } from './gryphatrice.ts';
import { buyWithHourglass } from './hourglass.ts';
import { buyMysterySet } from './mystery-set.ts';
import { buyQuestForGems } from './quest-purchase.ts';

describe('for gems, the checks come in their order', () => {
  it('for what the market sells (4.5)', () => {
    const ears = 'headAccessory_special_bearEars';
    const wanted = visit({ quantity: 0.5 }, ({ items }) => (items.gear.owned[ears] = true));
    expectOrder(wanted, called(purchaseWithGems), [
      [no('badRequest', 'invalidQuantity'), asMany(1)],
      [no('badRequest', 'typeRequired'), ({ input }) => (input.type = 'hats')],
      keyless,
      [no('notFound', 'notAccteptedType'), ({ input }) => (input.type = 'gear')],
      [no('notFound', 'contentKeyNotFound', { type: 'gear' }), ask(ears)],
      [no('notAuthorized', 'alreadyHave'), ask('armor_warrior_1')],
      [no('notAuthorized', 'messageNotAvailable'), ({ input }) => (input.type = 'bundles')],
      [no('notFound', 'contentKeyNotFound', { type: 'bundles' }), ask('hugabug')],
      [
        no('notAuthorized', 'notAvailable', { key: 'hugabug' }),
        (scene) => (scene.now = '2025-04-20T12:00:00.000Z'),
      ],
      [no('notAuthorized', 'notEnoughGems'), withGems(7)],
    ]);
  });

  it('for quests (4.7)', () => {
    expectOrder(visit({ quantity: 0.5 }), called(buyQuestForGems), [
      keyless,
      fraction,
      [no('notFound', 'questNotFound', { key: 'nope' }), ask('dilatoryDistress1')],
      [no('notAuthorized', 'questNotGemPurchasable', { key: 'dilatoryDistress1' }), ask('vice2')],
      [no('notAuthorized', 'mustComplete', { quest: 'vice1' }), ask('gryphon')],
      [no('notAuthorized', 'notAvailable', { key: 'gryphon' }), ask('robot')],
      [no('notAuthorized', 'messageNotAvailable'), ask('vice1')],
      [no('notAuthorized', 'notEnoughGems'), withGems(8)],
    ]);
  });

  it('for the gryphatrice (4.9)', () => {
    const owner = visit({ key: 'Nobody', quantity: 0.5 }, ({ items }) => (items.pets[GRYPHATRICE] = 5));
    expectOrder(owner, called(buyGryphatrice), [
      fraction,
      inBulk,
      [no('notFound', 'petNotFound'), ask(GRYPHATRICE)],
      [no('badRequest', 'petsAlreadyOwned'), ({ player }) => delete player.items.pets[GRYPHATRICE]],
      [no('notAuthorized', 'messageNotAvailable'), (scene) => (scene.now = '2023-02-01T12:00:00.000Z')],
      [no('notAuthorized', 'notEnoughGems'), withGems(60)],
    ]);
  });
});

describe('for hourglasses, the checks come in their order', () => {
  const withHourglasses = (count: number) => (scene: Visit) =>
    (scene.player.purchased.plan.consecutive.trinkets = count);

  it.each<
    readonly [
      type: string,
      key: string,
      own: (player: Player) => unknown,
      free: (player: Player) => unknown,
      owned: Check<Visit>[0],
    ]
  >([
    [
      'pets',
      'Mammoth-Base',
      ({ items }) => (items.pets['Mammoth-Base'] = 5),
      ({ items }) => delete items.pets['Mammoth-Base'],
      no('notAuthorized', 'petsAlreadyOwned'),
    ],
    [
      'mounts',
      'Mammoth-Base',
      ({ items }) => (items.mounts['Mammoth-Base'] = true),
      ({ items }) => (items.mounts['Mammoth-Base'] = null),
      no('notAuthorized', 'mountsAlreadyOwned'),
    ],
    [
      'backgrounds',
      'airship',
      ({ purchased }) => (purchased.background['airship'] = true),
      ({ purchased }) => delete purchased.background['airship'],
      no('notAuthorized', 'backgroundAlreadyOwned'),
    ],
  ])('for %s (4.8)', (type, key, own, free, owned) => {
    expectOrder(visit({ quantity: 0.5 }, own), called(buyWithHourglass), [
      keyless,
      [no('badRequest', 'missingTypeParam'), ({ input }) => (input.type = 'food')],
      [
        no('notAuthorized', 'typeNotAllowedHourglass', { allowedTypes: 'pets,mounts' }),
        ({ input }) => (input.type = type),
      ],
      [no('badRequest', 'invalidQuantity'), asMany(1)],
      [no('notAuthorized', 'notAllowedHourglass'), ask(key)],
      [owned, ({ player }) => free(player)],
      [no('notAuthorized', 'notEnoughHourglasses'), withHourglasses(1)],
    ]);
  });

  it('for mystery sets (4.8)', () => {
    expectOrder(visit({}), called(buyMysterySet), [
      keyless,
      [no('notAuthorized', 'notEnoughHourglasses'), withHourglasses(1)],
      [no('notFound', 'mysterySetNotFound'), ask('301404')],
    ]);
  });
});
