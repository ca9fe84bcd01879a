import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProgram } from '../../scripts/support/program.ts';
import { countOf, goldOf, makePerson } from './support/person.ts';
import { enter, reload } from './support/arrive.ts';
import { ALL, CUT, expect, test } from './support/test.ts';
import { card, coins, gold, plus, quickAdd, saved, storedIn } from './support/screen.ts';
import { serverAt } from './support/server.ts';

const WITH_WORKER = { serviceWorkers: 'allow' } as const;
/** Requests that pass through the service worker, as they do once it is installed, miss the routes of a page. */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

test.use(WITH_WORKER);

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

  test('a score undone offline leaves nothing behind', ALL, async ({ page, context, server, allow }) => {
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

  test(
    'the server is killed between tap and answer and restarted: the score counts once',
    ALL,
    async ({ browse, allow }) => {
      allow(CUT);
      const folder = mkdtempSync(join(tmpdir(), 'everdeed-e2e-'));
      let program = await startProgram({ testMode: true, folder });
      const server = serverAt(program.url);
      try {
        await server.dice(0.99);
        const person = await makePerson(server, 'maren');
        const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
        const owed = await goldOf(await makePerson(server, 'calm'), 2);
        const page = await browse({ baseURL: program.url, ...WITHOUT_WORKER });
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
    },
  );

  test.describe('that swallows answers', () => {
    test.use(WITHOUT_WORKER);

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

    test('what waits survives a reload of the page', ALL, async ({ page, context, server, allow }) => {
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
      await reload(page);
      await expect(page.getByText('2 changes are waiting here and will be saved.')).toBeVisible();
      await expect(card(page, 'Take the stairs').getByText('+3', { exact: false })).toBeVisible();
      await context.unroute('**/api/**');
      await expect.poll(() => countOf(person, habit), 'scores on the server').toBe(3);
      await saved(page);
      await reload(page);
      await saved(page);
      expect(await countOf(person, habit), 'scores on the server after another reload').toBe(3);
    });
  });
});
