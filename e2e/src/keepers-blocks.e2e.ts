import { get } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeKeeper } from './support/keepers.ts';
import { makePerson, PASSWORD, type Person } from './support/person.ts';
import { dialog } from './support/screen.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

interface Block {
  readonly by: 'Address' | 'Email' | 'Program';
  readonly value: string;
  readonly why: string;
}

/** Keeps somebody out; returns the block in the list. */
async function block(page: Page, { by, value, why }: Block): Promise<Locator> {
  await page.getByRole('combobox', { name: 'By' }).selectOption({ label: by });
  await page.getByRole('textbox', { name: 'What is blocked' }).fill(value);
  await page.getByRole('textbox', { name: 'Why' }).fill(why);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: value });
  await expect(row).toContainText(why);
  return row;
}

async function lift(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Lift' }).click();
  await dialog(page, /^Lift the block/)
    .getByRole('button', { name: 'Lift' })
    .click();
  await expect(row).toHaveCount(0);
}

/** What the server answers somebody who asks from an address of this machine. */
const statusFrom = (server: Server, { headers }: Person, localAddress: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(`${server.url}/api/v4/user`, { headers, localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

/** What the server answers a program that says who it is. */
const statusOf = async (server: Server, { headers }: Person, program: string): Promise<number> =>
  (await fetch(`${server.url}/api/v4/user`, { headers: { ...headers, 'x-client': program } })).status;

test(
  'who keeps others out does so by their address, and lets them in again',
  ALL,
  async ({ page, server }) => {
    const kit = await makeKeeper(server, 'accessControl');
    const signUp = async (name: string) => {
      const body = { username: name, email: `${name}@flood.example`, password: PASSWORD };
      const response = await fetch(`${server.url}/api/v4/user/auth/local/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client': 'e2e' },
        body: JSON.stringify({ ...body, confirmPassword: PASSWORD }),
      });
      return response.ok;
    };
    await enter(page, kit);
    await page.goto('/admin/blocks');
    const row = await block(page, { by: 'Email', value: '@flood.example', why: 'Forty accounts in an hour' });
    expect(await signUp('spam')).toBe(false);
    await lift(page, row);
    expect(await signUp('friend')).toBe(true);
  },
);

test(
  'a machine and a program are kept out, and nobody else, until that is lifted',
  ALL,
  async ({ page, server }) => {
    const kit = await makeKeeper(server, 'accessControl', 'fullAccess');
    const suli = await makePerson(server, 'suli');
    await enter(page, kit);
    await page.goto('/admin/blocks');

    await test.step('a machine, by its address', async () => {
      const row = await block(page, { by: 'Address', value: '127.0.0.9', why: 'Guesses passwords' });
      expect(await statusFrom(server, suli, '127.0.0.9')).toBe(403);
      expect(await statusFrom(server, suli, '127.0.0.8')).toBe(200);
      await checkAccess(page, 'blocks');
      await lift(page, row);
      expect(await statusFrom(server, suli, '127.0.0.9')).toBe(200);
    });

    await test.step('a program, by the name it gives', async () => {
      const row = await block(page, { by: 'Program', value: 'scraper', why: 'Asks all day' });
      expect(await statusOf(server, suli, 'scraper')).toBe(403);
      expect(await statusOf(server, suli, 'scraper-2')).toBe(200);
      await lift(page, row);
      expect(await statusOf(server, suli, 'scraper')).toBe(200);
    });

    await test.step('the log tells of each', async () => {
      await page.goto('/admin/log');
      const log = page.getByRole('list', { name: 'Log' });
      for (const value of ['127.0.0.9', 'scraper']) {
        await expect(log.getByText(`: Blocked ${value}`)).toBeVisible();
        await expect(log.getByText(`: Lifted the block of ${value}`)).toBeVisible();
      }
      await expect(log.getByText('Kind: Address')).toBeVisible();
      await expect(log.getByText('“Asks all day”').first()).toBeVisible();
    });
  },
);
