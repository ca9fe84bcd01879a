import type { Locator, Page } from '@playwright/test';
import { see } from './checks.ts';
import { changed } from './moments.ts';
import { signIn } from './arrive.ts';
import type { Person } from './person.ts';

/** A mage with a full purse and a little of everything. */
export const mage = changed({
  'profile.name': 'Maren',
  'stats.class': 'wizard',
  'flags.classSelected': true,
  'stats.lvl': 20,
  'stats.gp': 147,
  balance: 6,
  'purchased.plan.consecutive.trinkets': 2,
  'items.gear.owned.weapon_wizard_0': true,
  'items.gear.owned.weapon_wizard_1': true,
  'items.gear.equipped.weapon': 'weapon_wizard_1',
  'items.eggs.Wolf': 2,
  'items.eggs.Fox': 1,
  'items.hatchingPotions.Golden': 3,
  'items.food.Fish': 4,
  'items.food.Strawberry': 12,
  pinnedItems: [
    { type: 'potion', path: 'potion' },
    { type: 'armoire', path: 'armoire' },
    { type: 'marketGear', path: 'gear.flat.weapon_wizard_2' },
  ],
});

/** A card on a shelf, by the beginning of its item's name. */
export const wareOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(Pinned to your rewards ?)?${name}`) });

/** The line of a set at the time traveller's. */
export const setRow = (page: Page, place: number): Locator =>
  page.getByRole('main').getByRole('listitem').nth(place).getByRole('button').first();

/** Opens a shop and waits for one of its sections. */
export async function openShop(page: Page, shop: string, section: string): Promise<void> {
  await page.goto(`/shops/${shop}`);
  await see(page.getByRole('region', { name: section, exact: true }));
}

/** Opens the seasonal shop, whose sections change with the season, and waits for its choice of classes. */
export async function openSeasonal(page: Page): Promise<void> {
  await page.goto('/shops/seasonal');
  await see(page.getByRole('radiogroup', { name: 'Whose gear' }));
}

/** Signs in and opens a shop. */
export async function enterShop(page: Page, person: Person, shop: string, section: string): Promise<void> {
  await signIn(page, person);
  await page.locator('[data-column]').first().waitFor();
  await openShop(page, shop, section);
}
