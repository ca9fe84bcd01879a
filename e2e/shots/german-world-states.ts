import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { makeHero } from '../src/support/hero.ts';
import { makeCollector, makeDressed } from '../src/support/items-world.ts';
import { isPhone, type State } from '../src/support/moments.ts';
import { mage, setRow } from '../src/support/shops.ts';
import { makeKeeper } from '../src/support/stable-world.ts';
import { previewImport } from '../src/support/imports.ts';

/** Makes a person who reads German from the start: what is open on a page closes when its language changes. */
export const readingGerman =
  (make: State['person']): State['person'] =>
  async (server) => {
    const person = await make(server);
    await server.write('users', person.id, { 'preferences.language': 'de' });
    return person;
  };

const state = (
  name: string,
  path: string,
  make: State['person'],
  act: (page: Page) => Promise<unknown>,
): State => ({
  name,
  person: readingGerman(make),
  show: async (page, enter) => {
    await enter();
    await page.goto(path);
    await see(page.locator('main'));
    await page.waitForTimeout(900);
    await act(page);
    await page.waitForTimeout(900);
  },
});

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const firstOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('button').first();

const openFirst = (section: string) => async (page: Page) => {
  await firstOf(page, section).click();
  await see(page.getByRole('dialog'));
};

async function pair(page: Page): Promise<void> {
  await button(page, /^Fuchswelpe/).click();
  await button(page, /^Gold/).hover();
}

async function tryOn(page: Page): Promise<void> {
  const piece = firstOf(page, 'Kopf');
  await (isPhone(page) ? piece.click() : piece.hover());
}

async function aim(page: Page): Promise<void> {
  await button(page, /^Feuerball/).click();
  const target = button(page, /^Feuerball auf/);
  await see(target);
  if (!isPhone(page)) await target.hover();
}

async function lookCloser(page: Page): Promise<void> {
  await button(page, /^(Wolfswelpe|Natur)/).click();
  if (!isPhone(page)) await button(page, /^Näher ansehen/).click();
  await see(page.getByRole('dialog'));
}

async function importAll(page: Page): Promise<void> {
  await previewImport(page);
  await button(page, /^Alles importieren/).click();
  await see(page.getByRole('link', { name: 'Zu deinen Aufgaben' }));
}

/** The player's own world in German, with something open on it. */
export const GERMAN_WORLD_STATES: readonly State[] = [
  ...[
    ['background', 'Hintergrund'],
    ['hair', 'Haare'],
    ['body', 'Körper'],
  ].map(([id, kind]) =>
    state(`wardrobe-german-${id}`, '/inventory/looks', makeDressed, (page) =>
      button(page, new RegExp(`^${kind}`)).click(),
    ),
  ),
  state('gear-german-tried', '/inventory/equipment', makeDressed, tryOn),
  state('things-german-egg', '/inventory/items', makeCollector, pair),
  state('things-german-closer', '/inventory/items', makeCollector, (page) =>
    button(page, /^Erdbeere/).click(),
  ),
  state('stable-german-food', '/inventory/stable', makeKeeper, (page) => button(page, /^Erdbeere/).click()),
  state('stable-german-closer', '/inventory/stable', makeKeeper, lookCloser),
  state('stable-german-hatched', '/inventory/stable', makeKeeper, (page) =>
    button(page, /kann jetzt schlüpfen/).click(),
  ),
  state('shop-german-egg', '/shops/market', mage, openFirst('Eier')),
  state('shop-german-gear', '/shops/market', mage, openFirst('Ausrüstung für Magier')),
  state('shop-german-quest', '/shops/quests', mage, async (page) => {
    await page.locator('main section').first().getByRole('button').first().click();
    await see(page.getByRole('dialog'));
  }),
  state('shop-german-time', '/shops/time', mage, (page) => setRow(page, 1).click()),
  state('skills-german-aiming', '/', makeHero, aim),
  state('import-german-done', '/', makeHero, importAll),
];
