import type { Person } from './person.ts';
import type { Server } from './server.ts';
import { makeRich } from './world.ts';

const amounts = (family: string, of: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).map(([key, count]) => [`items.${family}.${key}`, count]));

/** What a player has gathered in half a year. */
export const GATHERED: Readonly<Record<string, unknown>> = {
  ...amounts('eggs', {
    Wolf: 2,
    TigerCub: 1,
    PandaCub: 3,
    Fox: 2,
    FlyingPig: 1,
    Dragon: 1,
    Cactus: 4,
    BearCub: 1,
    Owl: 2,
    Hedgehog: 1,
  }),
  ...amounts('hatchingPotions', {
    Base: 5,
    White: 1,
    Desert: 2,
    Red: 3,
    Shade: 1,
    Skeleton: 1,
    CottonCandyBlue: 2,
    Golden: 1,
    Ember: 1,
    RoyalPurple: 2,
  }),
  ...amounts('food', {
    Meat: 7,
    Strawberry: 12,
    Fish: 4,
    Honey: 3,
    Milk: 9,
    Chocolate: 2,
    Potatoe: 6,
    Pie_Base: 2,
    Saddle: 1,
  }),
  ...amounts('quests', { atom1: 1, vice1: 2, dustbunnies: 0 }),
  ...amounts('pets', {
    'Fox-Base': 5,
    'Fox-Desert': 5,
    'Fox-Red': 12,
    'Fox-CottonCandyBlue': -1,
    'Wolf-Base': 5,
    'Dragon-Red': 5,
  }),
  'items.special.spookySparkles': 3,
  'items.special.greetingReceived': ['Jo', 'Ann'],
  'purchased.plan.mysteryItems': ['head_mystery_201402', 'armor_mystery_201402'],
};

const owned = (...keys: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [`items.gear.owned.${key}`, true]));

/** A mage with gear of all kinds. */
const DRESSED: Readonly<Record<string, unknown>> = {
  ...owned(
    'weapon_wizard_1',
    'weapon_wizard_4',
    'weapon_warrior_2',
    'weapon_special_bardInstrument',
    'armor_wizard_1',
    'armor_wizard_3',
    'armor_warrior_2',
    'armor_special_bardRobes',
    'head_wizard_1',
    'head_wizard_3',
    'head_healer_2',
    'head_special_bardHat',
    'shield_healer_1',
    'shield_warrior_1',
    'body_special_wondercon_red',
    'back_special_wondercon_red',
    'eyewear_special_wondercon_red',
    'headAccessory_mystery_201403',
  ),
  'stats.lvl': 30,
  'stats.class': 'wizard',
  'stats.int': 12,
  'flags.classSelected': true,
  'preferences.background': 'autumn_forest',
  'items.gear.equipped': {
    weapon: 'weapon_wizard_1',
    armor: 'armor_wizard_1',
    head: 'head_wizard_1',
    shield: 'shield_base_0',
  },
  'items.gear.costume': { head: 'head_special_bardHat', armor: 'armor_special_bardRobes' },
};

/** A mage with a wardrobe; `more` are further stored fields. */
export async function makeDressed(server: Server, more: Record<string, unknown> = {}): Promise<Person> {
  const person = await makeRich(server);
  await server.write('users', person.id, { ...DRESSED, ...more });
  return person;
}

/** A player who has gathered things; `more` are further stored fields. */
export async function makeCollector(server: Server, more: Record<string, unknown> = {}): Promise<Person> {
  const person = await makeRich(server);
  await server.write('users', person.id, { ...GATHERED, ...more });
  return person;
}
