import { type MessageKey, messageText } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, password, type TestServer } from './support/server.ts';
import { allDropMounts, allDropPets } from './support/stable.ts';
import { withWealth } from './support/wealth.ts';

let server: TestServer;
let player: Caller;
eachPlayer('hearer', (now) => ({ server, player } = now));

/** A player who has done and has everything that the calls below need. */
const readied = (stored: Player): Player => {
  const rich = withWealth({ gold: 1000, gems: 100, hourglasses: 5 })(stored);
  const { items, stats, flags, purchased, achievements } = rich;
  const owned = { ...items.gear.owned, weapon_wizard_1: true, weapon_warrior_0: true };
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
      gear: { ...items.gear, owned, equipped: { weapon: 'weapon_warrior_0', shield: 'shield_warrior_1' } },
    },
  };
};

/** A message with anything in the place of its parameters. */
const shapeOf = (key: MessageKey): RegExp => {
  const parts = messageText(key).split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.*')}$`);
};

describe('a success says', () => {
  test.each<readonly [key: MessageKey, call: string, body: object, roll: number]>([
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
    ['mysteryItemOpened', 'open-mystery-item', {}, 0.99],
    ['fortifyComplete', 'reroll', {}, 0.99],
    ['rebirthComplete', 'rebirth', {}, 0.99],
    ['resetComplete', 'reset', { password }, 0.99],
  ])('%s after %s', async (key, call, body, roll) => {
    await changePlayer(server, player, readied);
    Object.assign(server.system, { roll });
    const answer = await player.post(`/user/${call}`, body);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toMatch(shapeOf(key));
  });

  test.each([
    ['plusGem', 'purchase/gems/gem', { count: 1 }],
    ['readCard', 'read-card/greeting', { cardType: 'greeting' }],
  ] as const)('%s after %s, in the words of its kind', async (key, call, params) => {
    await changePlayer(server, player, readied);
    const { body } = await player.post(`/user/${call}`);
    expect(body.message).toBe(server.app.services.words.plain('en', key, params));
  });

  test('what death has taken', async () => {
    await changePlayer(server, player, (one) => {
      const ready = readied(one);
      return { ...ready, stats: { ...ready.stats, hp: 0 } };
    });
    const { body } = await player.post('/user/revive');
    expect(body.message).toMatch(shapeOf('messageLostItem'));
  });
});
