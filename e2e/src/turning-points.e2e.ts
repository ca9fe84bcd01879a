import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './support/arrive.ts';
import { dialog } from './support/screen.ts';
import { enterShop, wareOf } from './support/shops.ts';
import { ALL, expect, test } from './support/test.ts';
import { makeVeteran } from './support/turning-points.ts';

async function findings(page: Page): Promise<string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test(
  'a hero writes themself a card, asks once and begins again, and it is celebrated',
  ALL,
  async ({ page, server }) => {
    const person = await makeVeteran(server);
    await enterShop(page, person, 'market', 'Rare things');
    await wareOf(page, 'Greeting Card').click();
    await expect(dialog(page, 'Greeting Card')).toContainText('not in a party yet');
    await page.getByRole('button', { name: 'Send for 10 gold' }).click();
    await expect
      .poll(async () => await person.player(), 'the card on the server')
      .toMatchObject({ items: { special: { greetingReceived: ['Maren Holt'] } } });
    await wareOf(page, 'Rebirth Orb').click();
    await page.getByRole('button', { name: 'Buy for 6 gems' }).click();
    const question = dialog(page, 'Begin again at level 1?');
    await expect(question).toContainText('This can’t be undone.');
    expect(await findings(page), 'in the question').toEqual([]);
    await question.getByRole('button', { name: 'Buy for 6 gems' }).click();
    const celebration = dialog(page, 'Level 1, once more');
    await expect(celebration).toContainText('Level 61 is behind you');
    await page.keyboard.press('Escape');
    await expect(celebration).toHaveCount(0);
    await expect
      .poll(async () => await person.player(), 'the player on the server')
      .toMatchObject({ stats: { lvl: 1 }, balance: 4.5, achievements: { rebirths: 1 } });
    await expect
      .poll(async () => JSON.stringify((await person.player())['notifications']), 'what is still to be told')
      .not.toContain('REBIRTH_ACHIEVEMENT');
  },
);

test(
  'fortitude makes all tasks neutral and heals, asked once, and only while gems are there',
  ALL,
  async ({ page, server }) => {
    const person = await makeVeteran(server, { 'stats.hp': 12, balance: 1.5 });
    const id = await person.task({ type: 'habit', text: 'Biting nails' });
    await server.write('tasks', id, { value: -12 });
    await enterShop(page, person, 'market', 'Rare things');
    await wareOf(page, 'Potion of Fortitude').click();
    await page.getByRole('button', { name: 'Buy for 4 gems' }).click();
    const question = dialog(page, 'Drink the potion?');
    await question.getByRole('button', { name: 'Back' }).click();
    expect(await person.player(), 'nothing has happened').toMatchObject({ stats: { hp: 12 }, balance: 1.5 });
    await page.getByRole('button', { name: 'Buy for 4 gems' }).click();
    await question.getByRole('button', { name: 'Buy for 4 gems' }).click();
    await expect(page.getByText('Your tasks are neutral again, and your health is full.')).toBeVisible();
    await expect
      .poll(async () => await person.player(), 'the player on the server')
      .toMatchObject({ stats: { hp: 50 }, balance: 0.5 });
    expect(await person.call('GET', `/tasks/${id}`), 'the habit').toMatchObject({ value: 0 });
  },
);
