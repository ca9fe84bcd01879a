import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startProgram } from '../../scripts/support/program.ts';
import { eventually, eventuallyTrue, expectSame, gone, see } from './support/checks.ts';
import { makePerson, type Person } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, gold, plus, quickAdd, saved, storedIn, tick } from './support/screen.ts';
import { serverAt } from './support/server.ts';
import type { Stage } from './support/stage.ts';

const CUT = /ERR_|Failed to load|Failed to fetch/;

const countOf = async (person: Person, id: string) => (await person.readTask(id))['counterUp'];

/** Gold that so many ticks of a new habit give, by somebody whom nothing disturbs. */
async function goldOf(person: Person, ticks: number): Promise<number> {
  const id = await person.task({ type: 'habit', text: 'Take the stairs' });
  for (let done = 0; done < ticks; done++) await person.call('POST', `/tasks/${id}/score/up`, {});
  return (await person.player()).stats.gp;
}

/** Waits until the last known state is on the disk of the browser. */
const snapshotHolds = (page: Page, text: string): Promise<void> =>
  eventuallyTrue(
    async () => (await storedIn(page, 'snapshots')).some((one) => one.includes(text)),
    'the state is kept on the disk of the browser',
  );

about('a bad network', () => {
  test('acts made offline wait, the screen says so, and later each counts once', async (stage) => {
    const { page, context } = stage;
    stage.allow(CUT);
    const person = await stage.person();
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const owed = await goldOf(await stage.person('calm'), 4);
    await stage.enter(person);
    await plus(page, 'Take the stairs').click();
    await saved(page);
    await context.setOffline(true);
    await see(page.getByText('You are offline.'));
    for (let click = 0; click < 3; click++) await plus(page, 'Take the stairs').click();
    await quickAdd(page, 'to-do', 'Written in a tunnel');
    await see(page.getByText('4 deeds wait here and will be saved.'));
    await see(page.getByText('4 waiting'));
    await eventually(() => gold(page), Math.floor(owed), 'gold on the screen meanwhile');
    expectSame(await countOf(person, habit), 1, 'ticks on the server meanwhile');
    await context.setOffline(false);
    await gone(page.getByText('You are offline.'));
    await saved(page);
    expectSame(await countOf(person, habit), 4, 'ticks on the server');
    expectSame((await person.player()).stats.gp, owed, 'gold on the server');
    const todos = await person.call<{ text: string }[]>('GET', '/tasks/user?type=todos');
    expectSame(todos.filter(({ text }) => text === 'Written in a tunnel').length, 1, 'new to-dos');
  });

  test('a tick whose answer is lost is sent again and counts once', async (stage) => {
    const { page, context } = stage;
    stage.allow(CUT);
    const person = await stage.person();
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const owed = await goldOf(await stage.person('calm'), 1);
    await stage.enter(person);
    let sent = 0;
    await context.route('**/score/up', async (route) => {
      sent++;
      if (sent > 2) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await plus(page, 'Take the stairs').click();
    await eventuallyTrue(() => sent > 2, 'the tick is sent a third time');
    await saved(page);
    expectSame(await countOf(person, habit), 1, 'ticks on the server');
    expectSame((await person.player()).stats.gp, owed, 'gold on the server');
  });

  test('what waits survives a reload of the page', async (stage) => {
    const { page, context } = stage;
    stage.allow(CUT);
    const person = await stage.person();
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    await stage.enter(person);
    await plus(page, 'Take the stairs').click();
    await saved(page);
    await snapshotHolds(page, '"counterUp":1');
    await context.route('**/api/**', (route) => route.abort('connectionrefused'));
    await plus(page, 'Take the stairs').click();
    await plus(page, 'Take the stairs').click();
    await see(page.getByText('2 deeds wait here and will be saved.'));
    await page.reload();
    await see(page.getByText('2 deeds wait here and will be saved.'));
    await see(page.getByText('+3', { exact: false }));
    await context.unroute('**/api/**');
    await eventually(() => countOf(person, habit), 3, 'ticks on the server');
    await saved(page);
    await page.reload();
    await saved(page);
    expectSame(await countOf(person, habit), 3, 'ticks on the server after another reload');
  });

  test('a tick that is undone offline leaves nothing behind', async (stage) => {
    const { page, context } = stage;
    stage.allow(CUT);
    const person = await stage.person();
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const before = (await person.player()).stats;
    await stage.enter(person);
    await context.setOffline(true);
    await plus(page, 'Take the stairs').click();
    await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click();
    await context.setOffline(false);
    await saved(page);
    await eventually(() => countOf(person, habit), 0, 'ticks on the server');
    expectSame((await person.player()).stats, before, 'the character');
  });

  test('the server is killed between tap and answer and started again: the tick counts once', async (stage) => {
    stage.allow(CUT);
    const folder = mkdtempSync(join(tmpdir(), 'everdeed-e2e-'));
    let program = await startProgram({ testMode: true, folder });
    const server = serverAt(program.url);
    try {
      await server.dice(0.99);
      const person = await makePerson(server, 'maren');
      const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
      const owed = await goldOf(await makePerson(server, 'calm'), 2);
      const page = await stage.browse({ baseURL: program.url });
      await stage.enter(person, page);
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
        await see(page.getByText('The server does not answer.'));
        await restart();
        await saved(page);
        await gone(page.getByText('The server does not answer.'));
      }
      expectSame(await countOf(person, habit), 2, 'ticks on the server');
      expectSame((await person.player()).stats.gp, owed, 'gold on the server');
    } finally {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/**
 * A second tab, and word between the tabs takes its time: both can act before they hear of each other. Nothing is
 * sent before `release`.
 */
async function busyTabs(stage: Stage, person: Person, title: string) {
  const { page, context } = stage;
  await context.addInitScript(() => {
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: unknown): void {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
        setTimeout(() => super.postMessage(message), 500);
      }
    };
  });
  await stage.enter(person);
  const other = await stage.tab();
  await other.goto('/');
  for (const tab of [page, other]) {
    await see(card(tab, title));
    await saved(tab);
  }
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/score/up', async (route) => {
    await held;
    await route.continue();
  });
  return { other, release };
}

const waiting = async (page: Page): Promise<number> => (await storedIn(page, 'outbox')).length;

about('several windows', () => {
  test('two tabs ticking the same daily at the same instant count once', async (stage) => {
    const { page } = stage;
    // The second tick comes too late, and is refused.
    stage.allow(/40[01]/);
    const person = await stage.person();
    const daily = await person.task({ type: 'daily', text: 'Water the herbs' });
    const calm = await stage.person('calm');
    const id = await calm.task({ type: 'daily', text: 'Water the herbs' });
    await calm.call('POST', `/tasks/${id}/score/up`, {});
    const owed = (await calm.player()).stats.gp;
    const { other, release } = await busyTabs(stage, person, 'Water the herbs');
    await Promise.all([page, other].map((tab) => tick(tab, 'Water the herbs').click()));
    await eventually(() => waiting(page), 2, 'ticks that wait');
    release();
    for (const tab of [page, other]) {
      await saved(tab);
      await eventually(() => tick(tab, 'Water the herbs').getAttribute('aria-checked'), 'true', 'the tick');
      await eventually(() => gold(tab), Math.floor(owed), 'gold on the screen');
    }
    expectSame((await person.readTask(daily))['streak'], 1, 'the streak');
    expectSame((await person.player()).stats.gp, owed, 'gold on the server');
  });

  test('ticks of two tabs at the same instant all count, and no tab waits for ever', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const habit = await person.task({ type: 'habit', text: 'Take the stairs' });
    const owed = await goldOf(await stage.person('calm'), 4);
    const { other, release } = await busyTabs(stage, person, 'Take the stairs');
    for (let click = 0; click < 2; click++)
      await Promise.all([page, other].map((tab) => plus(tab, 'Take the stairs').click()));
    await eventually(() => waiting(page), 4, 'ticks that wait');
    release();
    await eventually(() => countOf(person, habit), 4, 'ticks on the server');
    // The last word has been spoken by then.
    await page.waitForTimeout(1500);
    for (const tab of [page, other]) {
      await saved(tab);
      await eventually(() => gold(tab), Math.floor(owed), 'gold on the screen');
      await see(card(tab, 'Take the stairs').getByText('+4', { exact: false }));
    }
    expectSame((await person.player()).stats.gp, owed, 'gold on the server');
  });

  test('a tick in one tab appears in the other', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'daily', text: 'Water the herbs' });
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await stage.enter(person);
    const other = await stage.tab();
    await other.goto('/');
    await see(tick(other, 'Water the herbs'));
    await tick(page, 'Water the herbs').click();
    await eventually(() => tick(other, 'Water the herbs').getAttribute('aria-checked'), 'true', 'the tick');
    await plus(other, 'Take the stairs').click();
    await see(page.getByText('+1', { exact: false }));
    await saved(page);
    await eventually(async () => (await gold(page)) === (await gold(other)), true, 'the same gold in both');
  });

  test('a tick in another browser appears here', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'daily', text: 'Water the herbs' });
    const phone = await stage.browse({});
    await stage.enter(person);
    await stage.enter(person, phone);
    await tick(page, 'Water the herbs').click();
    await eventually(() => tick(phone, 'Water the herbs').getAttribute('aria-checked'), 'true', 'the tick');
  });

  test('both ticking the same daily counts once', async (stage) => {
    const { page } = stage;
    stage.allow(CUT);
    stage.allow(/40[01]/);
    const person = await stage.person();
    const daily = await person.task({ type: 'daily', text: 'Water the herbs' });
    const calm = await stage.person('calm');
    const id = await calm.task({ type: 'daily', text: 'Water the herbs' });
    await calm.call('POST', `/tasks/${id}/score/up`, {});
    const owed = (await calm.player()).stats.gp;
    const phone = await stage.browse({});
    await stage.enter(person);
    await stage.enter(person, phone);
    await phone.context().setOffline(true);
    await tick(phone, 'Water the herbs').click();
    await tick(page, 'Water the herbs').click();
    await saved(page);
    await phone.context().setOffline(false);
    await saved(phone);
    await eventually(() => tick(phone, 'Water the herbs').getAttribute('aria-checked'), 'true', 'the tick');
    expectSame((await person.readTask(daily))['streak'], 1, 'the streak');
    expectSame((await person.player()).stats.gp, owed, 'gold on the server');
    await eventually(() => gold(phone), Math.floor(owed), 'gold on the phone');
  });
});
