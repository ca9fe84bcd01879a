import type { Locator, Page } from 'playwright-core';
import { expectSame, gone, see } from './support/checks.ts';
import type { Person } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, dialog, saved } from './support/screen.ts';

/** Opens the editor of a card and unfolds what is needed seldom. */
async function edit(page: Page, title: string): Promise<Locator> {
  await card(page, title).getByRole('heading').click();
  const sheet = page.getByRole('dialog');
  await see(sheet);
  await sheet.locator('summary').click();
  return sheet;
}

async function save(page: Page, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await gone(sheet);
  await saved(page);
}

const radio = (sheet: Locator, name: string) => sheet.getByRole('radio', { name, exact: true });

async function addTag(sheet: Locator, name: string): Promise<void> {
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByLabel('Find or name a tag').fill(name);
  await sheet.getByLabel('Find or name a tag').press('Enter');
  await see(sheet.getByRole('button', { name: `Remove ${name}` }));
}

const valueOf = (sheet: Locator, label: string) => sheet.getByLabel(label, { exact: true }).inputValue();

/** Fields as the server tells them. */
async function stored(person: Person, id: string, names: readonly string[]): Promise<unknown[]> {
  const task = await person.readTask(id);
  return names.map((name) => task[name]);
}

about('the editor', () => {
  test('keeps every field of a habit', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'habit', text: 'Take the stairs' });
    await stage.enter(person);
    const sheet = await edit(page, 'Take the stairs');
    await sheet.getByLabel('Title').fill('Stairs, always');
    await sheet.getByLabel('Notes').fill('Not the **lift**.');
    await sheet.getByRole('button', { name: 'Minus, a bad one' }).click();
    await radio(sheet, 'Hard').check();
    await radio(sheet, 'Every week').check();
    await sheet.getByLabel('Plus so far').fill('7');
    await sheet.getByLabel('Attribute').selectOption('con');
    await sheet.getByLabel('Alias').fill('stairs');
    await addTag(sheet, 'Body');
    await save(page, sheet);
    const names = ['text', 'notes', 'up', 'down', 'priority', 'frequency', 'counterUp', 'attribute', 'alias'];
    expectSame(
      await stored(person, id, names),
      ['Stairs, always', 'Not the **lift**.', true, false, 2, 'weekly', 7, 'con', 'stairs'],
      'the stored habit',
    );
    await page.reload();
    const again = await edit(page, 'Stairs, always');
    expectSame(await valueOf(again, 'Notes'), 'Not the **lift**.', 'notes');
    expectSame(await radio(again, 'Hard').isChecked(), true, 'difficulty');
    expectSame(await radio(again, 'Every week').isChecked(), true, 'counters');
    expectSame(await valueOf(again, 'Plus so far'), '7', 'the counter');
    expectSame(await valueOf(again, 'Alias'), 'stairs', 'the alias');
    await see(again.getByRole('button', { name: 'Remove Body' }));
  });

  test('keeps every field of a daily', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'daily', text: 'Water the herbs' });
    await stage.enter(person);
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
    expectSame(
      await stored(person, id, ['notes', 'priority', 'frequency', 'everyX', 'streak', 'yesterDaily']),
      ['Basil too', 1.5, 'weekly', 2, 12, false],
      'the stored daily',
    );
    const task = await person.readTask(id);
    const { repeat, checklist, reminders } = task as unknown as {
      repeat: Record<string, boolean>;
      checklist: { text: string }[];
      reminders: { time: string }[];
    };
    expectSame([repeat['t'], repeat['su'], repeat['m']], [false, false, true], 'weekdays');
    expectSame(
      checklist.map(({ text }) => text),
      ['Kitchen', 'Balcony'],
      'the checklist',
    );
    expectSame(reminders.length, 1, 'reminders');
    await page.reload();
    const again = await edit(page, 'Water the herbs');
    expectSame(await valueOf(again, 'Starts'), '2026-02-03', 'the start');
    expectSame(await valueOf(again, 'Time of reminder 1'), '07:45', 'the reminder');
    expectSame(await valueOf(again, 'Streak in days'), '12', 'the streak');
    expectSame(await valueOf(again, 'Every'), '2', 'the rhythm');
    expectSame(await valueOf(again, 'Item 2'), 'Balcony', 'the second item');
    await see(again.getByText(/^Next:/));
  });

  test('keeps every field of a to-do', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'todo', text: 'Renew the passport' });
    await stage.enter(person);
    const sheet = await edit(page, 'Renew the passport');
    await sheet.getByLabel('Due', { exact: true }).fill('2031-05-17');
    await radio(sheet, 'Trivial').check();
    await sheet.getByLabel('Add an item').fill('Photo');
    await sheet.getByLabel('Add an item').press('Enter');
    await sheet.getByRole('checkbox', { name: 'Done: Photo' }).check();
    await sheet.getByRole('button', { name: 'Add a reminder' }).click();
    await sheet.getByLabel('Day of reminder 1').fill('2031-05-10');
    await sheet.getByLabel('Time of reminder 1').fill('18:30');
    await addTag(sheet, 'Papers');
    await save(page, sheet);
    expectSame(await stored(person, id, ['priority']), [0.1], 'the stored difficulty');
    await page.reload();
    await see(card(page, 'Renew the passport').getByText('1 of 1'));
    const again = await edit(page, 'Renew the passport');
    expectSame(await valueOf(again, 'Due'), '2031-05-17', 'the due date');
    expectSame(await valueOf(again, 'Day of reminder 1'), '2031-05-10', 'the day of the reminder');
    expectSame(await valueOf(again, 'Time of reminder 1'), '18:30', 'the time of the reminder');
    expectSame(await again.getByRole('checkbox', { name: 'Done: Photo' }).isChecked(), true, 'the item');
    await again.getByRole('button', { name: 'No due date' }).click();
    await save(page, again);
    expectSame((await person.readTask(id))['date'] ?? null, null, 'the due date taken away');
  });

  test('keeps every field of a reward', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'reward', text: 'An episode', value: 5 });
    await stage.enter(person);
    const sheet = await edit(page, 'An episode');
    await sheet.getByLabel('Price in gold').fill('-3');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await see(sheet.getByText('A price is a number of gold, nought or more.'));
    await sheet.getByLabel('Price in gold').fill('12.5');
    await sheet.getByLabel('Notes').fill('With popcorn');
    await save(page, sheet);
    expectSame(await stored(person, id, ['value', 'notes']), [12.5, 'With popcorn'], 'the stored reward');
  });

  test('asks once before changes are lost, and deletes only when told twice', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'todo', text: 'Renew the passport' });
    await stage.enter(person);
    await card(page, 'Renew the passport').getByRole('heading').click();
    await page.getByLabel('Notes').fill('Almost lost');
    await page.keyboard.press('Escape');
    await see(dialog(page, 'Leave without saving?'));
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expectSame(await page.getByLabel('Notes').inputValue(), 'Almost lost', 'the notes');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await gone(page.getByLabel('Notes'));
    await card(page, 'Renew the passport').getByRole('heading').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await see(dialog(page, 'Delete “Renew the passport”?'));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await gone(card(page, 'Renew the passport'));
    await saved(page);
    const todos = await person.call<{ text: string }[]>('GET', '/tasks/user?type=todos');
    expectSame(todos.filter(({ text }) => text === 'Renew the passport').length, 0, 'stored to-dos');
  });
});
