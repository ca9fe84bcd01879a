import { enter } from './support/arrive.ts';
import { stays, staysAway } from './support/checks.ts';
import { hold } from './support/hold.ts';
import { countOf, makePerson } from './support/person.ts';
import { card, checkbox, dialog, plus, saved, toasts } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const TITLE = 'Take the stairs';
/** Milliseconds by which the clock of the page goes on before it stops; it cannot go back. */
const PAUSE_MS = 60_000;

test.describe('quick scores', () => {
  test('all count across a new level, which waits for the hand to rest and for an answer', async ({
    page,
    server,
  }) => {
    const person = await makePerson(server);
    const habit = await person.task({ type: 'habit', text: TITLE });
    await server.write('users', person.id, { 'stats.exp': 40 });
    await page.clock.install();
    await enter(page, person);
    // A level is reached by the second score. However slow the clicks come, the hand does not rest between them.
    await page.clock.pauseAt(Date.now() + PAUSE_MS);
    for (let click = 0; click < 20; click++) await plus(page, TITLE).click();
    await page.clock.resume();
    const level = dialog(page, /^Level \d+$/);
    await expect(level).toBeVisible();
    await page.mouse.click(8, 8);
    await page.keyboard.press('Space');
    await stays(level, 'after a click and a key that were meant for the page below');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(level).toBeHidden();
    await saved(page);
    expect(await countOf(person, habit), 'scores on the server').toBe(20);
  });

  test(
    'are all undone one after the other, and the screen says where undoing ends',
    ALL,
    async ({ page, server }) => {
      const person = await makePerson(server);
      const habit = await person.task({ type: 'habit', text: TITLE });
      const before = (await person.player()).stats;
      await enter(page, person);
      for (let click = 0; click < 17; click++) await plus(page, TITLE).click({ delay: 20 });
      await saved(page);
      // By then, the first toasts have gone.
      await page.waitForTimeout(8000);
      await page.keyboard.press('Escape');
      for (let press = 0; press < 17; press++) await page.keyboard.press('Control+z');
      await saved(page);
      await expect.poll(() => countOf(person, habit), 'scores on the server').toBe(0);
      await page.keyboard.press('Control+z');
      await expect(toasts(page).getByText('Nothing left to undo.')).toBeVisible();
      expect((await person.player()).stats, 'the character').toEqual(before);
    },
  );

  test('that are undone announce no find afterwards', ALL, async ({ page, context, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'todo', text: 'Renew the passport', priority: 2 });
    await server.write('users', person.id, {
      'achievements.completedTask': true,
      'items.eggs': { Wolf: 1 },
      'stats.lvl': 5,
    });
    await enter(page, person);
    await server.dice(0);
    const release = await hold(context, /\/score\/up$/);
    const finds = toasts(page).locator('[data-type="drop"], [data-type="crit"]');
    await checkbox(page, 'Renew the passport').click();
    await expect(card(page, 'Renew the passport')).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(card(page, 'Renew the passport')).toBeVisible();
    release();
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    await staysAway(finds, 'finds of what was undone');
    await checkbox(page, 'Renew the passport').click();
    await expect(finds.first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(finds).toHaveCount(0);
  });
});
