import type { Locator, Page } from '@playwright/test';
import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson } from './support/person.ts';
import { addTask, type House, makeHouse } from './support/plan-world.ts';
import { card, column, dialog, keptForLater, plus, storedIn } from './support/screen.ts';
import { ALL, CUT, expect, test as base } from './support/test.ts';

const BOARD = /\/group-plans\/[\w-]+\/task-information$/;

interface Openings {
  /** Opens a board of two with these tasks, as its leader; the network may be cut from then on, and what is cached stays. */
  readonly openBoard: (type: 'habit' | 'todo', ...titles: readonly string[]) => Promise<House>;
}

const test = base.extend<Openings>({
  openBoard: ({ page, server, allow, serviceWorkers }, use) =>
    use(async (type, ...titles) => {
      allow(CUT);
      const house = await makeHouse(server, { members: ['ivo'] });
      for (const text of titles) await addTask(house, { type, text });
      await enter(page, house.leader);
      if (serviceWorkers === 'allow') await keptForLater(page);
      await page.goto(`/group-plans/${house.group}/task-information`);
      for (const title of titles) await expect(card(page, title)).toBeVisible();
      return house;
    }),
});

const menu = (page: Page, title: string): Locator =>
  card(page, title).getByRole('button', { name: new RegExp(`^More.*${title}`) });

/** Chooses who does a task of the board. */
async function assign(page: Page, title: string, members: readonly string[], needsApproval = false) {
  await menu(page, title).click();
  await page.getByRole('menuitem', { name: 'Who does it?' }).click();
  const who = dialog(page, `Who does “${title}”?`);
  for (const member of members) await who.getByRole('checkbox', { name: member, exact: true }).check();
  if (needsApproval) await who.getByRole('switch', { name: /^Needs approval/ }).check();
  await who.getByRole('button', { name: 'Save' }).click();
  await expect(who).toBeHidden();
}

const tick = (page: Page, title: string): Locator =>
  card(page, title).getByRole('checkbox', { name: new RegExp(title) });

