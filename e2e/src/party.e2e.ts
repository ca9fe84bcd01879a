import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { composer, PARTY_STATES } from './support/party-states.ts';
import { makePerson, PASSWORD, type Person } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

/** The link in the email that invited somebody, without the site; empty until there is one. */
function invitationTo(folder: string, address: string): string {
  const mails = join(folder, 'mails');
  const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'));
  const mail = texts.find((text) => text.includes(address) && text.includes('groupInvite=')) ?? '';
  return /\/register\?groupInvite=\w+/.exec(mail.replaceAll('=\n', ''))?.[0] ?? '';
}

const openParty = async (page: Page) => {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Party/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/party$/);
};
const partyOf = async (person: Person): Promise<string> =>
  (await person.call<{ _id: string }>('GET', '/groups/party'))._id;
const chat = (page: Page) => page.getByRole('region', { name: 'Talk' });
const quest = (page: Page) => page.getByRole('region', { name: 'Something Grey Under the Bed' });

async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await chat(page).getByRole('button', { name: 'Send' }).click();
}

async function agree(page: Page): Promise<void> {
  await dialog(page, 'Before your first message').getByRole('button', { name: 'Agree and send' }).click();
}

test('a party is made, talks, and sees a quest to its end', async ({ page, server, program, browse }) => {
  test.slow();
  const maren = await makePerson(server, 'maren');
  const ivo = await makePerson(server, 'ivo');
  await server.write('users', maren.id, { 'items.quests.dustbunnies': 1 });
  const [ivosPage, newPage] = [await browse(), await browse()];

  await test.step('maren founds it and invites two, one without an account', async () => {
    await enter(page, maren);
    await openParty(page);
    await page.getByRole('button', { name: 'Create a party' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'maren’s party' })).toBeVisible();
    await enter(ivosPage, ivo);
    await openParty(ivosPage);
    await expect(ivosPage.getByRole('button', { name: 'Create a party' })).toBeVisible();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const invite = dialog(page, 'Invite to your party');
    await invite.getByLabel('Usernames or email addresses').fill('@ivo, bram@example.org');
    await invite.getByRole('button', { name: 'Invite 2' }).click();
    await expect(invite.getByText('Invited: ivo and bram@example.org')).toBeVisible();
    await invite.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('ivo accepts in the game', async () => {
    await ivosPage.getByRole('button', { name: 'Join maren’s party' }).click();
    await expect(chat(ivosPage)).toBeVisible();
    await expect(page.getByText('2 of 30')).toBeVisible();
  });

  await test.step('bram signs up by the link in the email', async () => {
    await expect.poll(() => invitationTo(program.folder, 'bram@example.org')).not.toBe('');
    await newPage.goto(invitationTo(program.folder, 'bram@example.org'));
    await newPage.getByLabel('Username', { exact: true }).fill('bram');
    await newPage.getByLabel('Email', { exact: true }).fill('bram@example.org');
    for (const label of ['Password', 'Confirm password'])
      await newPage.getByLabel(label, { exact: true }).fill(PASSWORD);
    await newPage.getByRole('button', { name: 'Sign up' }).click();
    await dialog(newPage, 'Welcome, bram').getByRole('button', { name: 'Start with an empty list' }).click();
    await openParty(newPage);
    await newPage.getByRole('button', { name: 'Join maren’s party' }).click();
    await expect(page.getByText('3 of 30')).toBeVisible();
  });

  await test.step('a mention is seen live', async () => {
    await say(page, 'Welcome, @ivo');
    await agree(page);
    await expect(chat(ivosPage).getByRole('link', { name: '@ivo' })).toBeVisible();
    await expect(chat(page).getByText('Waiting to send')).toHaveCount(0);
    await expect(chat(page).getByRole('article')).toHaveCount(1);
    await chat(ivosPage).getByRole('button', { name: 'Like' }).click();
    await expect(chat(page).getByRole('button', { name: 'Like, liked by one' })).toBeVisible();
  });

  await test.step('what ivo writes does not disturb what maren is typing', async () => {
    await composer(page).fill('Shall we begin');
    await ivo.call('POST', `/groups/${await partyOf(ivo)}/chat`, { message: 'I have the evening off.' });
    await expect(chat(page).getByRole('button', { name: 'One new message' })).toBeVisible();
    await expect(chat(page).getByText('I have the evening off.')).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue('Shall we begin');
    await chat(page).getByRole('button', { name: 'One new message' }).click();
    await expect(chat(page).getByText('I have the evening off.')).toBeVisible();
    await expect(composer(page)).toHaveValue('Shall we begin');
    await composer(page).fill('');
  });

  await test.step('all are asked, and the quest begins with the last answer', async () => {
    await page.getByRole('button', { name: 'Choose a quest' }).click();
    await dialog(page, 'Choose a quest').getByRole('button', { name: 'Invite the party' }).click();
    await quest(ivosPage).getByRole('button', { name: 'Accept' }).click();
    await quest(newPage).getByRole('button', { name: 'Accept' }).click();
    await expect(quest(page).getByRole('meter', { name: 'Health: 100 of 100' })).toBeVisible();
    await expect(chat(page).getByText('has begun', { exact: false })).toBeVisible();
  });

  await test.step('with ivo’s next day it ends, and everybody reads how', async () => {
    const yesterday = { $date: new Date(Date.now() - 86_400_000).toISOString() };
    // Away from the page of the party, whose words the dialog needs, too.
    await newPage.goto('/');
    await expect(newPage.locator('[data-column]').first()).toBeVisible();
    await server.write('users', ivo.id, { 'party.quest.progress.up': 150, lastCron: yesterday });
    await ivo.call('POST', '/cron');
    const done = page.getByRole('dialog', { name: 'Quest done!' });
    await expect(done).toHaveAccessibleDescription('Something Grey Under the Bed');
    const brought = '8 gold and 42 experience for each of you';
    await expect(newPage.getByRole('dialog', { name: 'Quest done!' })).toContainText(brought);
    await done.getByRole('button', { name: 'Onward' }).click();
    await expect(done).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'No quest yet' })).toBeVisible();
    await expect
      .poll(async () => (await maren.player())['party'])
      .not.toHaveProperty('quest.completed', 'dustbunnies');
  });
});

