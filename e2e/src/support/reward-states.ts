import { see } from './checks.ts';
import { makeHero } from './hero.ts';
import { showKind, type State } from './moments.ts';
import type { Person } from './person.ts';
import { column } from './screen.ts';
import type { Server } from './server.ts';

/** A mage with gold, wounds, and pins: two pieces of gear, the potion, the armoire. */
export async function makeBuyer(server: Server): Promise<Person> {
  const person = await makeHero(server);
  await server.write('users', person.id, {
    'stats.gp': 200,
    'stats.hp': 20,
    pinnedItems: [
      { type: 'marketGear', path: 'gear.flat.weapon_wizard_4' },
      { type: 'marketGear', path: 'gear.flat.head_wizard_4' },
      { type: 'potion', path: 'potion' },
      { type: 'armoire', path: 'armoire' },
    ],
  });
  return person;
}

const state = (name: string, set: Record<string, unknown> = {}): State => ({
  name: `rewards${name}`,
  person: async (server) => {
    const person = await makeBuyer(server);
    await server.write('users', person.id, set);
    return person;
  },
  show: async (page, enter) => {
    await enter();
    await showKind(page, 'Rewards');
    await see(column(page, 'Rewards').getByRole('list', { name: 'From the shops' }));
    await page.waitForTimeout(900);
  },
});

/** The rewards column: enough gold, too little, transformed. */
export const REWARD_STATES: readonly State[] = [
  state('-rich'),
  state('-poor', { 'stats.gp': 30.4, 'stats.hp': 50 }),
  state('-cure', {
    'stats.buffs.snowball': true,
    pinnedItems: [
      { type: 'potion', path: 'potion' },
      { type: 'armoire', path: 'armoire' },
      { type: 'quests', path: 'quests.dilatoryDistress1' },
      { type: 'debuffPotion', path: 'spells.special.salt' },
    ],
  }),
];
