import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeParty } from './support/party.ts';
import { composer } from './support/party-states.ts';
import { makePerson } from './support/person.ts';
import { dialog, toasts } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const AGREED = { 'flags.communityGuidelinesAccepted': true };

test(
  'who writes in the talk is looked at there, given gems, and sends a card back',
  ALL,
  async ({ page, server, browse }) => {
    test.slow();
    const maren = await makePerson(server, 'maren');
    const [ivo] = await makeParty(server, maren, ['ivo']);
    if (!ivo) throw new Error('nobody has joined');
    await server.write('users', maren.id, { ...AGREED, balance: 5 });
    await server.write('users', ivo.id, { ...AGREED, 'stats.gp': 20 });
    const other = await browse();

    await test.step('ivo writes, and maren opens his profile over the talk', async () => {
      await enter(other, ivo);
      await other.goto('/party');
      await composer(other).fill('I did the dishes. All of them.');
      await other.getByRole('button', { name: 'Send', exact: true }).click();
      await enter(page, maren);
      await page.goto('/party');
      const line = page.getByRole('article').filter({ hasText: 'I did the dishes.' });
      await composer(page).fill('Well d');
      await line.getByRole('link', { name: 'ivo' }).click();
      await expect(dialog(page, 'Profile of ivo')).toBeVisible();
      await expect(page).toHaveURL(/\/profile\//);
      await checkAccess(page, 'a profile over a talk');
    });

    await test.step('she gives him gems with a few words, and is back at what she wrote', async () => {
      await dialog(page, 'Profile of ivo').getByRole('button', { name: 'Gift' }).click();
      const gift = dialog(page, 'A gift for ivo');
      await gift.getByLabel('How many gems').fill('4');
      await gift.getByLabel('A few words with it').fill('For the dishes.');
      await gift.getByRole('button', { name: 'Send 4 gems' }).click();
      await expect(gift).toBeHidden();
      await expect.poll(async () => (await ivo.player())['balance'], 'what ivo has').toBe(1);
      expect((await maren.player())['balance'], 'what maren has left').toBe(4);
      // A key that comes while the gift is still closing is the gift's.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(dialog(page, 'Profile of ivo')).toBeHidden({ timeout: 5000 });
      }).toPass();
      await expect(page).toHaveURL(/\/party$/);
      await expect(composer(page)).toHaveValue('Well d');
    });

    await test.step('ivo is told, and reads her words', async () => {
      await expect(other).toHaveTitle(/^\(\d+\) /);
      await other.goto('/private-messages');
      await other.getByRole('link', { name: /maren/ }).click();
      const words = other.getByRole('article', { name: 'Message from maren' });
      await expect(words).toContainText('4 gems');
      await expect(words).toContainText('For the dishes.');
    });

    await test.step('he sends her a card, from the market', async () => {
      await other.goto('/shops/market');
      await other.getByRole('button', { name: 'Greeting Card' }).first().click();
      const card = dialog(other, 'Greeting Card');
      await card.getByRole('radio', { name: 'A companion' }).check();
      await card.getByRole('radio', { name: /maren/ }).check();
      await card.getByRole('button', { name: 'Send for 10 gold' }).click();
      await expect(toasts(other).getByText(/maren/)).toBeVisible();
      await expect.poll(async () => (await ivo.player()).stats.gp, 'what ivo has left').toBe(10);
    });

    await test.step('maren reads the card', async () => {
      await page.goto('/inventory/items');
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      const card = page.getByRole('dialog');
      await expect(card.getByText('From ivo')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Put it away' })).toBeVisible();
      await checkAccess(page, 'a card');
      await card.getByRole('button', { name: 'Put it away' }).click();
      await expect
        .poll(async () => await maren.player(), 'the card is read')
        .toMatchObject({ items: { special: { greetingReceived: [] } }, achievements: { greeting: 1 } });
    });
  },
);
