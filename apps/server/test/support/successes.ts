import type { MessageKey } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { password } from './server.ts';
import { allDropMounts, allDropPets } from './stable.ts';
import { withWealth } from './wealth.ts';

/** A player who has done and has everything that the calls below need. */
export const readied = (stored: Player): Player => {
  const rich = withWealth({ gold: 1000, gems: 100, hourglasses: 5 })(stored);
  const { items, stats, flags, purchased, achievements } = rich;
  const owned = {
    ...items.gear.owned,
    weapon_wizard_1: true,
    weapon_warrior_0: true,
    shield_warrior_1: true,
  };
  return {
    ...rich,
    stats: { ...stats, hp: 20, lvl: 20, class: 'wizard' },
    flags: { ...flags, classSelected: true, armoireOpened: true },
    achievements: { ...achievements, triadBingo: true },
    purchased: { ...purchased, plan: { ...purchased.plan, mysteryItems: ['armor_mystery_201402'] } },
    items: {
      ...items,
      eggs: { Cactus: 1 },
      hatchingPotions: { Spooky: 1 },
      food: { Meat: 9, Honey: 9, Saddle: 1 },
      pets: { ...allDropPets(), 'Gryphon-Base': 5 },
      mounts: allDropMounts(),
      special: { ...items.special, greetingReceived: ['Ann'] },
      gear: {
        ...items.gear,
        owned,
        equipped: { weapon: 'weapon_warrior_0', shield: 'shield_warrior_1' },
        costume: { weapon: 'weapon_wizard_1' },
      },
    },
  };
};

/** What a call of a readied player says when it succeeds, with the dice at `roll`. */
export const successes: readonly (readonly [key: MessageKey, call: string, body: object, roll: number])[] = [
  ['messageBought', 'buy/armor_wizard_1', {}, 0.99],
  ['armoireEquipment', 'buy-armoire', {}, 0.1],
  ['armoireFood', 'buy-armoire', {}, 0.7],
  ['armoireExp', 'buy-armoire', {}, 0.95],
  ['hourglassPurchase', 'purchase-hourglass/backgrounds/airship', {}, 0.99],
  ['hourglassPurchaseSet', 'buy-mystery-set/301404', {}, 0.99],
  ['unlocked', 'unlock?path=shirt.convict', {}, 0.99],
  ['messageHatched', 'hatch/Cactus/Spooky', {}, 0.99],
  ['messageLikesFood', 'feed/Gryphon-Base/Meat', {}, 0.99],
  ['messageDontEnjoyFood', 'feed/Gryphon-Base/Honey', {}, 0.99],
  ['messageEvolve', 'feed/Gryphon-Base/Saddle', {}, 0.99],
  ['petsReleased', 'release-pets', {}, 0.99],
  ['mountsReleased', 'release-mounts', {}, 0.99],
  ['mountsAndPetsReleased', 'release-both', {}, 0.99],
  ['messageTwoHandedEquip', 'equip/equipped/weapon_wizard_1', {}, 0.99],
  ['messageUnEquipped', 'equip/equipped/weapon_warrior_0', {}, 0.99],
  ['messageTwoHandedUnequip', 'equip/costume/shield_warrior_1', {}, 0.99],
  ['messagePetMountUnEquipped', 'unequip/pet', {}, 0.99],
  ['messageBackgroundUnEquipped', 'unequip/background', {}, 0.99],
  ['messageCostumeUnEquipped', 'unequip/costume', {}, 0.99],
  ['messageBattleGearUnEquipped', 'unequip/equipped', {}, 0.99],
  ['messageAllUnEquipped', 'unequip/all', {}, 0.99],
  ['mysteryItemOpened', 'open-mystery-item', {}, 0.99],
  ['fortifyComplete', 'reroll', {}, 0.99],
  ['rebirthComplete', 'rebirth', {}, 0.99],
  ['resetComplete', 'reset', { password }, 0.99],
];
