import { dropPetKeys } from '@everdeed/rules';
import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { showKind, type State } from '../src/support/moments.ts';
import { makeParty } from '../src/support/party.ts';
import { wareOf } from '../src/support/shops.ts';
import { makeVeteran } from '../src/support/turning-points.ts';

const state = (
  name: string,
  path: string,
  show: (page: Page) => Promise<void>,
  change: Record<string, unknown> = {},
): State => ({
  name,
  person: (server) => makeVeteran(server, change),
  show: async (page, enter) => {
    await enter();
    if (path !== '/') await page.goto(path);
    await show(page);
    await page.waitForTimeout(700);
  },
});

const GERMAN = { 'preferences.language': 'de' };
const COLLECTED = {
  'items.pets': Object.fromEntries(dropPetKeys().map((key) => [key, 5])),
  'items.mounts': Object.fromEntries(dropPetKeys().map((key) => [key, true])),
};
const AT_WORK = {
  'stats.buffs.str': 8,
  'stats.buffs.stealth': 3,
  'stats.buffs.streaks': true,
  'stats.buffs.snowball': true,
};

const toShelf = (name: RegExp) => async (page: Page) => {
  const shelf = page.getByRole('region', { name });
  await see(shelf);
  await shelf.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
};
const ask = (ware: string, button: RegExp) => async (page: Page) => {
  await wareOf(page, ware).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
};
const buffs = async (page: Page) => {
  await page.getByRole('button', { name: /^(At work on you|Was gerade wirkt)/ }).click();
  await see(page.getByRole('dialog'));
};
const use = async (page: Page) => {
  await page.getByRole('button', { name: /^(Use|Benutzen)$/ }).click();
  await see(page.getByRole('dialog'));
};
const rewards = async (page: Page) => {
  await showKind(page, 'Rewards');
  await see(page.getByRole('list', { name: 'From the shops' }));
};
const told = (type: string) => ({
  notifications: [{ id: '00000000-0000-4000-8000-0000000000aa', type, data: {}, seen: false }],
});

/** Cards, turning points, what is at work, and what is celebrated. */
export const TURNING_STATES: readonly State[] = [
  state('shop-rare', '/shops/market', toShelf(/^Rare things$/), COLLECTED),
  state('shop-rare-german', '/shops/market', toShelf(/^Seltenes$/), { ...COLLECTED, ...GERMAN }),
  state('shop-card', '/shops/market', async (page) => {
    await wareOf(page, 'Greeting Card').click();
    await see(page.getByRole('dialog'));
  }),
  ...[
    { name: 'shop-card-party', names: ['suli', 'ada'] },
    { name: 'shop-card-crowd', names: ['suli', 'ada', 'ben', 'cleo', 'dana', 'eve', 'donaudampfschiff1'] },
  ].map(({ name, names }): State => {
    const one = state(name, '/shops/market', async (page) => {
      await wareOf(page, 'Greeting Card').click();
      await page.getByRole('radio', { name: 'A companion' }).check({ force: true });
      await page.getByRole('radio', { name: /@suli/ }).check();
    });
    return {
      ...one,
      person: async (server) => {
        const person = await one.person(server);
        await makeParty(server, person, names);
        return person;
      },
    };
  }),
  state('shop-ask-rebirth', '/shops/market', ask('Rebirth Orb', /^Buy/)),
  state('shop-ask-rebirth-german', '/shops/market', ask('Kugel der', /kaufen$/), {
    ...GERMAN,
    pinnedItems: [],
  }),
  state('shop-ask-key', '/shops/market', ask('Key of the Wide', /^Buy/), {
    ...COLLECTED,
    'achievements.triadBingo': true,
  }),
  state('rewards-all-kinds', '/', rewards),
  state('things-use', '/inventory/items', use),
  state('things-use-german', '/inventory/items', use, GERMAN),
  state('buffs', '/', buffs, AT_WORK),
  state('buffs-german', '/', buffs, { ...AT_WORK, ...GERMAN }),
  state('buffs-banner', '/', async () => undefined, AT_WORK),
  state('reborn', '/', (page) => see(page.getByRole('dialog')), {
    ...told('REBIRTH_ACHIEVEMENT'),
    'stats.lvl': 1,
    'achievements.rebirths': 1,
    'achievements.rebirthLevel': 61,
  }),
  state('ultimate-gear', '/', (page) => see(page.getByRole('dialog')), {
    ...told('ULTIMATE_GEAR_ACHIEVEMENT'),
    'achievements.ultimateGearSets.wizard': true,
  }),
];
