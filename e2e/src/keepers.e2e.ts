import type { Page } from '@playwright/test';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeKeeper, tab } from './support/keepers.ts';
import { makePerson, type Person } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

test('a site says what is new, and thanks those who helped', ALL, async ({ page, server, browse }) => {
  test.slow();
  const kit = await makeKeeper(server, 'news');
  const maren = await makePerson(server, 'maren');
  await server.write('users', maren.id, {
    'contributor.level': 7,
    'contributor.text': 'Cartographer',
    // Beyond the first steps, which would stand in the place of news.
    'stats.lvl': 12,
    'flags.classSelected': true,
  });
  const marens = await browse();

  await test.step('kit writes a post, and schedules it for another time', async () => {
    await enter(page, kit);
    await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click();
    await expect(page).toHaveURL(/\/admin\/news$/);
    await expect(tab(page, 'News')).toBeVisible();
    await expect(tab(page, 'Players')).toHaveCount(0);
    await page.getByRole('button', { name: 'Write a post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Lanterns and a phoenix');
    await page.getByRole('textbox', { name: 'Text' }).fill('Burnout has **cooled**.');
    await page.getByRole('textbox', { name: 'Thanks to' }).fill('Ansel');
    await test.step('and is asked before leaving it', async () => {
      const question = dialog(page, 'Leave without saving?');
      await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).first().click();
      await question.getByRole('button', { name: 'Keep writing' }).click();
      await expect(question).toHaveCount(0);
      await page.goBack();
      await question.getByRole('button', { name: 'Keep writing' }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lanterns and a phoenix');
    });
    await page.getByRole('radio', { name: 'At a time' }).check();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByRole('button', { name: /Lanterns and a phoenix Comes out/ })).toBeVisible();
    await checkAccess(page, 'the editor of news');
  });

  await test.step('nobody sees it yet', async () => {
    await marens.goto('/static/new-stuff');
    await expect(marens.getByText('No news yet.')).toBeVisible();
  });

  await test.step('kit lets it out', async () => {
    await page.getByRole('button', { name: /Lanterns and a phoenix/ }).click();
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The post is out.')).toBeVisible();
  });

  await test.step('a visitor can read it', async () => {
    await reload(marens);
    await expect(marens.getByRole('heading', { name: 'Lanterns and a phoenix' })).toBeVisible();
    await checkAccess(marens, 'the news');
  });

  await test.step('maren keeps it for later, and reads it then', async () => {
    await enter(marens, maren);
    await marens.getByRole('region', { name: 'What’s new' }).getByRole('link', { name: 'Read' }).click();
    await marens.getByRole('button', { name: 'Tell me later' }).click();
    await expect(marens).toHaveURL(/\/$/);
    await expect(marens.getByRole('region', { name: 'What’s new' })).toHaveCount(0);
    await marens.getByRole('button', { name: /notifications?$/i }).click();
    const row = marens.getByRole('region', { name: 'Notifications' }).getByText('LANTERNS AND A PHOENIX');
    await expect(row).toBeVisible();
  });

  await test.step('the hall thanks maren', async () => {
    await page.goto('/hall/contributors');
    await expect(page.getByRole('region', { name: /Tier 7/ }).getByText('Cartographer')).toBeVisible();
    await checkAccess(page, 'the hall');
    await page.getByRole('link', { name: 'maren' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/profile/${maren.id}`));
  });
});

test('a post comes out by itself when its time has come', ALL, async ({ page, server, browse }) => {
  const kit = await makeKeeper(server, 'news');
  await enter(page, kit);
  await page.goto('/admin/news?post=new');
  await page.getByRole('textbox', { name: 'Title' }).fill('A quieter bell');
  await page.getByRole('textbox', { name: 'Text' }).fill('It rings **once**.');
  await page.getByRole('radio', { name: 'At a time' }).check();
  const soon = new Date(Date.now() + 2 * 86_400_000);
  await page.getByLabel('Date and time').fill(soon.toISOString().slice(0, 16));
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(soon);
  await expect(page.getByRole('region', { name: 'As readers see it' }).getByText(day)).toBeVisible();
  await page.getByRole('textbox', { name: 'Thanks to' }).fill('Ansel');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('button', { name: /A quieter bell Comes out/ })).toBeVisible();
  const visitor = await browse();
  await visitor.goto('/static/new-stuff');
  await expect(visitor.getByText('No news yet.')).toBeVisible();

  await server.clock(new Date(soon.getTime() + 86_400_000).toISOString());
  await reload(visitor);
  await expect(visitor.getByRole('heading', { name: 'A quieter bell' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('button', { name: /A quieter bell/ })).not.toContainText('Comes out');
});

test('a report is decided, and the decision taken back', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'moderator', 'userSupport');
  const jory = await makePerson(server, 'jory');
  const runa = await makePerson(server, 'runa');
  const said = await jory.call<{ message: { id: string } }>('POST', '/groups/habitrpg/chat', {
    message: 'It is not a race.',
  });
  await runa.call('POST', `/groups/habitrpg/chat/${said.message.id}/flag`, { comment: 'Aimed at me' });

  await enter(page, kit);
  await page.goto('/admin/reports');
  await page.getByRole('button', { name: /jory/ }).click();
  await expect(page.getByText('Aimed at me')).toBeVisible();
  await checkAccess(page, 'a report');
  await page.getByRole('radio', { name: 'Keep it hidden' }).check();
  await page.getByRole('radio', { name: /^Mute/ }).check();
  await page.getByRole('textbox', { name: 'Why' }).fill('Second time');
  await page.getByRole('button', { name: 'Apply, next report' }).click();
  await expect(page.getByText('All quiet')).toBeVisible();
  await expect.poll(async () => (await jory.player())['flags']).toMatchObject({ chatRevoked: true });

  await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await jory.player())['flags']).not.toMatchObject({ chatRevoked: true });
});

/** Decides on the report about somebody, from the list. */
async function decide(page: Page, about: Person, content: RegExp, author: RegExp): Promise<void> {
  await page.goto('/admin/reports');
  await page.getByRole('button', { name: new RegExp(about.username) }).click();
  await page.getByRole('radio', { name: content }).check();
  await page.getByRole('radio', { name: author }).check();
  await page.getByRole('button', { name: 'Apply, next report' }).click();
}

async function takeBack(page: Page): Promise<void> {
  await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.', { exact: true })).toBeVisible();
}

test('decisions on reports do to those concerned what they say', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'moderator', 'userSupport');
  const runa = await makePerson(server, 'runa');
  const say = (who: Person, message: string) =>
    who.call<{ message: { id: string } }>('POST', '/groups/habitrpg/chat', { message });
  const isReported = async (who: Person, text: string) => {
    const { message } = await say(who, text);
    await runa.call('POST', `/groups/habitrpg/chat/${message.id}/flag`, { comment: 'Look at this' });
  };
  const seenBy = async (who: Person) =>
    (await who.call<{ text: string }[]>('GET', '/groups/habitrpg/chat')).map(({ text }) => text);
  await enter(page, kit);

  await test.step('what is kept stays, for everybody', async () => {
    const jory = await makePerson(server, 'jory');
    await isReported(jory, 'It is not a race.');
    await decide(page, jory, /^Keep it(?! hidden)/, /^Nothing more/);
    await expect(page.getByText('All quiet')).toBeVisible();
    expect(await seenBy(runa)).toContain('It is not a race.');
  });

  await test.step('what is deleted is gone; who is shadow muted goes on for herself alone', async () => {
    const suli = await makePerson(server, 'suli');
    await isReported(suli, 'Cheap gems, write to me');
    await decide(page, suli, /^Delete it/, /^Shadow mute/);
    await dialog(page, 'Delete what suli wrote?').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('All quiet')).toBeVisible();
    expect(await seenBy(suli)).not.toContain('Cheap gems, write to me');
    await say(suli, 'Anybody there?');
    expect(await seenBy(suli)).toContain('Anybody there?');
    expect(await seenBy(runa)).not.toContain('Anybody there?');
    await takeBack(page);
    await say(suli, 'Hello again');
    expect(await seenBy(runa)).toContain('Hello again');
  });

  await test.step('who is blocked is out, until that is taken back', async () => {
    const ivo = await makePerson(server, 'ivo');
    const may = async () => (await fetch(`${server.url}/api/v4/user`, { headers: ivo.headers })).status;
    await isReported(ivo, 'You are all fools');
    await decide(page, ivo, /^Keep it hidden/, /^Block the account/);
    await dialog(page, 'Block ivo?').getByRole('button', { name: 'Block the account' }).click();
    await expect(page.getByText('All quiet')).toBeVisible();
    expect(await may()).toBe(401);
    expect(await seenBy(runa)).not.toContain('You are all fools');
    await takeBack(page);
    expect(await may()).toBe(200);
  });
});

test('support blocks somebody, and lets them in again', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  const may = async (): Promise<number> =>
    (await fetch(`${server.url}/api/v4/user`, { headers: suli.headers })).status;
  const flip = async (reason: string) => {
    await page.getByRole('switch', { name: /^Blocked/ }).click();
    await page.getByRole('region', { name: 'One change' }).getByRole('textbox').fill(reason);
    await page.getByRole('button', { name: 'Review one change' }).click();
    await dialog(page, 'Change suli?').getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('suli is saved.').last()).toBeVisible();
  };

  await enter(page, kit);
  await page.goto('/admin-panel');
  await page.getByRole('searchbox', { name: 'Username, email or id' }).fill('sul');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /suli/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'suli' })).toBeVisible();
  await checkAccess(page, 'the page of a player');
  await flip('Sold gems');
  await expect.poll(may).toBe(401);
  await expect(page.getByText('“Sold gems”')).toBeVisible();
  await flip('They talked');
  await expect.poll(may).toBe(200);
});

test('a quest that is stuck is ended, and the party gets another leader', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'groupSupport');
  const suli = await makePerson(server, 'suli');
  const ivo = await makePerson(server, 'ivo');
  await server.write('users', suli.id, { 'items.quests.dustbunnies': 1 });
  const party = await suli.call<{ _id: string }>('POST', '/groups', {
    type: 'party',
    name: 'The Lamplighters',
  });
  await suli.call('POST', `/groups/${party._id}/invite`, { usernames: ['ivo'] });
  await ivo.call('POST', `/groups/${party._id}/join`, {});
  await suli.call('POST', `/groups/${party._id}/quests/invite/dustbunnies`, {});
  await suli.call('POST', `/groups/${party._id}/quests/force-start`, {});

  await enter(page, kit);
  await page.goto('/admin/groups');
  await page.getByRole('searchbox').fill('The Lamp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /The Lamplighters/ }).click();
  await page.getByRole('button', { name: 'End', exact: true }).first().click();
  const asked = dialog(page, 'End the quest');
  await asked.getByRole('textbox', { name: 'Why' }).fill('Stuck since Monday');
  await asked.getByRole('button', { name: 'End the quest' }).click();
  await expect(page.getByText('The Lamplighters is repaired.')).toBeVisible();
  await expect
    .poll(async () => (await suli.call<{ quest: { key?: string } }>('GET', `/groups/${party._id}`)).quest.key)
    .toBeFalsy();

  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  const named = dialog(page, 'Name another leader');
  await named.getByRole('textbox', { name: 'Username or id of the member' }).fill('@ivo');
  await named.getByRole('button', { name: 'Name another leader' }).click();
  await expect(page.getByRole('link', { name: 'ivo', exact: true })).toBeVisible();
});
