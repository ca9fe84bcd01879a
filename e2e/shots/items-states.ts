import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { makeCollector, makeDressed } from '../src/support/items-world.ts';
import { isPhone, type State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import { centreOf, dialog } from '../src/support/screen.ts';
import type { Server } from '../src/support/server.ts';

/** The button of a thing, whose name begins with what it is called. */
const thing = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

const things = (
  name: string,
  show: (page: Page) => Promise<void>,
  person: (server: Server) => Promise<Person> = makeCollector,
): State => ({
  name: `things${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await page.goto('/inventory/items');
    await see(page.getByRole('heading', { name: /^(Items|Inventar)$/ }));
    await page.waitForTimeout(400);
    await show(page);
    await page.waitForTimeout(700);
  },
});

/** Holds a potion over an egg; on a phone, where eggs are further away, on its way there. */
async function dragPotion(page: Page): Promise<void> {
  const potion = thing(page, 'Golden');
  await potion.scrollIntoViewIfNeeded();
  const from = await centreOf(potion);
  const to = isPhone(page) ? { x: from.x - 40, y: from.y - 140 } : await centreOf(thing(page, 'Wolf Cub'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

const equipment = (
  name: string,
  show: (page: Page) => Promise<void>,
  person: (server: Server) => Promise<Person> = makeDressed,
): State => ({
  name: `gear${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await page.goto('/inventory/equipment');
    await see(page.getByRole('heading', { name: /^(Items|Inventar)$/ }));
    await page.waitForTimeout(700);
    await show(page);
    await page.waitForTimeout(700);
  },
});

/** Equipment: battle gear, costume, trying on, up close. */
const EQUIPMENT_STATES: readonly State[] = [
  equipment('', async () => undefined),
  equipment('-tried', async (page) => {
    const cards = page.getByRole('region', { name: 'Head', exact: true }).getByRole('button');
    if (isPhone(page)) await cards.first().click();
    else await cards.first().hover();
  }),
  equipment('-costume', async (page) => page.getByRole('radio', { name: 'Costume' }).check({ force: true })),
  equipment(
    '-empty',
    async () => undefined,
    (server) => makePerson(server, 'maren'),
  ),
  equipment(
    '-german',
    async () => undefined,
    (server) => makeDressed(server, { 'preferences.language': 'de' }),
  ),
];

/** Things: what a player has, in every state of the screen. */
export const ITEMS_STATES: readonly State[] = [
  ...EQUIPMENT_STATES,
  things('', async () => undefined),
  things('-egg', async (page) => {
    await thing(page, 'Fox Kit').click();
    await thing(page, 'Golden').hover();
  }),
  things('-potion', async (page) => thing(page, 'White').click()),
  things('-hatched', async (page) => {
    await thing(page, 'Fox Kit').click();
    await thing(page, 'Golden').click();
  }),
  things('-dragged', dragPotion),
  things('-closer', async (page) => {
    await thing(page, 'Strawberry').click();
    await see(dialog(page, 'Strawberry'));
  }),
  things('-card', async (page) => {
    await page.getByRole('button', { name: 'Read' }).click();
    await see(page.getByRole('dialog'));
  }),
  things(
    '-empty',
    async () => undefined,
    async (server) => {
      const person = await makePerson(server, 'maren');
      await server.write('users', person.id, { 'items.quests.dustbunnies': 0 });
      return person;
    },
  ),
  things('-nothing-found', async (page) => page.getByRole('textbox').fill('unicorn')),
  things(
    '-german',
    async () => undefined,
    (server) => makeCollector(server, { 'preferences.language': 'de' }),
  ),
];
