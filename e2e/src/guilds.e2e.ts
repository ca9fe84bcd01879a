import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { GUILD_STATES } from './support/guild-states.ts';
import { composer } from './support/party-states.ts';
import { makePerson } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const chat = (page: Page) => page.getByRole('region', { name: 'Talk' });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openGroups(page: Page, tab: string): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: /^Groups/ }).click();
  await page.getByRole('navigation', { name: 'Pages of groups' }).getByRole('link', { name: tab }).click();
}

test(
  'a guild is founded, found, joined, talked in, handed over and left',
  ALL,
  async ({ page, server, browse }) => {
    test.slow();
    const maren = await makePerson(server, 'maren');
    const ivo = await makePerson(server, 'ivo');
    await server.write('users', maren.id, { balance: 2, 'flags.communityGuidelinesAccepted': true });
    const ivosPage = await browse();

    await test.step('maren founds it', async () => {
      await enter(page, maren);
      await openGroups(page, 'My guilds');
      await page.getByRole('button', { name: 'Create a guild' }).click();
      const create = dialog(page, 'Create a guild');
      await create.getByLabel('Name', { exact: true }).fill('Quiet Hours');
      await create.getByLabel(/^Summary/).fill('Ten pages count, and so does one.');
      await create.getByRole('button', { name: 'Academics' }).click();
      await create.getByRole('button', { name: 'Create for 4 gems' }).click();
      await expect(heading(page, 'Quiet Hours')).toBeVisible();
      await expect(page.getByText('4 gems in the bank')).toBeVisible();
      await expect.poll(async () => (await maren.player())['balance']).toBe(1);
    });

    await test.step('ivo finds it by what it is about, and joins', async () => {
      await enter(ivosPage, ivo);
      await openGroups(ivosPage, 'Discover');
      await ivosPage.getByRole('checkbox', { name: 'Finance' }).check();
      await expect(ivosPage.getByText('No guild fits.')).toBeVisible();
      await expect(ivosPage).toHaveURL(/about=finance/);
      await ivosPage.getByRole('button', { name: 'Clear' }).click();
      await ivosPage.getByRole('checkbox', { name: 'Academics' }).check();
      await card(ivosPage, 'Quiet Hours').getByRole('button', { name: 'Join Quiet Hours' }).click();
      await expect(card(ivosPage, 'Quiet Hours').getByText('Joined')).toBeVisible();
      await ivosPage.getByRole('link', { name: 'Quiet Hours' }).click();
      await expect(heading(ivosPage, 'Quiet Hours')).toBeVisible();
      await expect(page.getByText('2 members')).toBeVisible();
    });

    await test.step('what maren says, ivo reads at once', async () => {
      await composer(page).fill('Two chapters before the kettle boiled.');
      await chat(page).getByRole('button', { name: 'Send' }).click();
      await expect(chat(ivosPage).getByText('Two chapters before the kettle boiled.')).toBeVisible();
    });

    await test.step('maren hands it over, and ivo leads', async () => {
      await page.getByRole('button', { name: 'More about ivo' }).click();
      await page.getByRole('menuitem', { name: 'Make leader' }).click();
      await dialog(page, 'Make ivo the leader?').getByRole('button', { name: 'Make leader' }).click();
      await expect(ivosPage.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await expect(page.getByText('ivo leads')).toBeVisible();
    });

    await test.step('maren leaves', async () => {
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await dialog(page, 'Leave Quiet Hours?').getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByText('You’re in no guild yet.')).toBeVisible();
      await expect(ivosPage.getByText('One member')).toBeVisible();
    });
  },
);

for (const { name, person, show } of GUILD_STATES)
  test(`${name} is accessible`, ALL, async ({ page, server, allow }) => {
    allow(/ERR_|Failed to load|Failed to fetch|404/);
    const who = await person(server);
    await show(page, () => enter(page, who), server, who);
    await checkAccess(page, name);
  });
