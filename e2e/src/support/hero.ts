import type { Person } from './person.ts';
import type { Server } from './server.ts';
import { makeRich } from './world.ts';

/** A mage of level 24 with gear, pets, achievements and two points to spend. */
export async function makeHero(server: Server, username = 'maren'): Promise<Person> {
  const person = await makeRich(server, username);
  await server.write('users', person.id, {
    'profile.name': 'Maren Holt',
    'profile.blurb':
      'I look after **three cats** and a small orchard.\n\nThis year: learn the cello, and finish what I start.',
    'stats.lvl': 24,
    'stats.class': 'wizard',
    'stats.mp': 71,
    'stats.points': 2,
    'stats.str': 3,
    'stats.int': 14,
    'stats.con': 3,
    'stats.per': 2,
    'stats.buffs.int': 6,
    'flags.classSelected': true,
    'preferences.background': 'autumn_forest',
    'purchased.background.autumn_forest': true,
    'items.gear.owned': { weapon_wizard_3: true, armor_wizard_3: true, head_wizard_3: true },
    'items.gear.equipped': { weapon: 'weapon_wizard_3', armor: 'armor_wizard_3', head: 'head_wizard_3' },
    'items.pets': {
      'Fox-Base': 5,
      'Wolf-Golden': 5,
      'Cactus-Golden': 5,
      'TigerCub-Golden': 12,
      'Dragon-Golden': 5,
      'Fox-Golden': 5,
      'BearCub-Golden': 5,
      'LionCub-Golden': 20,
    },
    'achievements.streak': 4,
    'achievements.perfect': 61,
    'achievements.partyUp': true,
    'achievements.partyOn': true,
    'achievements.backToBasics': true,
    'achievements.joinedChallenge': true,
    'achievements.createdTask': true,
    'achievements.completedTask': true,
    'achievements.hatchedPet': true,
    'achievements.fedPet': true,
    'achievements.purchasedEquipment': true,
    'achievements.greeting': 7,
    'achievements.quests': { monkey: 1, sloth: 1 },
  });
  return person;
}
