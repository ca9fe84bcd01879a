import type { BrowserContext } from 'playwright-core';
import { eventually, expectSame, gone, see } from './support/checks.ts';
import type { Person } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, column, dialog, saved, titlesOf } from './support/screen.ts';

async function withHabits(person: Person, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of names.toReversed()) ids.unshift(await person.task({ type: 'habit', text }));
  return ids;
}

/** Holds up what the page asks for; gives what lets it pass. */
async function hold(context: BrowserContext, what: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

about('the board', () => {
  test('cards are carried by keyboard with the handle', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const ids = await withHabits(person, ['One', 'Two', 'Three']);
    await stage.enter(person);
    await column(page, 'Habits').hover();
    const handle = page.getByRole('button', { name: 'Move One', exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await see(page.getByText('Lifted One, place 1 of 3.'));
    await page.keyboard.press('ArrowDown');
    await see(page.getByText('Place 2 of 3.'));
    await page.keyboard.press('Space');
    await eventually(() => titlesOf(page, 'Habits'), ['Two', 'One', 'Three'], 'the order on the screen');
    await saved(page);
    expectSame((await person.player()).tasksOrder['habits'], [ids[1], ids[0], ids[2]], 'the stored order');
  });

  test('cards are carried by mouse', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await withHabits(person, ['One', 'Two', 'Three']);
    await stage.enter(person);
    await card(page, 'One').hover();
    const handle = page.getByRole('button', { name: 'Move One', exact: true });
    await see(handle);
    const from = await handle.boundingBox();
    const to = await card(page, 'Three').boundingBox();
    if (!from || !to) throw new Error('no place on the screen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 });
    await page.mouse.move(from.x + 10, to.y + to.height / 2 + 8, { steps: 8 });
    await page.mouse.up();
    await eventually(() => titlesOf(page, 'Habits'), ['Two', 'Three', 'One'], 'the order on the screen');
    await page.reload();
    await eventually(() => titlesOf(page, 'Habits'), ['Two', 'Three', 'One'], 'the order after a reload');
  });

  test('the menu of a card moves and copies it', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await withHabits(person, ['One', 'Two', 'Three']);
    await stage.enter(person);
    const choose = async (title: string, entry: string) => {
      await card(page, title).hover();
      await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('Three', 'Move to the top');
    await eventually(() => titlesOf(page, 'Habits'), ['Three', 'One', 'Two'], 'the order');
    await choose('One', 'Move down');
    await eventually(() => titlesOf(page, 'Habits'), ['Three', 'Two', 'One'], 'the order');
    await choose('Two', 'Copy');
    await see(card(page, 'Two (copy)'));
    await saved(page);
    await page.reload();
    await see(card(page, 'Two (copy)'));
  });

  test('a menu stays open while the cards become draggable', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await withHabits(person, ['One', 'Two']);
    await stage.enter(person);
    await page.getByRole('button', { name: 'More for Two', exact: true }).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Move to the top' });
    await see(entry);
    const handle = page.getByRole('button', { name: 'Move Two', exact: true, includeHidden: true });
    expectSame(await handle.count(), 0, 'handles before a hand comes');
    const kit = page.waitForResponse(/drag-kit/);
    await column(page, 'Habits').dispatchEvent('pointerover');
    await kit;
    await page.waitForTimeout(1500);
    await entry.click();
    await eventually(() => titlesOf(page, 'Habits'), ['Two', 'One'], 'the order');
    await page.getByRole('heading', { name: 'Habits' }).click();
    await eventually(() => handle.count(), 1, 'handles after the menu is closed');
  });

  test('a menu that is slow to come comes, though the cards become draggable meanwhile', async (stage) => {
    const { page, context } = stage;
    const person = await stage.person();
    await withHabits(person, ['One', 'Two']);
    const releaseKit = await hold(context, /drag-kit/);
    const releaseMenu = await hold(context, /menu-list/);
    await stage.enter(person);
    await card(page, 'Two').hover();
    await page.getByRole('button', { name: 'More for Two', exact: true }).click();
    releaseKit();
    await page.waitForTimeout(1500);
    expectSame(await page.getByRole('menu').count(), 0, 'menus while it is on its way');
    releaseMenu();
    await see(page.getByRole('menuitem', { name: 'Move to the top' }));
  });

  test('tags are made, narrow the board down, and go', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const { id } = await person.call<{ id: string }>('POST', '/tags', { name: 'Garden' });
    await person.task({ type: 'habit', text: 'Weed a little', tags: [id] });
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await stage.enter(person);
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page.getByRole('button', { name: 'Garden', exact: true }).click();
    await gone(card(page, 'Take the stairs'));
    await see(card(page, 'Weed a little'));
    await page.getByRole('button', { name: 'Edit tags' }).click();
    const tags = dialog(page, 'Edit tags');
    await tags.getByLabel('New tag').fill('Sky');
    await tags.getByRole('button', { name: 'Add', exact: true }).click();
    await see(tags.getByRole('button', { name: 'Delete Sky' }));
    await tags.getByRole('button', { name: 'Delete Garden' }).click();
    await see(dialog(page, 'Delete the tag “Garden”?'));
    await see(page.getByText('One task carries it and stays.'));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await tags.getByRole('button', { name: 'Done' }).click();
    await see(card(page, 'Take the stairs'));
    await saved(page);
    const names = new Set((await person.player()).tags.map(({ name }) => name));
    expectSame([names.has('Sky'), names.has('Garden')], [true, false], 'stored tags');
  });

  test('notices are read and put away', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'todo', text: 'Renew the passport' });
    await person.call('POST', `/tasks/${id}/score/up`, {});
    await stage.enter(person);
    await page.getByRole('button', { name: /notices$/ }).click();
    await see(page.getByText('New achievement: the first deed done'));
    await page.getByRole('button', { name: 'Dismiss all' }).click();
    await see(page.getByText('All quiet.'));
    await saved(page);
    await page.reload();
    await see(page.getByRole('button', { name: 'Notices', exact: true }));
  });

  test('searching narrows the board down', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await withHabits(person, ['Take the stairs', 'Drink water']);
    await stage.enter(person);
    await page.keyboard.press('/');
    await see(page.locator('input:focus'));
    await page.keyboard.type('WATER');
    await gone(card(page, 'Take the stairs'));
    await see(card(page, 'Drink water'));
    await page.keyboard.press('Escape');
    await see(card(page, 'Take the stairs'));
  });

  test('finished to-dos are fetched when asked for, and cleared', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'todo', text: 'Renew the passport' });
    await person.call('POST', `/tasks/${id}/score/up`, {});
    await stage.enter(person);
    await see(column(page, 'To-dos'));
    expectSame(await card(page, 'Renew the passport').count(), 0, 'finished cards among the active');
    await column(page, 'To-dos').getByRole('button', { name: 'Done', exact: true }).click();
    await see(card(page, 'Renew the passport'));
    await page.getByRole('button', { name: 'Clear completed' }).click();
    await dialog(page, 'Clear all completed to-dos?')
      .getByRole('button', { name: 'Clear completed' })
      .click();
    await gone(card(page, 'Renew the passport'));
    await saved(page);
    const done = await person.call<unknown[]>('GET', '/tasks/user?type=completedTodos');
    expectSame(done.length, 0, 'stored finished to-dos');
  });
});
