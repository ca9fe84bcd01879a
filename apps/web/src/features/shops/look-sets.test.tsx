import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { ware } from '../../../test/shop.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { PLAIN_VIEW } from './arrange.ts';
import { LookSets } from './look-sets.tsx';
import type { ShopItem } from './shop-types.ts';

const look = (set: string, key: string): ShopItem =>
  ware({
    key,
    text: key,
    value: 7,
    purchaseType: 'background',
    pinType: 'background',
    path: `backgrounds.${set}.${key}`,
    class: `background_${key}`,
    set,
  });

const SHOP = {
  categories: [
    {
      identifier: 'backgrounds',
      text: 'Backgrounds',
      items: [
        look('backgrounds102026', 'one'),
        look('backgrounds092026', 'two'),
        look('backgrounds082026', 'three'),
        ...['a', 'b', 'c', 'd', 'e'].map((key) => look('backgrounds072026', key)),
      ],
    },
  ],
};

beforeAll(() => loadWords('shops'));

const PRICED = {
  categories: [
    {
      identifier: 'backgrounds',
      text: 'Backgrounds',
      items: ['beach', 'fairy_ring', 'forest'].map((key) => look('backgrounds062014', key)),
    },
  ],
};

describe('a whole set', () => {
  it.each([
    { purse: 'is empty', balance: 0, words: /^All of them for 15 gems1515 gems to go$/ },
    { purse: 'holds its price', balance: 3.75, words: /^All of them for 15 gems15$/ },
  ])('says what is missing if it can’t be bought: the purse $purse', async ({ balance, words }) => {
    openGame(player((one) => (one.balance = balance)));
    const screen = await show(<LookSets page={PRICED} view={PLAIN_VIEW} onOpen={vi.fn()} />);
    await expect.element(screen.getByRole('button', { name: /^All of them/ })).toHaveTextContent(words);
  });
});

describe('the sets of the shop of looks', () => {
  it('have their cards in one row, whatever their heads hold', async () => {
    const shelf = ['beach', 'fairy_ring', 'forest'].map((key) => look('backgrounds062014', key));
    const items = [look('backgrounds102026', 'one'), ...shelf];
    const categories = [{ identifier: 'backgrounds', text: 'Backgrounds', items }];
    openGame(player());
    const screen = await show(<LookSets page={{ categories }} view={PLAIN_VIEW} onOpen={vi.fn()} />);
    const tops = ['one', 'beach', 'forest'].map(
      (name) => screen.getByRole('button', { name }).element().getBoundingClientRect().top,
    );
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBe(tops[0]);
  });

  it.each([1440, 360])('stand beside each other where they are small, at %d px', async (width) => {
    await page.viewport(width, 900);
    openGame(player());
    const screen = await show(<LookSets page={SHOP} view={PLAIN_VIEW} onOpen={vi.fn()} />);
    const box = (name: string) => screen.getByRole('region', { name }).element().getBoundingClientRect();
    await expect.element(screen.getByRole('region', { name: 'October 2026' })).toBeVisible();
    const [october, september, august, july] = [
      'October 2026',
      'September 2026',
      'August 2026',
      'July 2026',
    ].map(box);
    expect(september?.bottom).toBe(october?.bottom);
    expect(august?.bottom).toBe(october?.bottom);
    expect(september?.left).toBeGreaterThan(october?.right ?? Infinity);
    expect(july?.top).toBeGreaterThanOrEqual(october?.bottom ?? Infinity);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
