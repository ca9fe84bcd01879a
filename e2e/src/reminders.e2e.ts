import { enter, reload } from './support/arrive.ts';
import { makePerson } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;

/** The beginning of a minute that is not here yet when the page stands. */
const laterMinute = (): number => Math.ceil((Date.now() + MINUTE_MS) / MINUTE_MS) * MINUTE_MS;

test.describe('reminders', () => {
  test('show on the card, and come at their minute while the page is open', async ({ page, server }) => {
    const person = await makePerson(server);
    const at = laterMinute();
    const reminders = [{ id: crypto.randomUUID(), time: new Date(at).toISOString() }];
    await person.call('POST', '/tasks/user', { type: 'todo', text: 'Call Ann', reminders });
    await page.clock.install();
    await enter(page, person);
    const card = page.getByRole('article', { name: 'Call Ann' });
    const label = card.getByText(/^Reminds you: /);
    await expect(label).toBeAttached();
    const reminder = page.getByText('Reminder: Call Ann');
    await page.clock.pauseAt(at - 1000);
    await expect(reminder, 'before its minute').toHaveCount(0);
    await page.clock.resume();
    await expect(reminder).toBeVisible();
    expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(at);
    await page.clock.fastForward(MINUTE_MS);
    await expect(label).not.toBeAttached();
  });

  test('ask once, with the first one that is set, whether this device may', ALL, async ({ page, server }) => {
    // A Chromium without a window denies notifications unasked.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
    const person = await makePerson(server);
    for (const text of ['Call Ann', 'Call Ben'])
      await person.call('POST', '/tasks/user', { type: 'todo', text });
    await enter(page, person);
    const question = page.getByText('Should this device remind you even while Everdeed is closed?');
    const remind = async (name: string) => {
      await page.getByRole('article', { name }).getByText(name).click();
      await page.getByRole('button', { name: 'Add a reminder' }).click();
      await page.getByLabel('Date of reminder 1').fill('2020-01-01');
      await expect(page.getByText('This time has passed, so it won’t remind you.')).toBeVisible();
      await page.getByLabel('Date of reminder 1').fill('2099-01-01');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('article', { name }).getByText(/^Reminds you: /)).toBeAttached();
    };
    await remind('Call Ann');
    await expect(question).toBeVisible();
    await reload(page);
    await remind('Call Ben');
    await expect(question).toHaveCount(0);
  });
});
