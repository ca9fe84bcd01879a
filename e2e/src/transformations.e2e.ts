import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeParty } from './support/party.ts';
import { makePerson } from './support/person.ts';
import { dialog, toasts } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const atWork = (page: Page) => page.getByRole('button', { name: /^At work on you/ });

test(
  'a snowball surprises a friend, who sees why and turns back for gold',
  ALL,
  async ({ page, server, browse }) => {
    const person = await makePerson(server);
    const [friend] = await makeParty(server, person, ['ivo']);
    if (!friend) throw new Error('nobody has joined');
    await server.write('users', person.id, { 'items.special.snowball': 1 });
    await server.write('users', friend.id, { 'stats.gp': 12 });
    await enter(page, person);
    await page.goto('/inventory/items');
    const snowball = page.getByRole('listitem').filter({ hasText: 'Snowball' });
    await snowball.getByRole('button', { name: 'Use' }).click();
    const thrown = dialog(page, 'Snowball');
    await thrown.getByRole('radio', { name: 'A companion' }).check();
    await thrown.getByRole('radio', { name: /ivo/ }).check();
    await thrown.getByRole('button', { name: 'Use' }).click();
    await expect(toasts(page).getByText(/^You’ve surprised ivo/)).toBeVisible();
    await expect(snowball, 'the only one is thrown').toHaveCount(0);
    await expect
      .poll(async () => await friend.player(), 'the friend on the server')
      .toMatchObject({ stats: { buffs: { snowball: true } }, achievements: { snowball: 1 } });

    const other = await browse();
    await enter(other, friend);
    await atWork(other).click();
    const why = dialog(other, 'At work on you');
    await expect(why).toContainText('Somebody has turned you into a snowman.');
    await checkAccess(other, 'what is at work');
    await why.getByRole('button', { name: /5 gold$/ }).click();
    await expect(toasts(other).getByText('You are yourself again')).toBeVisible();
    await expect(atWork(other)).toHaveCount(0);
    await expect
      .poll(async () => await friend.player(), 'the friend, turned back')
      .toMatchObject({ stats: { buffs: { snowball: false }, gp: 7 } });
  },
);
