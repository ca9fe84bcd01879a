import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { rich, type State } from '../src/support/moments.ts';
import { dialog } from '../src/support/screen.ts';
import { mage, openSeasonal, openShop, setRow, wareOf } from '../src/support/shops.ts';

const market = async (page: Page, enter: () => Promise<void>): Promise<void> => {
  await enter();
  await openShop(page, 'market', 'Food');
};

const open = (page: Page, name: string): Promise<void> => wareOf(page, name).first().click();

/** The shops in their states. */
export const SHOP_STATES: readonly State[] = [
  { name: 'shop-market', person: mage, show: market },
  {
    name: 'shop-market-gear',
    person: mage,
    show: async (page, enter) => {
      await market(page, enter);
      await page.getByRole('region', { name: 'Gear for a mage' }).getByRole('button').first().click();
      await see(page.getByRole('dialog'));
    },
  },
  {
    name: 'shop-market-egg',
    person: mage,
    show: async (page, enter) => {
      await market(page, enter);
      await open(page, 'Wolf');
      await page.getByRole('button', { name: 'One more' }).click();
    },
  },
  {
    name: 'shop-market-ask',
    person: mage,
    show: async (page, enter) => {
      await market(page, enter);
      await open(page, 'Wolf');
      await page.getByRole('button', { name: 'Buy for 3 gems' }).click();
      await see(dialog(page, /^Buy Wolf/));
    },
  },
  {
    name: 'shop-market-offline',
    person: mage,
    show: async (page, enter) => {
      await market(page, enter);
      await open(page, 'Wolf');
      await page.context().setOffline(true);
      await see(page.getByText('Gems and hourglasses are spent by the server only.'));
    },
  },
  {
    name: 'shop-quests',
    person: mage,
    show: async (page, enter) => {
      await enter();
      await openShop(page, 'quests', 'Featured quests');
    },
  },
  {
    name: 'shop-quests-one',
    person: mage,
    show: async (page, enter) => {
      await enter();
      await openShop(page, 'quests', 'Featured quests');
      await page.getByRole('region', { name: 'Featured quests' }).getByRole('button').first().click();
      await see(page.getByRole('dialog'));
    },
  },
  {
    name: 'shop-seasonal',
    person: mage,
    show: async (page, enter) => {
      await enter();
      await openSeasonal(page);
    },
  },
  {
    name: 'shop-time',
    person: mage,
    show: async (page, enter) => {
      await enter();
      await openShop(page, 'time', 'Sets of other months');
      await setRow(page, 1).click();
      await see(page.getByRole('button', { name: 'Buy the set' }));
    },
  },
  {
    name: 'shop-time-closed',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await openShop(page, 'time', 'Sets of other months');
    },
  },
  {
    name: 'shop-time-mounts',
    person: mage,
    show: async (page, enter) => {
      await enter();
      await openShop(page, 'time', 'Sets of other months');
      await page.getByRole('button', { name: /^Mounts/ }).click();
    },
  },
  {
    name: 'shop-market-sell',
    person: mage,
    show: async (page, enter) => {
      await market(page, enter);
      await page.getByRole('radio', { name: 'Sell' }).check();
      await see(page.getByRole('button', { name: /Fish/ }));
    },
  },
];
