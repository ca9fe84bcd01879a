import type { Locator, Page } from '@playwright/test';
import { makePerson, type Person } from './support/person.ts';
import { enter, reload } from './support/arrive.ts';
import { ALL, expect, test } from './support/test.ts';
import { staysAway } from './support/checks.ts';
import { card, dialog, saved } from './support/screen.ts';

/** Opens the editor of a card and its rarely used part. */
async function edit(page: Page, title: string): Promise<Locator> {
  await card(page, title).getByRole('heading').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await sheet.locator('summary').click();
  return sheet;
}

async function save(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toBeHidden();
  await saved(page);
}

const radio = (sheet: Locator, name: string) => sheet.getByRole('radio', { name, exact: true });

async function addTag(sheet: Locator, name: string): Promise<void> {
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByLabel('Find or name a tag').fill(name);
  await sheet.getByLabel('Find or name a tag').press('Enter');
  await expect(sheet.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

const field = (sheet: Locator, label: string) => sheet.getByLabel(label, { exact: true });

/** Fields as the server returns them. */
async function stored(person: Person, id: string, names: readonly string[]): Promise<unknown[]> {
  const task = await person.readTask(id);
  return names.map((name) => task[name]);
}

test.describe('the editor', () => {
  test('keeps every field of a habit', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const id = await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    const sheet = await edit(page, 'Take the stairs');
    await sheet.getByLabel('Title').fill('Stairs, always');
    await sheet.getByLabel('Notes').fill('Not the **lift**.');
    await sheet.getByRole('button', { name: 'Minus, a bad habit' }).click();
    await radio(sheet, 'Hard').check();
    await radio(sheet, 'Every week').check();
    await sheet.getByLabel('Plus count').fill('7');
    await sheet.getByLabel('Attribute').selectOption('con');
    await sheet.getByLabel('Alias').fill('stairs');
    await addTag(sheet, 'Body');
    await save(page, sheet);
    const names = ['text', 'notes', 'up', 'down', 'priority', 'frequency', 'counterUp', 'attribute', 'alias'];
    expect(await stored(person, id, names), 'the stored habit').toEqual([
      'Stairs, always',
      'Not the **lift**.',
      true,
      false,
      2,
      'weekly',
      7,
      'con',
      'stairs',
    ]);
    await reload(page);
    const again = await edit(page, 'Stairs, always');
    await expect(field(again, 'Notes')).toHaveValue('Not the **lift**.');
    await expect(radio(again, 'Hard')).toBeChecked();
    await expect(radio(again, 'Every week')).toBeChecked();
    await expect(field(again, 'Plus count')).toHaveValue('7');
    await expect(field(again, 'Alias')).toHaveValue('stairs');
    await expect(again.getByRole('button', { name: 'Remove Body' })).toBeVisible();
  });

  test('keeps every field of a daily', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const id = await person.task({ type: 'daily', text: 'Water the herbs' });
    await enter(page, person);
    const sheet = await edit(page, 'Water the herbs');
    await sheet.getByLabel('Notes').fill('Basil too');
    await sheet.getByLabel('Add an item').fill('Kitchen');
    await sheet.getByLabel('Add an item').press('Enter');
    await sheet.getByLabel('Add an item').fill('Balcony');
    await sheet.getByLabel('Add an item').press('Enter');
    await radio(sheet, 'Medium').check();
    await sheet.getByLabel('Repeats').selectOption('weekly');
    for (const day of ['Tuesday', 'Sunday'])
      await sheet.getByRole('button', { name: day, exact: true }).click();
    await sheet.getByLabel('Every', { exact: true }).fill('2');
    await sheet.getByLabel('Starts').fill('2026-02-03');
    await sheet.getByRole('button', { name: 'Add a reminder' }).click();
    await sheet.getByLabel('Time of reminder 1').fill('07:45');
    await sheet.getByLabel('Streak in days').fill('12');
    await sheet.getByRole('switch', { name: 'Ask about it the next morning' }).click();
    await save(page, sheet);
    expect(
      await stored(person, id, ['notes', 'priority', 'frequency', 'everyX', 'streak', 'yesterDaily']),
      'the stored daily',
    ).toEqual(['Basil too', 1.5, 'weekly', 2, 12, false]);
    const task = await person.readTask(id);
    expect(task, 'weekdays and checklist').toMatchObject({
      repeat: { t: false, su: false, m: true },
      checklist: [{ text: 'Kitchen' }, { text: 'Balcony' }],
    });
    expect(task['reminders'], 'reminders').toHaveLength(1);
    await reload(page);
    const again = await edit(page, 'Water the herbs');
    await expect(field(again, 'Starts')).toHaveValue('2026-02-03');
    await expect(field(again, 'Time of reminder 1')).toHaveValue('07:45');
    await expect(field(again, 'Streak in days')).toHaveValue('12');
    await expect(field(again, 'Every')).toHaveValue('2');
    await expect(field(again, 'Item 2')).toHaveValue('Balcony');
    await expect(again.getByText(/^Next:/)).toBeVisible();
  });

  test('keeps every field of a to-do', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const id = await person.task({ type: 'todo', text: 'Renew the passport' });
    await enter(page, person);
    const sheet = await edit(page, 'Renew the passport');
    await sheet.getByLabel('Due', { exact: true }).fill('2031-05-17');
    await radio(sheet, 'Trivial').check();
    await sheet.getByLabel('Add an item').fill('Photo');
    await sheet.getByLabel('Add an item').press('Enter');
    await sheet.getByRole('checkbox', { name: 'Done: Photo' }).check();
    await sheet.getByRole('button', { name: 'Add a reminder' }).click();
    await sheet.getByLabel('Date of reminder 1').fill('2031-05-10');
    await sheet.getByLabel('Time of reminder 1').fill('18:30');
    await addTag(sheet, 'Papers');
    await save(page, sheet);
    expect(await stored(person, id, ['priority']), 'the stored difficulty').toEqual([0.1]);
    await reload(page);
    await expect(card(page, 'Renew the passport').getByText('1 of 1')).toBeVisible();
    const again = await edit(page, 'Renew the passport');
    await expect(field(again, 'Due')).toHaveValue('2031-05-17');
    await expect(field(again, 'Date of reminder 1')).toHaveValue('2031-05-10');
    await expect(field(again, 'Time of reminder 1')).toHaveValue('18:30');
    await expect(again.getByRole('checkbox', { name: 'Done: Photo' })).toBeChecked();
    await again.getByRole('button', { name: 'No due date' }).click();
    await save(page, again);
    expect((await person.readTask(id))['date'] ?? null, 'the due date taken away').toEqual(null);
  });

  test('keeps every field of a reward', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    const id = await person.task({ type: 'reward', text: 'An episode', value: 5 });
    await enter(page, person);
    const sheet = await edit(page, 'An episode');
    await sheet.getByLabel('Price in gold').fill('-3');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(sheet.getByText('Enter a price from 0 to 999,999,999 gold.')).toBeVisible();
    await sheet.getByLabel('Price in gold').fill('12.5');
    await sheet.getByLabel('Notes').fill('With popcorn');
    await save(page, sheet);
    expect(await stored(person, id, ['value', 'notes']), 'the stored reward').toEqual([12.5, 'With popcorn']);
  });

  test(
    'asks what becomes of a task that is deleted in another tab, and keeps it as a new one',
    ALL,
    async ({ page, context, server }) => {
      const person = await makePerson(server);
      const id = await person.task({ type: 'daily', text: 'Water the herbs', notes: 'Basil' });
      await enter(page, person);
      const other = await context.newPage();
      await other.goto('/');
      await card(page, 'Water the herbs').getByRole('heading').click();
      await page.getByLabel('Notes').fill('Basil, and the balcony too');
      await card(other, 'Water the herbs').getByRole('heading').click();
      await other.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog(other, 'Delete “Water the herbs”?').getByRole('button', { name: 'Delete' }).click();
      await expect(dialog(page, '“Water the herbs” is no longer on your list')).toBeVisible();
      await page.getByRole('button', { name: 'Keep as a new task' }).click();
      await expect(card(page, 'Water the herbs')).toBeVisible();
      await saved(page);
      const dailies = await person.call<{ id: string; notes: string }[]>('GET', '/tasks/user?type=dailys');
      expect(
        dailies.map(({ notes }) => notes),
        'notes of the stored dailies',
      ).toEqual(['Basil, and the balcony too']);
      expect(
        dailies.map((daily) => daily.id),
        'ids of the stored dailies',
      ).not.toContain(id);
    },
  );

  test('keeps unsaved changes through a reload', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'daily', text: 'Water the herbs' });
    await enter(page, person);
    await card(page, 'Water the herbs').getByRole('heading').click();
    await page.getByLabel('Notes').fill('Almost lost');
    await reload(page);
    await expect(page.getByLabel('Notes')).toHaveValue('Almost lost');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
    await reload(page);
    await expect(card(page, 'Water the herbs')).toBeVisible();
    await expect(page.getByLabel('Notes')).toBeHidden();
  });

  test(
    'asks once before changes are lost, and deletes only after confirmation',
    ALL,
    async ({ page, server }) => {
      const person = await makePerson(server);
      await person.task({ type: 'todo', text: 'Renew the passport' });
      await enter(page, person);
      await card(page, 'Renew the passport').getByRole('heading').click();
      await page.getByLabel('Notes').fill('Almost lost');
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'Leave without saving?')).toBeVisible();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByLabel('Notes')).toHaveValue('Almost lost');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByLabel('Notes')).toBeHidden();
      await card(page, 'Renew the passport').getByRole('heading').click();
      await page.getByLabel('Notes').fill('Not needed any more');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(dialog(page, 'Delete “Renew the passport”?')).toBeVisible();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(card(page, 'Renew the passport')).toBeHidden();
      await saved(page);
      const todos = await person.call<{ text: string }[]>('GET', '/tasks/user?type=todos');
      expect(todos.filter(({ text }) => text === 'Renew the passport').length, 'stored to-dos').toBe(0);
      await reload(page);
      await saved(page);
      await staysAway(page.getByRole('dialog'), 'a question about a task that was deleted here');
    },
  );
});
