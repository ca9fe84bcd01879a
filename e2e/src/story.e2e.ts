import type { Page } from '@playwright/test';
import { stays, staysAway } from './support/checks.ts';
import { makePerson, PASSWORD } from './support/person.ts';
import { enter, reload } from './support/arrive.ts';
import { ALL, expect, test } from './support/test.ts';
import {
  card,
  dialog,
  coins,
  gauge,
  gaugeValue,
  gold,
  minus,
  plus,
  quickAdd,
  saved,
  checkbox,
  toasts,
} from './support/screen.ts';

/** The first check-in brings a gift, shown in a dialog. */
async function takeGift(page: Page): Promise<void> {
  const gift = dialog(page, 'A gift for coming back');
  await expect(gift).toBeVisible();
  await gift.getByRole('button', { name: 'Take it' }).click();
  await expect(gift).toBeHidden();
}

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the story', () => {
  test('a visitor registers, picks starter tasks and finds them on the list', async ({ page, server }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/static/home');
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Username', { exact: true }).fill('maren');
    await page.getByLabel('Email', { exact: true }).fill('maren@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/');
    const welcome = dialog(page, 'Welcome, maren');
    await expect(welcome).toBeVisible();
    await welcome.getByRole('button', { name: 'Exercise' }).click();
    await welcome.getByRole('button', { name: /^Start with 7 tasks$/ }).click();
    await expect(welcome).toBeHidden();
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await saved(page);
    expect((await server.read('tasks')).length, 'stored tasks').toBe(7);
    await reload(page);
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await staysAway(welcome, 'a second welcome');
  });

  test('what is added stays, and completing it moves gold, experience and mana', async ({ page, server }) => {
    const person = await makePerson(server);
    await server.write('users', person.id, { 'stats.mp': 5 });
    await enter(page, person);
    await quickAdd(page, 'habit', 'Take the stairs +');
    await quickAdd(page, 'daily', 'Water the herbs every day');
    await quickAdd(page, 'to-do', 'Renew the passport tomorrow !hard');
    await quickAdd(page, 'reward', 'An episode cost 2');
    await saved(page);
    await reload(page);
    await expect(page.getByRole('button', { name: 'Buy An episode for 2 gold' })).toBeVisible();
    const [experience, mana] = [gauge(page, 'Experience'), gauge(page, 'Mana')];
    const before = { experience: await gaugeValue(experience), mana: await gaugeValue(mana) };
    await plus(page, 'Take the stairs').click();
    await checkbox(page, 'Water the herbs').click();
    await checkbox(page, 'Renew the passport').click();
    await expect(card(page, 'Renew the passport')).toBeHidden();
    await saved(page);
    await expect.poll(() => gaugeValue(experience), 'experience').toBeGreaterThan(before.experience);
    await expect.poll(() => gaugeValue(mana), 'mana').toBeGreaterThan(before.mana);
    const rich = (await person.player()).stats.gp;
    await expect(gold(page)).toHaveText(coins(rich));
    expect(rich, 'gold earned').toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Buy An episode for 2 gold' }).click();
    await saved(page);
    expect(Math.round(((await person.player()).stats.gp - rich) * 1000), 'the price').toBe(-2000);
    await expect(gold(page)).toHaveText(coins(rich - 2));
  });

  test('a new level is celebrated once', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await server.write('users', person.id, { 'stats.exp': 24, 'stats.hp': 31 });
    await enter(page, person);
    await plus(page, 'Take the stairs').click();
    await expect(dialog(page, 'Level 2')).toBeVisible();
    await page.getByRole('button', { name: 'Onward' }).click();
    await expect(dialog(page, 'Level 2')).toBeHidden();
    await saved(page);
    const { stats } = await person.player();
    expect([stats.lvl, stats.hp], 'level and health').toEqual([2, 50]);
    await reload(page);
    await expect(plus(page, 'Take the stairs')).toBeVisible();
    await staysAway(dialog(page, 'Level 2'), 'a second celebration');
  });

  test('undo in the toast reverts a score exactly', async ({ page, server }) => {
    const person = await makePerson(server);
    const id = await person.task({ type: 'daily', text: 'Water the herbs' });
    const before = { stats: (await person.player()).stats, task: await person.readTask(id) };
    await enter(page, person);
    await checkbox(page, 'Water the herbs').click();
    await expect
      .poll(async () => (await person.player()).stats.gp, 'gold after scoring')
      .toBeGreaterThan(before.stats.gp);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    await saved(page);
    const after = { stats: (await person.player()).stats, task: await person.readTask(id) };
    const { updatedAt: _, ...taskAfter } = after.task;
    const { updatedAt: __, ...taskBefore } = before.task;
    expect(after.stats, 'the character').toEqual(before.stats);
    expect(taskAfter, 'the task').toEqual(taskBefore);
  });

  test('undo gives back what was found', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await server.write('users', person.id, {
      'achievements.completedTask': true,
      'items.eggs': { Wolf: 1 },
      'stats.lvl': 5,
    });
    await person.task({ type: 'todo', text: 'Renew the passport', priority: 2 });
    const itemsOf = async () => (await server.read('users', { _id: person.id }))[0]?.['items'];
    const before = await itemsOf();
    await enter(page, person);
    await server.dice(0);
    await checkbox(page, 'Renew the passport').click();
    await expect.poll(itemsOf, 'what belongs to the player after a find').not.toEqual(before);
    await expect(toasts(page).locator('[data-type="drop"]')).toBeVisible();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'Renew the passport')).toBeVisible();
    await saved(page);
    await expect.poll(itemsOf, 'the belongings after undo').toEqual(before);
  });

  test('the next morning asks about yesterday and judges the day once', async ({ server, browse }) => {
    await server.clock('2026-03-10T09:00:00.000Z');
    const person = await makePerson(server, 'maren', 'UTC');
    const kept = await person.task({ type: 'daily', text: 'Water the herbs', frequency: 'daily' });
    const missed = await person.task({ type: 'daily', text: 'Morning pages', frequency: 'daily' });
    const done = await person.task({ type: 'daily', text: 'Walk ten minutes', frequency: 'daily' });
    const page = await browse({ timezoneId: 'UTC' });
    await page.clock.install({ time: '2026-03-10T09:00:00.000Z' });
    await enter(page, person);
    await checkbox(page, 'Walk ten minutes').click();
    await saved(page);
    await server.clock('2026-03-11T08:00:00.000Z');
    await page.clock.setSystemTime('2026-03-11T08:00:00.000Z');
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    const morning = dialog(page, 'Before today begins');
    await expect(morning).toBeVisible();
    const rows = morning.getByRole('checkbox');
    await expect(rows, 'dailies asked about').toHaveCount(2);
    await page.keyboard.press('Escape');
    await stays(morning, 'the question about yesterday');
    await morning.getByRole('checkbox', { name: /^Water the herbs/ }).click();
    await morning.getByRole('button', { name: 'Start the day' }).click();
    await expect(morning).toBeHidden();
    await takeGift(page);
    await saved(page);
    const streak = async (id: string) => (await person.readTask(id))['streak'];
    expect([await streak(kept), await streak(missed), await streak(done)], 'streaks').toEqual([1, 0, 1]);
    const { hp } = (await person.player()).stats;
    expect(hp, 'health, of which what was missed costs some').toBeLessThan(50);
    await reload(page);
    await expect(checkbox(page, 'Walk ten minutes')).not.toBeChecked();
    await person.call('POST', '/cron', {});
    const again = await person.player();
    expect([again.stats.hp, again['needsCron'] ?? false], 'the day is judged once').toEqual([hp, false]);
    await staysAway(page.getByRole('dialog'), 'dialogs on the same day');
  });

  test('with nothing to ask the day begins by itself', ALL, async ({ server, browse }) => {
    await server.clock('2026-03-10T09:00:00.000Z');
    const person = await makePerson(server, 'maren', 'UTC');
    await person.task({ type: 'daily', text: 'Water the herbs', frequency: 'daily' });
    const page = await browse({ timezoneId: 'UTC' });
    await page.clock.install({ time: '2026-03-10T09:00:00.000Z' });
    await enter(page, person);
    await checkbox(page, 'Water the herbs').click();
    await saved(page);
    await server.clock('2026-03-11T08:00:00.000Z');
    await page.clock.setSystemTime('2026-03-11T08:00:00.000Z');
    await reload(page);
    await takeGift(page);
    await expect(checkbox(page, 'Water the herbs')).not.toBeChecked();
    const { stats, needsCron = false } = await person.player();
    expect([stats.hp, needsCron], 'health, and whether a day waits').toEqual([50, false]);
  });

  test('a player who falls rises again, poorer and in good health', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await person.task({ type: 'habit', text: 'Late night snack' });
    await server.write('users', person.id, {
      'stats.hp': 0.5,
      'stats.gp': 40,
      'stats.lvl': 3,
      'flags.warnedLowHealth': true,
    });
    await enter(page, person);
    await minus(page, 'Late night snack').click();
    const fallen = dialog(page, 'You have fallen');
    await expect(fallen).toBeVisible();
    await page.keyboard.press('Escape');
    await stays(fallen, 'what the fall cost');
    await fallen.getByRole('button', { name: 'Rise again' }).click();
    await expect(fallen).toBeHidden();
    await saved(page);
    const { stats } = await person.player();
    expect([stats.hp, stats.gp, stats.lvl], 'health, gold and level').toEqual([50, 0, 2]);
    await expect(gauge(page, 'Health')).toHaveAttribute('aria-valuenow', '50');
  });

  test('resting at the inn is shown in the banner and ends there', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await enter(page, person);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('rest');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are resting at the inn.')).toBeVisible();
    await saved(page);
    expect((await person.player()).preferences['sleep'], 'stored rest').toBe(true);
    await page.getByRole('button', { name: 'Wake up' }).click();
    await expect(page.getByText('You are resting at the inn.')).toBeHidden();
    await saved(page);
    expect((await person.player()).preferences['sleep'], 'stored rest').toBe(false);
  });
});