test('a message written offline waits, is sent once, and what was said meanwhile is there', async ({
  page,
  server,
  allow,
}) => {
  allow(/ERR_|Failed to load|Failed to fetch/);
  const maren = await makePerson(server, 'maren');
  const { _id } = await maren.call<{ _id: string }>('POST', '/groups', { type: 'party', name: 'Us' });
  await server.write('users', maren.id, { 'flags.communityGuidelinesAccepted': true });
  await enter(page, maren);
  await openParty(page);
  await expect(composer(page)).toBeVisible();
  await page.context().setOffline(true);
  await say(page, 'From the tunnel');
  await maren.call('POST', `/groups/${_id}/chat`, { message: 'From another device' });
  await expect(chat(page).getByText('Waiting to send')).toBeVisible();
  await page.context().setOffline(false);
  await expect(chat(page).getByText('Waiting to send')).toHaveCount(0);
  await expect(chat(page).getByText('From the tunnel')).toHaveCount(1);
  await expect(chat(page).getByText('From another device')).toHaveCount(1);
  expect(await maren.call<unknown[]>('GET', `/groups/${_id}/chat`)).toHaveLength(2);
});

for (const { name, person, show } of PARTY_STATES)
  test(`${name} is accessible`, ALL, async ({ page, server, allow }) => {
    allow(/ERR_|Failed to load|Failed to fetch/);
    const who = await person(server);
    await show(page, () => enter(page, who), server, who);
    await checkAccess(page, name);
  });
