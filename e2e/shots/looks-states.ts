import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { makeDressed } from '../src/support/items-world.ts';
import { isPhone, type State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';

/** Someone with gems, who owns some of what is sold. */
const makeStyled = (server: Server, more: Record<string, unknown> = {}): Promise<Person> =>
  makeDressed(server, {
    balance: 6,
    'purchased.background': { violet: true, autumn_forest: true, beach: true },
    'purchased.skin': {
      eb052b: true,
      f69922: true,
      f5d70f: true,
      '0ff591': true,
      '2b43f6': true,
      d7a9f7: true,
    },
    'preferences.hair': { color: 'red', base: 12, bangs: 1, beard: 0, mustache: 0, flower: 1 },
    'purchased.hair': { base: { 12: true } },
    'items.currentPet': 'Fox-Base',
    'items.pets.Fox-Base': 5,
    ...more,
  });

const look = (
  name: string,
  show: (page: Page) => Promise<void>,
  person: (server: Server) => Promise<Person> = makeStyled,
): State => ({
  name: `wardrobe${name}`,
  person,
  show: async (page, enter) => {
    await enter();
    await page.goto('/inventory/looks');
    await see(page.getByRole('heading', { name: /^(Items|Inventar)$/ }));
    await page.waitForTimeout(700);
    await show(page);
    await page.waitForTimeout(1500);
  },
});

const kind = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** The wardrobe: kinds, trying on, buying, too few gems. */
export const LOOKS_STATES: readonly State[] = [
  look('', async () => undefined),
  look('-tried', async (page) => page.getByRole('button', { name: /^Fox Fur/ }).click()),
  look('-ask', async (page) => {
    await page.getByRole('button', { name: /^Fox Fur/ }).click();
    await page.getByRole('button', { name: /^Buy for/ }).click();
    await see(page.getByRole('dialog'));
  }),
  ...['Body', 'Hair', 'Beard', 'Flower', 'Ears', 'Shirt', 'Wheelchair'].map((name) =>
    look(`-${name.toLowerCase()}`, async (page) => kind(page, name)),
  ),
  look('-backgrounds', async (page) => kind(page, 'Background')),
  look('-away', async (page) => {
    await kind(page, 'Background');
    await page
      .getByRole('region', { name: /^Back in/ })
      .first()
      .scrollIntoViewIfNeeded();
  }),
  look(
    '-poor',
    async (page) => page.getByRole('button', { name: /^Fox Fur/ }).click(),
    (server) => makePerson(server, 'maren'),
  ),
  look(
    '-german',
    async (page) => page.getByRole('button', { name: /^Fuchsfell/ }).click(),
    (server) => makeStyled(server, { 'preferences.language': 'de' }),
  ),
];

const steps = (
  name: string,
  change: Record<string, unknown>,
  show: (page: Page) => Promise<void>,
): State => ({
  name: `steps${name}`,
  person: async (server) => {
    const person = await makePerson(server, 'sanna');
    await server.write('users', person.id, {
      'flags.welcomed': true,
      'achievements.createdTask': true,
      'achievements.completedTask': true,
      'items.eggs': { Fox: 1 },
      'items.hatchingPotions': { White: 1 },
      'stats.gp': 0,
      ...change,
    });
    return person;
  },
  show: async (page, enter) => {
    await enter();
    await show(page);
    await page.waitForTimeout(900);
  },
});

/** The first steps: on the way, opened, all done. */
export const STEP_STATES: readonly State[] = [
  steps('', {}, async () => undefined),
  steps('-open', {}, async (page) => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Show the first steps' }).click();
  }),
  steps('-german', { 'preferences.language': 'de' }, async () => undefined),
  steps(
    '-done',
    {
      'achievements.hatchedPet': true,
      'achievements.fedPet': true,
      'achievements.purchasedEquipment': true,
      notifications: [
        { id: 'aaaaaaaa-0000-4000-8000-00000000000a', type: 'ONBOARDING_COMPLETE', data: {}, seen: false },
      ],
    },
    async (page) => see(page.getByRole('dialog')),
  ),
];

const shop = (
  name: string,
  show: (page: Page) => Promise<void>,
  more: Record<string, unknown> = {},
): State => ({
  name: `shop-looks${name}`,
  person: (server) => makeStyled(server, more),
  show: async (page, enter) => {
    await enter();
    await page.goto('/shops/customizations');
    await see(page.getByRole('button', { name: /7 (gems|Edelsteine)/ }).first());
    await show(page);
    await page.waitForTimeout(900);
  },
});

/** The shop of looks: its shelves, a look up close, a whole set. */
export const LOOK_SHOP_STATES: readonly State[] = [
  shop('', async () => undefined),
  shop('-set', async (page) => {
    await page
      .getByRole('button', { name: /^All of them for/ })
      .first()
      .click();
    await see(page.getByRole('dialog'));
  }),
  shop('-german', async () => undefined, { 'preferences.language': 'de' }),
];