test(
  'three people share a board: founded, joined, assigned, done, approved and sent back',
  ALL,
  async ({ page, server, browse, allow }) => {
    test.slow();
    // Asking for approval is answered by a refusal; so is a stranger's question for the group.
    allow(/status of 40[14]/);
    const maren = await makePerson(server, 'maren');
    const ivo = await makePerson(server, 'ivo');
    const suli = await makePerson(server, 'suli');
    const ivosPage = await browse();
    let groupId = '';

    await test.step('maren founds the group, and pays in the sandbox', async () => {
      await enter(page, maren);
      await page.goto('/group-plans');
      await expect(page.getByText('None of your groups has a plan yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Found a group' }).click();
      const found = dialog(page, 'Found a group with a plan');
      await found.getByLabel('Name', { exact: true }).fill('The Hollow House');
      await found.getByRole('button', { name: 'Go to payment' }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(BOARD);
      await expect(page.getByRole('heading', { level: 1, name: 'The Hollow House' })).toBeVisible();
      groupId = new URL(page.url()).pathname.split('/')[2] ?? '';
    });

    await test.step('the others join', async () => {
      await maren.call('POST', `/groups/${groupId}/invite`, { usernames: ['ivo', 'suli'] });
      for (const one of [ivo, suli]) await one.call('POST', `/groups/${groupId}/join`, {});
      await expect(page.getByRole('button', { name: 'suli: no tasks' })).toBeVisible();
    });

    await test.step('maren writes tasks for the board, and says who does them', async () => {
      const line = page.getByRole('textbox', { name: 'New task' });
      await page.getByRole('button', { name: 'Add a to-do' }).click();
      await expect(line).toBeFocused();
      await line.fill('Book the boiler check');
      await page.keyboard.press('Enter');
      await expect(card(page, 'Book the boiler check')).toBeVisible();
      await line.fill('Mow the lawn @ivo @su');
      await expect(page.getByRole('option', { name: 'suli @suli' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(line).toHaveValue('Mow the lawn @ivo @suli ');
      await page.keyboard.press('Enter');
      await expect(card(page, 'Mow the lawn').getByText('ivo and suli, each')).toBeVisible();
      await assign(page, 'Book the boiler check', ['ivo'], true);
      await expect(card(page, 'Book the boiler check').getByText('Needs approval')).toBeVisible();
      await checkAccess(page, 'the board');
    });

    await test.step('ivo does his part, which maren sees at once', async () => {
      await enter(ivosPage, ivo);
      await ivosPage.goto(`/group-plans/${groupId}`);
      await expect(ivosPage).toHaveURL(BOARD);
      await tick(ivosPage, 'Mow the lawn').click();
      await expect(card(page, 'Mow the lawn').getByText('1 of 2 done')).toBeVisible();
      await expect.poll(async () => (await ivo.player()).stats.gp).toBeGreaterThan(0);
    });

    await test.step('ivo asks for approval: maren sends it back with a few words, then approves, and it counts', async () => {
      const before = (await ivo.player()).stats.gp;
      await tick(ivosPage, 'Book the boiler check').click();
      await expect(
        card(ivosPage, 'Book the boiler check').getByText('Waits for approval').first(),
      ).toBeVisible();
      await expect(card(page, 'Book the boiler check').getByText('ivo says it’s done, ')).toBeVisible();
      await card(page, 'Book the boiler check').getByRole('button', { name: /^Send/ }).click();
      const why = dialog(page, 'Send “Book the boiler check” back to ivo?');
      await why.getByLabel('What is still to do').fill('Ask for a morning.');
      await why.getByRole('button', { name: 'Send back' }).click();
      await expect(card(ivosPage, 'Book the boiler check').getByText('Ask for a morning.')).toBeVisible();
      await tick(ivosPage, 'Book the boiler check').click();
      await page.getByRole('button', { name: /notification/ }).click();
      const notes = page.getByRole('region', { name: 'Notifications' });
      await notes.getByRole('button', { name: 'Approve' }).click();
      await expect.poll(async () => (await ivo.player()).stats.gp).toBeGreaterThan(before);
      await page.keyboard.press('Escape');
      await column(page, 'To-dos').getByRole('button', { name: 'Done' }).click();
      await expect(card(page, 'Book the boiler check')).toBeVisible();
    });

    await test.step('maren sends it back, and ivo gives back what he got', async () => {
      const before = (await ivo.player()).stats.gp;
      await menu(page, 'Book the boiler check').click();
      await page.getByRole('menuitem', { name: 'Send back to ivo' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
      await column(page, 'To-dos').getByRole('button', { name: 'Active' }).click();
      await expect(card(page, 'Book the boiler check')).toBeVisible();
      await expect.poll(async () => (await ivo.player()).stats.gp).toBeLessThan(before);
    });

    await test.step('information and billing say what there is', async () => {
      await page.getByRole('link', { name: 'Information', exact: true }).click();
      const members = page.getByRole('region', { name: 'Members' });
      await expect(members.getByRole('link', { name: 'suli' })).toBeVisible();
      await page.getByRole('link', { name: 'Billing' }).click();
      await expect(page.getByText('$15', { exact: true })).toBeVisible();
      await checkAccess(page, 'billing');
    });

    await test.step('others have no board to see', async () => {
      const bram = await makePerson(server, 'bram');
      await enter(ivosPage, bram);
      await ivosPage.goto(`/group-plans/${groupId}/task-information`);
      await expect(ivosPage.getByText('This group isn’t here any more.')).toBeVisible();
    });
  },
);

test.describe('without a server', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'what is added to a board and done there is kept, sent again, and counts once',
    ALL,
    async ({ page, context, openBoard }) => {
      const { group, leader } = await openBoard('habit', 'Wipe the table');
      let sent = 0;
      await context.route('**/api/**', async (route) => {
        // Those that change something are carried out, and their answers are lost.
        if (route.request().method() === 'POST') sent++;
        if (route.request().method() === 'POST') await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Add a to-do' }).click();
      const line = page.getByRole('textbox', { name: 'New task' });
      await line.fill('Book the boiler check @ivo ');
      await page.keyboard.press('Enter');
      await expect(line).toHaveValue('');
      await plus(page, 'Wipe the table').click();
      for (const title of ['Book the boiler check', 'Wipe the table'])
        await expect(card(page, title).getByText('Waiting to save')).toBeVisible();
      await expect(card(page, 'Wipe the table').getByText('+1')).toBeVisible();
      await expect.poll(() => sent, 'it is sent again').toBeGreaterThan(1);
      await checkAccess(page, 'a board without a server');

      // The page is left, and what waits is not.
      await reload(page);
      await context.unrouteAll();
      await expect(card(page, 'Wipe the table').getByText('+1')).toBeVisible();
      await expect(card(page, 'Book the boiler check').getByText('ivo')).toBeVisible();
      await expect.poll(() => storedIn(page, 'outbox'), 'what waits').toEqual([]);
      const tasks = await leader.call<{ text: string; counterUp?: number }[]>('GET', `/tasks/group/${group}`);
      expect(tasks.map(({ text, counterUp }) => `${text} ${counterUp ?? '-'}`).sort()).toEqual([
        'Book the boiler check -',
        'Wipe the table 1',
      ]);
    },
  );
});

test.describe('a board that was open before', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'opens without a server, can be played on, and is gone with its player',
    ALL,
    async ({ page, context, openBoard }) => {
      await openBoard('todo', 'Mow the lawn', 'Book the boiler check');
      await expect(page.getByRole('button', { name: 'ivo: no tasks' })).toBeVisible();
      // What happened on the board since it was asked for is kept, too.
      await tick(page, 'Mow the lawn').click();
      await expect(card(page, 'Mow the lawn')).toBeHidden();
      await expect.poll(() => storedIn(page, 'outbox'), 'what waits').toEqual([]);
      await expect
        .poll(async () => (await storedIn(page, 'answers')).filter((one) => one.includes('Book the boiler')))
        .toHaveLength(1);

      await context.setOffline(true);
      await reload(page);
      await expect(page.getByRole('heading', { level: 1, name: 'The Hollow House' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'ivo: no tasks' })).toBeVisible();
      await expect(card(page, 'Mow the lawn')).toBeHidden();
      await tick(page, 'Book the boiler check').click();
      await expect(card(page, 'Book the boiler check').getByText('Waiting to save')).toBeVisible();

      await context.setOffline(false);
      await expect.poll(() => storedIn(page, 'outbox'), 'what waits').toEqual([]);
      await expect(card(page, 'Book the boiler check')).toBeHidden();
      await page.goto('/logout');
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      expect(await storedIn(page, 'answers')).toEqual([]);
    },
  );

  test(
    'keeps what is typed about its tasks until the server has it',
    ALL,
    async ({ page, context, openBoard }) => {
      await openBoard('todo', 'Mow the lawn');
      await menu(page, 'Mow the lawn').click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const sheet = dialog(page, 'Mow the lawn');
      const notes = sheet.getByLabel('Notes');
      await notes.fill('The back first.');
      await context.setOffline(true);
      await sheet.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('The server can’t be reached.')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy');
      await expect(notes).toHaveValue('The back first.');
      await context.setOffline(false);
      await sheet.getByRole('button', { name: 'Save changes' }).click();
      await expect(sheet).toBeHidden();
      await expect(card(page, 'Mow the lawn').getByText('The back first.')).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test(
    'the head of a board is one line, and nothing covers it',
    ALL,
    async ({ page, context, openBoard }) => {
      await openBoard('todo', 'Mow the lawn');
      const name = page.getByRole('heading', { level: 1, name: 'The Hollow House' });
      const bell = page.getByRole('button', { name: /notification/ });
      const middleOf = async (one: Locator) => {
        const box = await one.boundingBox();
        return box ? box.y + box.height / 2 : Number.NaN;
      };
      expect(Math.abs((await middleOf(name)) - (await middleOf(bell)))).toBeLessThan(4);
      await checkAccess(page, 'a board on a phone');
      await context.setOffline(true);
      const told = page.getByText('You are offline.');
      await expect(told).toBeVisible();
      expect(await middleOf(told)).toBeLessThan(await middleOf(bell));
      expect(Math.abs((await middleOf(name)) - (await middleOf(bell)))).toBeLessThan(4);
      await context.setOffline(false);
      await expect(told).toBeHidden();
      await bell.click();
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pages of the group' }).click();
      await page.getByRole('menuitem', { name: 'Information' }).click();
      await expect(page.getByRole('region', { name: 'Talk' })).toBeVisible();
      await expect(name).toBeVisible();
      await page.getByRole('link', { name: 'Your group plans' }).click();
      await expect(page).toHaveURL(/\/group-plans$/);
    },
  );
});
