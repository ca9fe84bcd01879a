import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { makeCollector } from '../src/support/items-world.ts';
import type { State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import { dialog } from '../src/support/screen.ts';
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

/** Things: what a player has, in every state of the screen. */
export const ITEMS_STATES: readonly State[] = [
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
