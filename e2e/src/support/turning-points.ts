import { makeHero } from './hero.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';

/** A hero of level 61 with gems, gold, something at work on them, a snowball, and pins of every kind. */
export async function makeVeteran(server: Server, change: Record<string, unknown> = {}): Promise<Person> {
  const person = await makeHero(server);
  await server.write('users', person.id, {
    'stats.lvl': 61,
    'stats.gp': 147,
    balance: 6,
    'flags.rebirthEnabled': true,
    'items.special.snowball': 2,
    pinnedItems: [
      { type: 'card', path: 'cardTypes.greeting' },
      { type: 'rebirth_orb', path: 'special.rebirth_orb' },
      { type: 'fortify', path: 'special.fortify' },
      { type: 'background', path: 'backgrounds.backgrounds062014.beach' },
      { type: 'shirt', path: 'shirt.convict' },
      { type: 'potion', path: 'potion' },
      { type: 'armoire', path: 'armoire' },
    ],
    ...change,
  });
  return person;
}
