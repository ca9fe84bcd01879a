import type { Page } from '@playwright/test';
import { enter, reload, signIn } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeKeeper } from './support/keepers.ts';
import { makePerson } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { mage } from './support/shops.ts';
import { ALL, expect, test } from './support/test.ts';

const BOSS = 'The Dysheartener';

test('a world boss appears, is fought, and is sent away', ALL, async ({ page, server, browse }) => {
  const kit = await makeKeeper(server, 'fullAccess');
  const maren = await makePerson(server, 'maren');
  const world = page.getByRole('main');
  const marens = await browse();
  await enter(page, kit);
  await page.goto('/admin/world');

  await test.step('kit lets one appear, and says why', async () => {
    await world
      .getByRole('listitem')
      .filter({ hasText: BOSS })
      .getByRole('button', { name: 'Let it appear' })
      .click();
    const asked = dialog(page, /appear\?$/);
    await asked.getByRole('textbox', { name: 'Why' }).fill('Winter');
    await asked.getByRole('button', { name: 'Let it appear' }).click();
    await expect(world.getByRole('heading', { name: BOSS })).toBeVisible();
  });

  await test.step('maren sees it at the inn', async () => {
    await enter(marens, maren);
    await marens.goto('/groups/tavern');
    await expect(marens.getByText(BOSS).first()).toBeVisible();
  });

  await test.step('kit sends it away, and maren sees it no more', async () => {
    await world.getByRole('button', { name: 'Send it away' }).click();
    await dialog(page, /away\?$/)
      .getByRole('button', { name: 'Send it away' })
      .click();
    await expect(world.getByText('No boss is about.', { exact: false })).toBeVisible();
    await reload(marens);
    await expect(marens.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(marens.getByText(BOSS)).toHaveCount(0);
  });
});

test('an event is started, told to everybody, and taken back', ALL, async ({ page, server, browse }) => {
  await server.clock('2026-06-10T12:00:00Z');
  const kit = await makeKeeper(server, 'fullAccess');
  const maren = await mage(server);
  await server.write('users', maren.id, { 'achievements.completedTask': true });
  const world = page.getByRole('main');
  await enter(page, kit);
  await page.goto('/admin/world');
  await world.getByRole('button', { name: 'Naming Day: Start' }).click();
  const asked = dialog(page, /Naming Day\?$/);
  await expect(asked.getByLabel('Last day')).toHaveValue('2026-06-17');
  await asked.getByRole('button', { name: 'Start' }).click();
  await expect(world.getByText('Until 17 June')).toBeVisible();
  await checkAccess(page, 'events');

  const marens = await browse();
  await signIn(marens, maren, { hasNews: true });
  await expect(marens.getByRole('region', { name: 'What’s on' })).toContainText('Naming Day');

  await page.goto('/admin/log');
  await page.getByRole('listitem').filter({ hasText: 'Naming Day' }).getByRole('button').click();
  await dialog(page, 'Take this back?').getByRole('button', { name: 'Take it back' }).click();
  const state = async () => JSON.stringify(await maren.call('GET', '/world-state'));
  await expect.poll(state).not.toContain('namingDay');
});

/** A code that kit has just made, from the screen. */
async function makeCode(page: Page): Promise<string> {
  await page.goto('/admin/coupons');
  await page.getByRole('spinbutton', { name: 'How many' }).fill('1');
  await page.getByRole('button', { name: 'Make them' }).click();
  const codes = page.getByRole('list', { name: 'Codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(1);
  return (await codes.textContent()) ?? '';
}

test(
  'a coupon is made, redeemed by a player, and listed with who used it',
  ALL,
  async ({ page, server, browse }) => {
    const kit = await makeKeeper(server, 'coupons');
    const maren = await makePerson(server, 'maren');
    await enter(page, kit);
    const code = await makeCode(page);
    await checkAccess(page, 'new coupons');

    const marens = await browse();
    await enter(marens, maren);
    await marens.goto('/user/settings/promo-code');
    await marens.getByRole('textbox').fill(code);
    await marens.getByRole('button', { name: 'Redeem' }).click();
    await expect
      .poll(async () => JSON.stringify((await maren.player())['items']))
      .toContain('eyewear_special_wondercon_red');

    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await (await loading).createReadStream();
    let text = '';
    for await (const part of file) text += String(part);
    expect(text).toContain(code);
    expect(text).toContain(maren.id);
  },
);
