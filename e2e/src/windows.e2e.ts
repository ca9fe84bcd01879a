import type { BrowserContext, Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { hold } from './support/hold.ts';
import { countOf, goldOf, makePerson, type Person } from './support/person.ts';
import { card, checkbox, coins, gold, plus, saved, storedIn } from './support/screen.ts';
import { ALL, CUT, expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

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

  test(
    'scores of two tabs at the same instant all count, and no tab waits forever',
    ALL,
    async ({ page, context, server }) => {
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
    },
  );

  test('a score in one tab appears in the other', ALL, async ({ page, context, server }) => {
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

  test('a score in another browser appears here', ALL, async ({ page, server, browse }) => {
    const person = await makePerson(server);
    await person.task({ type: 'daily', text: 'Water the herbs' });
    const phone = await browse({});
    await enter(page, person);
    await enter(phone, person);
    await checkbox(page, 'Water the herbs').click();
    await expect(checkbox(phone, 'Water the herbs')).toBeChecked();
  });

  test('completing the same daily in both counts once', ALL, async ({ page, server, browse, allow }) => {
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
