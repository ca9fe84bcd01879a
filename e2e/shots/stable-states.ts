import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { isPhone, type State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';
import { makeKeeper } from '../src/support/stable-world.ts';

/** The button of an animal or of food, whose name begins with what it is called. */
const named = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Looks for an animal first: what is far from the window is not drawn. */
async function tap(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('textbox').fill(name);
  await named(page, name).click();
}

const stable = (
  name: string,
  show: (page: Page) => Promise<void> = async () => undefined,
  person: (server: Server) => Promise<Person> = makeKeeper,
): State => ({
  name: `stable${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await page.goto('/inventory/stable');
    await see(page.getByRole('heading', { level: 2 }).first());
    await page.waitForTimeout(900);
    await show(page);
    await page.waitForTimeout(900);
  },
});

/** The stable: kinds, feeding, hatching, celebrations. */
export const STABLE_STATES: readonly State[] = [
  stable(''),
  stable('-food', async (page) => named(page, 'Strawberry').click()),
  stable('-pet', async (page) => tap(page, 'Red Fox Kit')),
  stable('-fed', async (page) => {
    await named(page, 'Strawberry').click();
    await tap(page, 'Red Fox Kit');
  }),
  stable('-missing', async (page) => tap(page, 'Zombie Dragon')),
  stable('-closer', async (page) => {
    await tap(page, 'Red Fox Kit');
    if (!isPhone(page)) await page.getByRole('button', { name: 'Look closer' }).click();
    await see(page.getByRole('dialog'));
  }),
  stable('-hatched', async (page) => {
    await page
      .getByRole('button', { name: /hatch it now/ })
      .first()
      .click();
    await see(page.getByRole('dialog'));
  }),
  stable('-raised', async (page) => {
    await named(page, 'Saddle').click();
    await tap(page, 'Red Fox Kit');
    await see(page.getByRole('dialog'));
  }),
  stable('-mounts', async (page) => page.getByRole('radio', { name: 'Mounts' }).check({ force: true })),
  stable('-both', async (page) => page.getByRole('radio', { name: 'Both' }).check({ force: true })),
  stable('-ready', async (page) => {
    await page.getByLabel('Show', { exact: true }).selectOption('Ready to hatch');
  }),
  stable('-nothing-found', async (page) => page.getByRole('textbox').fill('zzz')),
  stable('-rare', async (page) => {
    for (const kind of [/^Standard/, /^Magic/, /^Quest/])
      await page.getByRole('button', { name: kind }).click();
  }),
  stable('-empty', undefined, (server) => makePerson(server, 'maren')),
  stable('-german', undefined, (server) => makeKeeper(server, { 'preferences.language': 'de' })),
];
