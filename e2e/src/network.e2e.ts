import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startProgram } from '../../scripts/support/program.ts';
import { hold } from './support/hold.ts';
import { countOf, makePerson, type Person } from './support/person.ts';
import { enter } from './support/arrive.ts';
import { CUT, expect, test } from './support/test.ts';
import { card, coins, gold, plus, quickAdd, saved, storedIn, checkbox } from './support/screen.ts';
import { serverAt } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** Gold from scoring a new habit this many times, undisturbed. */
async function goldOf(person: Person, times: number): Promise<number> {
  const id = await person.task({ type: 'habit', text: 'Take the stairs' });
  for (let done = 0; done < times; done++) await person.call('POST', `/tasks/${id}/score/up`, {});
  return (await person.player()).stats.gp;
}

/** Waits until the last known state is on the disk of the browser. */
const snapshotHolds = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      async () => (await storedIn(page, 'snapshots')).some((one) => one.includes(text)),
      'the state is kept on the disk of the browser',
    )
    .toBe(true);

test.describe('a bad network', () => {
  test('changes made offline wait, the screen says so, and later each counts once', async ({
    page,
    context,
    server,
    allow,
  }) => {
    allow(CUT);
    const person = await makePerson(server);
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const owed = await goldOf(await makePerson(server, 'calm'), 4);
    await enter(page, person);
    await plus(page, 'Take the stairs').click();
    await saved(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    for (let click = 0; click < 3; click++) await plus(page, 'Take the stairs').click();
    await quickAdd(page, 'to-do', 'Written in a tunnel');
    await expect(page.getByText('4 changes are waiting here and will be saved.')).toBeVisible();
    await expect(page.getByText('4 waiting')).toBeVisible();
    await expect(gold(page)).toHaveText(coins(owed));
    expect(await countOf(person, habit), 'scores on the server meanwhile').toBe(1);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await saved(page);
    expect(await countOf(person, habit), 'scores on the server').toBe(4);
    expect((await person.player()).stats.gp, 'gold on the server').toBe(owed);
    const todos = await person.call<{ text: string }[]>('GET', '/tasks/user?type=todos');
    expect(todos.filter(({ text }) => text === 'Written in a tunnel').length, 'new to-dos').toBe(1);
  });

  test('a score whose answer is lost is sent again and counts once', async ({
    page,
    context,
    server,
    allow,
  }) => {
    allow(CUT);
    const person = await makePerson(server);
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const owed = await goldOf(await makePerson(server, 'calm'), 1);
    await enter(page, person);
    let sent = 0;
    await context.route('**/score/up', async (route) => {
      sent++;
      if (sent > 2) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await plus(page, 'Take the stairs').click();
    await expect.poll(() => sent > 2, 'the score is sent a third time').toBe(true);
    await saved(page);
    expect(await countOf(person, habit), 'scores on the server').toBe(1);
    expect((await person.player()).stats.gp, 'gold on the server').toBe(owed);
  });

  test('what waits survives a reload of the page', async ({ page, context, server, allow }) => {
    allow(CUT);
    const person = await makePerson(server);
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    await plus(page, 'Take the stairs').click();
    await saved(page);
    await snapshotHolds(page, '"counterUp":1');
    await context.route('**/api/**', (route) => route.abort('connectionrefused'));
    await plus(page, 'Take the stairs').click();
    await plus(page, 'Take the stairs').click();
    await expect(page.getByText('2 changes are waiting here and will be saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 changes are waiting here and will be saved.')).toBeVisible();
    await expect(card(page, 'Take the stairs').getByText('+3', { exact: false })).toBeVisible();
    await context.unroute('**/api/**');
    await expect.poll(() => countOf(person, habit), 'scores on the server').toBe(3);
    await saved(page);
    await page.reload();
    await saved(page);
    expect(await countOf(person, habit), 'scores on the server after another reload').toBe(3);
  });

  test('a score undone offline leaves nothing behind', async ({ page, context, server, allow }) => {
    allow(CUT);
    const person = await makePerson(server);
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const before = (await person.player()).stats;
    await enter(page, person);
    await context.setOffline(true);
    await plus(page, 'Take the stairs').click();
    const counter = card(page, 'Take the stairs').getByText('+1', { exact: false });
    await expect(counter).toBeVisible();
    await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click();
    await expect(counter).toBeHidden();
    await context.setOffline(false);
    await saved(page);
    await expect.poll(() => countOf(person, habit), 'scores on the server').toBe(0);
    expect((await person.player()).stats, 'the character').toEqual(before);
  });

  test('the server is killed between tap and answer and restarted: the score counts once', async ({
    browse,
    allow,
  }) => {
    allow(CUT);
    const folder = mkdtempSync(join(tmpdir(), 'everdeed-e2e-'));
    let program = await startProgram({ testMode: true, folder });
    const server = serverAt(program.url);
    try {
      await server.dice(0.99);
      const person = await makePerson(server, 'maren');
      const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
      const owed = await goldOf(await makePerson(server, 'calm'), 2);
      const page = await browse({ baseURL: program.url });
      await enter(page, person);
      const answers = [
        async () => undefined,
        async (fetchNow: () => Promise<unknown>) => void (await fetchNow()),
      ];
      const restart = async () => {
        const port = Number(new URL(program.url).port);
        program = await startProgram({ testMode: true, folder, port });
        await server.dice(0.99);
      };
      for (const reach of answers) {
        await page.route(
          '**/score/up',
          async (route) => {
            await reach(() => route.fetch());
            await program.kill();
            await route.abort('connectionreset');
          },
          { times: 1 },
        );
        await plus(page, 'Take the stairs').click();
        await expect(page.getByText('The server isn’t responding.')).toBeVisible();
        await restart();
        await saved(page);
        await expect(page.getByText('The server isn’t responding.')).toBeHidden();
      }
      expect(await countOf(person, habit), 'scores on the server').toBe(2);
      expect((await person.player()).stats.gp, 'gold on the server').toBe(owed);
    } finally {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/**
 * A second tab, and slow messages between the tabs: both can change something before they hear of each other. Nothing is
 * sent before `release`, neither to the server nor, half a second later still, between the tabs.
 */
async function busyTabs(context: BrowserContext, page: Page, person: Person, title: string) {
  await context.addInitScript(() => {
    const go = new Promise((resolve) => addEventListener('talk', resolve, { once: true }));
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: unknown): void {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
        void go.then(() => setTimeout(() => super.postMessage(message), 500));
      }
    };
  });
  await enter(page, person);
  const other = await context.newPage();
  await other.goto('/');
  const tabs = [page, other];
  for (const tab of tabs) {
    await expect(card(tab, title)).toBeVisible();
    await saved(tab);
  }
  const answerScores = await hold(context, /\/score\/up$/);
  const release = async () => {
    answerScores();
    for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('talk')));
  };
  return { other, release };
}

const waiting = async (page: Page): Promise<number> => (await storedIn(page, 'outbox')).length;

test.describe('several windows', () => {
  test('two tabs completing the same daily at the same instant count once', async ({
    page,
    context,
    server,
    allow,
  }) => {
    // The second score comes too late and is refused.
    allow(/40[01]/);
    const person = await makePerson(server);
    const daily = await person.task({ type: 'daily', text: 'Water the herbs' });
    const calm = await makePerson(server, 'calm');
    const id = await calm.task({ type: 'daily', text: 'Water the herbs' });
    await calm.call('POST', `/tasks/${id}/score/up`, {});
    const owed = (await calm.player()).stats.gp;
    const { other, release } = await busyTabs(context, page, person, 'Water the herbs');
    await Promise.all([page, other].map((tab) => checkbox(tab, 'Water the herbs').click()));
    await expect.poll(() => waiting(page), 'scores that wait').toBe(2);
    await release();
    for (const tab of [page, other]) {
      await saved(tab);
      await expect(checkbox(tab, 'Water the herbs')).toBeChecked();
      await expect(gold(tab)).toHaveText(coins(owed));
    }
    expect((await person.readTask(daily))['streak'], 'the streak').toBe(1);
    expect((await person.player()).stats.gp, 'gold on the server').toBe(owed);
  });

  test('scores of two tabs at the same instant all count, and no tab waits forever', async ({
    page,
    context,
    server,
  }) => {
    const person = await makePerson(server);
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const owed = await goldOf(await makePerson(server, 'calm'), 4);
    const { other, release } = await busyTabs(context, page, person, 'Take the stairs');
    for (let click = 0; click < 2; click++)
      await Promise.all([page, other].map((tab) => plus(tab, 'Take the stairs').click()));
    await expect.poll(() => waiting(page), 'scores that wait').toBe(4);
    await release();
    await expect.poll(() => countOf(person, habit), 'scores on the server').toBe(4);
    // By then, all messages between the tabs have arrived.
    await page.waitForTimeout(1500);
    for (const tab of [page, other]) {
      await saved(tab);
      await expect(gold(tab)).toHaveText(coins(owed));
      await expect(card(tab, 'Take the stairs').getByText('+4', { exact: false })).toBeVisible();
    }
    expect((await person.player()).stats.gp, 'gold on the server').toBe(owed);
  });

  test('a score in one tab appears in the other', async ({ page, context, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'daily', text: 'Water the herbs' });
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    const other = await context.newPage();
    await other.goto('/');
    await expect(checkbox(other, 'Water the herbs')).toBeVisible();
    await checkbox(page, 'Water the herbs').click();
    await expect(checkbox(other, 'Water the herbs')).toBeChecked();
    await plus(other, 'Take the stairs').click();
    await expect(card(page, 'Take the stairs').getByText('+1', { exact: false })).toBeVisible();
    for (const tab of [page, other]) await saved(tab);
    const { gp } = (await person.player()).stats;
    for (const tab of [page, other]) await expect(gold(tab)).toHaveText(coins(gp));
  });

  test('a score in another browser appears here', async ({ page, server, browse }) => {
    const person = await makePerson(server);
    await person.task({ type: 'daily', text: 'Water the herbs' });
    const phone = await browse({});
    await enter(page, person);
    await enter(phone, person);
    await checkbox(page, 'Water the herbs').click();
    await expect(checkbox(phone, 'Water the herbs')).toBeChecked();
  });

  test('completing the same daily in both counts once', async ({ page, server, browse, allow }) => {
    allow(CUT);
    allow(/40[01]/);
    const person = await makePerson(server);
    const daily = await person.task({ type: 'daily', text: 'Water the herbs' });
    const calm = await makePerson(server, 'calm');
    const id = await calm.task({ type: 'daily', text: 'Water the herbs' });
    await calm.call('POST', `/tasks/${id}/score/up`, {});
    const owed = (await calm.player()).stats.gp;
    const phone = await browse({});
    await enter(page, person);
    await enter(phone, person);
    await phone.context().setOffline(true);
    await checkbox(phone, 'Water the herbs').click();
    await checkbox(page, 'Water the herbs').click();
    await saved(page);
    await phone.context().setOffline(false);
    await saved(phone);
    await expect(checkbox(phone, 'Water the herbs')).toBeChecked();
    expect((await person.readTask(daily))['streak'], 'the streak').toBe(1);
    expect((await person.player()).stats.gp, 'gold on the server').toBe(owed);
    await expect(gold(phone)).toHaveText(coins(owed));
  });
});
