import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Write to ${name}` });

async function say(page: Page, to: string, words: string): Promise<void> {
  await field(page, to).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test(
  'two write to each other, like, give gems, and part; a third hears nothing of it',
  ALL,
  async ({ page, server, browse, allow }) => {
    const [maren, ivo] = [await makePerson(server, 'maren'), await makePerson(server, 'ivo')];
    const tove = await makePerson(server, 'tove');
    await server.write('users', maren.id, { balance: 5 });
    const [other, third] = [await browse(), await browse()];
    await enter(page, maren);
    await enter(other, ivo);
    await enter(third, tove);

    await page.goto('/private-messages');
    await page.getByRole('button', { name: 'New message' }).first().click();
    await page.getByRole('textbox', { name: 'Username' }).fill('iv');
    await page.getByRole('link', { name: '@ivo' }).click();
    await say(page, 'ivo', 'Are you in for Sunday?');

    // It is told on whatever page the other one is, and leads there.
    await expect(other).toHaveTitle(/^\(1\) /);
    await other.getByRole('link', { name: /^Inbox/ }).click();
    await other.getByRole('link', { name: /maren/ }).click();
    const heard = other.getByRole('article', { name: 'Message from maren' });
    await expect(heard).toContainText('Are you in for Sunday?');
    await expect(other).not.toHaveTitle(/^\(1\) /);
    await heard.getByRole('button', { name: 'Like' }).click();
    const said = page.getByRole('article', { name: 'Your message' });
    await expect(said.getByRole('button', { name: 'Like, liked by one' })).toBeVisible();
    await checkAccess(page, 'conversation');

    // What somebody writes does not disturb what is being typed.
    await field(page, 'ivo').fill('Shall I bring the soup');
    await say(other, 'maren', 'In. I will finish my dailies first.');
    await expect(page.getByRole('article', { name: 'Message from ivo' })).toContainText('In. I will finish');
    await expect(field(page, 'ivo')).toHaveValue('Shall I bring the soup');

    await page.getByRole('button', { name: 'Gift' }).click();
    await page.getByLabel('How many gems').fill('7');
    await page.getByRole('button', { name: 'Send 7 gems' }).click();
    await expect(other.getByRole('article', { name: 'Message from maren' }).last()).toContainText('7 gems');
    await expect.poll(async () => (await ivo.player())['balance']).toBe(1.75);
    expect((await maren.player())['balance']).toBe(3.25);

    await other.getByRole('button', { name: 'More about maren' }).click();
    await other.getByRole('menuitem', { name: 'Block maren' }).click();
    await expect(other.getByText('Neither of you can write to the other', { exact: false })).toBeVisible();
    await checkAccess(other, 'blocked conversation');
    await expect.poll(async () => JSON.stringify((await ivo.player())['inbox'])).toContain(maren.id);
    // The browser reports every refusal.
    allow(/401/);
    await say(page, 'ivo', 'Hello?');
    await expect(page.getByText('Not sent.', { exact: false })).toBeVisible();

    // Whom nobody has blocked still gets through to both, and has seen none of it.
    await third.goto('/private-messages');
    await expect(third.getByText('No messages yet.')).toBeVisible();
    for (const [who, name, screen] of [
      [ivo, 'ivo', other],
      [maren, 'maren', page],
    ] as const) {
      await third.goto(`/private-messages?with=${who.id}`);
      await say(third, name, `Soup at six, ${name}.`);
      await screen.getByRole('link', { name: /tove/ }).click();
      await expect(screen.getByText(`Soup at six, ${name}.`).last()).toBeVisible();
    }
    await expect(third.getByRole('article')).toHaveCount(1);
  },
);
