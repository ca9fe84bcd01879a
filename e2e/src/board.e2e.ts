import { staysAway } from './support/checks.ts';
import { hold } from './support/hold.ts';
import { makePerson, type Person } from './support/person.ts';
import { enter, reload } from './support/arrive.ts';
import { ALL, expect, test } from './support/test.ts';
import { card, column, dialog, saved, titles } from './support/screen.ts';

async function withHabits(person: Person, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of names.toReversed()) ids.unshift(await person.task({ type: 'habit', text }));
  return ids;
}

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the board', () => {
  test(
    'styles that arrive with a dialog refine those of the page: its cross stands in its corner',
    ALL,
    async ({ page, server }) => {
      await enter(page, await makePerson(server));
      await page.keyboard.press('?');
      const keys = dialog(page, 'Keyboard shortcuts');
      const close = keys.getByRole('button', { name: 'Close' });
      await expect(close).toHaveCSS('position', 'absolute');
      const [outer, inner] = [await keys.boundingBox(), await close.boundingBox()];
      expect((inner?.y ?? Infinity) - (outer?.y ?? 0), 'pixels from the top of the dialog').toBeLessThan(40);
    },
  );

  test('cards are moved by keyboard with the handle', async ({ page, server }) => {
    const person = await makePerson(server);
    const ids = await withHabits(person, ['One', 'Two', 'Three']);
    await enter(page, person);
    await column(page, 'Habits').hover();
    const handle = page.getByRole('button', { name: 'Move One', exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Lifted One, place 1 of 3.')).toBeVisible();
    // The kit listens for arrows a moment after it has said that a card is lifted; one that comes sooner is lost.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('Place 2 of 3.')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(titles(page, 'Habits')).toHaveText(['Two', 'One', 'Three']);
    await saved(page);
    expect((await person.player()).tasksOrder['habits'], 'the stored order').toEqual([
      ids[1],
      ids[0],
      ids[2],
    ]);
  });

  test('cards are moved by mouse', async ({ page, server }) => {
    const person = await makePerson(server);
    await withHabits(person, ['One', 'Two', 'Three']);
    await enter(page, person);
    await card(page, 'One').hover();
    const handle = page.getByRole('button', { name: 'Move One', exact: true });
    await expect(handle).toBeVisible();
    const from = await handle.boundingBox();
    const to = await card(page, 'Three').boundingBox();
    if (!from || !to) throw new Error('no place on the screen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 });
    await page.mouse.move(from.x + 10, to.y + to.height / 2 + 8, { steps: 8 });
    await page.mouse.up();
    await expect(titles(page, 'Habits')).toHaveText(['Two', 'Three', 'One']);
    await reload(page);
    await expect(titles(page, 'Habits')).toHaveText(['Two', 'Three', 'One']);
  });

  test('the menu of a card moves and copies it', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await withHabits(person, ['One', 'Two', 'Three']);
    await enter(page, person);
    const choose = async (title: string, entry: string) => {
      await card(page, title).hover();
      await page.getByRole('button', { name: `More options for ${title}`, exact: true }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('Three', 'Move to the top');
    await expect(titles(page, 'Habits')).toHaveText(['Three', 'One', 'Two']);
    await choose('One', 'Move down');
    await expect(titles(page, 'Habits')).toHaveText(['Three', 'Two', 'One']);
    await choose('Two', 'Copy');
    await expect(card(page, 'Two (copy)')).toBeVisible();
    await saved(page);
    await reload(page);
    await expect(card(page, 'Two (copy)')).toBeVisible();
  });

  test('a menu stays open while the cards become draggable', ALL, async ({ page, context, server }) => {
    const person = await makePerson(server);
    await withHabits(person, ['One', 'Two']);
    const releaseKit = await hold(context, /drag-kit/);
    await enter(page, person);
    await page.getByRole('button', { name: 'More options for Two', exact: true }).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Move to the top' });
    await expect(entry).toBeVisible();
    const handle = page.getByRole('button', { name: 'Move Two', exact: true, includeHidden: true });
    await expect(handle, 'handles before the code is there').toHaveCount(0);
    const kit = page.waitForResponse(/drag-kit/);
    releaseKit();
    await kit;
    await page.waitForTimeout(1500);
    await entry.click();
    await expect(titles(page, 'Habits')).toHaveText(['Two', 'One']);
    await page.getByRole('heading', { name: 'Habits' }).click();
    await expect.poll(() => handle.count(), 'handles after the menu is closed').toBe(1);
  });

  test(
    'a menu that loads slowly still opens, though the cards become draggable meanwhile',
    ALL,
    async ({ page, context, server }) => {
      const person = await makePerson(server);
      await withHabits(person, ['One', 'Two']);
      const releaseKit = await hold(context, /drag-kit/);
      const releaseMenu = await hold(context, /\/menus-/);
      await enter(page, person);
      await card(page, 'Two').hover();
      await page.getByRole('button', { name: 'More options for Two', exact: true }).click();
      releaseKit();
      await staysAway(page.getByRole('menu'), 'menus while it is on its way');
      releaseMenu();
      await expect(page.getByRole('menuitem', { name: 'Move to the top' })).toBeVisible();
    },
  );

  test('tags are created, filter the board, and are deleted', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const { id } = await person.call<{ id: string }>('POST', '/tags', { name: 'Garden' });
    await person.task({ type: 'habit', text: 'Weed a little', tags: [id] });
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page.getByRole('button', { name: 'Garden', exact: true }).click();
    await expect(card(page, 'Take the stairs')).toBeHidden();
    await expect(card(page, 'Weed a little')).toBeVisible();
    await page.getByRole('button', { name: 'Edit tags' }).click();
    const tags = dialog(page, 'Edit tags');
    await tags.getByLabel('New tag').fill('Sky');
    await tags.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(tags.getByRole('button', { name: 'Delete Sky' })).toBeVisible();
    await tags.getByRole('button', { name: 'Delete Garden' }).click();
    await expect(dialog(page, 'Delete the tag “Garden”?')).toBeVisible();
    await expect(page.getByText('One task uses it and stays.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await tags.getByRole('button', { name: 'Done' }).click();
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await saved(page);
    const names = new Set((await person.player()).tags.map(({ name }) => name));
    expect([names.has('Sky'), names.has('Garden')], 'stored tags').toEqual([true, false]);
  });

  test('notifications are read and dismissed', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const id = await person.task({ type: 'todo', text: 'Renew the passport' });
    await person.call('POST', `/tasks/${id}/score/up`, {});
    await enter(page, person);
    await page.getByRole('button', { name: /notifications$/ }).click();
    await expect(page.getByText('New achievement: First Success')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss seen' }).click();
    await expect(page.getByText('All quiet')).toBeVisible();
    await saved(page);
    await reload(page);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  test('searching narrows the board down', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await withHabits(person, ['Take the stairs', 'Drink water']);
    await enter(page, person);
    await page.keyboard.press('/');
    await expect(page.locator('input:focus')).toBeVisible();
    await page.keyboard.type('WATER');
    await expect(card(page, 'Take the stairs')).toBeHidden();
    await expect(card(page, 'Drink water')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'Take the stairs')).toBeVisible();
  });

  test('finished to-dos are fetched when asked for, and cleared', ALL, async ({ page, server, allow }) => {
    // A live event that arrives late makes the page ask for a to-do that is gone by then.
    allow(/404/);
    const person = await makePerson(server);
    const id = await person.task({ type: 'todo', text: 'Renew the passport' });
    await person.call('POST', `/tasks/${id}/score/up`, {});
    await person.task({ type: 'todo', text: 'Ask Jo about the tent' });
    await enter(page, person);
    await expect(card(page, 'Ask Jo about the tent')).toBeVisible();
    await expect(card(page, 'Renew the passport'), 'finished cards among the active').toHaveCount(0);
    await column(page, 'To-dos').getByRole('button', { name: 'Done', exact: true }).click();
    await expect(card(page, 'Renew the passport')).toBeVisible();
    await page.getByRole('button', { name: 'Clear completed' }).click();
    await dialog(page, 'Clear all completed to-dos?')
      .getByRole('button', { name: 'Clear completed' })
      .click();
    await expect(card(page, 'Renew the passport')).toBeHidden();
    await saved(page);
    const done = await person.call<unknown[]>('GET', '/tasks/user?type=completedTodos');
    expect(done.length, 'stored finished to-dos').toBe(0);
  });
});
