import type { Locator, Page } from 'playwright-core';
import { eventually, expectSame, gone, see } from './support/checks.ts';
import type { Person } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, column, dialog, saved, titlesOf } from './support/screen.ts';

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

async function withHabits(person: Person, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of names.toReversed()) ids.unshift(await person.task({ type: 'habit', text }));
  return ids;
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
