import type { Page } from 'playwright-core';
import { at, eventually, eventuallyTrue, expectSame, expectTrue, gone, see } from './support/checks.ts';
import { PASSWORD } from './support/person.ts';
import { about, test } from './support/runner.ts';
import {
  card,
  dialog,
  gauge,
  gold,
  minus,
  plus,
  quickAdd,
  saved,
  tick,
  titlesOf,
  toasts,
} from './support/screen.ts';

/** The first check-in brings a gift, told in a dialog. */
async function takeGift(page: Page): Promise<void> {
  const gift = dialog(page, 'A gift for coming back');
  await see(gift);
  await gift.getByRole('button', { name: 'Take it' }).click();
  await gone(gift);
}

about('the story', () => {
  test('a visitor registers, picks starter tasks and finds them on the list', async ({ page, server }) => {
    await page.goto('/');
    await at(page, '/static/home');
    await page.getByRole('link', { name: 'Begin your tale' }).click();
    await at(page, '/register');
    await page.getByLabel('Username', { exact: true }).fill('maren');
    await page.getByLabel('E-mail', { exact: true }).fill('maren@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await at(page, '/');
    const welcome = dialog(page, 'Welcome, maren');
    await see(welcome);
    await welcome.getByRole('button', { name: 'Exercise' }).click();
    await welcome.getByRole('button', { name: /^Begin with 7 deeds$/ }).click();
    await gone(welcome);
    await see(card(page, 'Take the stairs'));
    await saved(page);
    expectSame((await server.read('tasks')).length, 7, 'stored tasks');
    await page.reload();
    await see(card(page, 'Take the stairs'));
    expectSame(await welcome.count(), 0, 'the welcome comes once');
  });

  test('what is added is there for good, and ticking it moves gold, experience and mana', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.server.write('users', person.id, { 'stats.mp': 5 });
    await stage.enter(person);
    await quickAdd(page, 'habit', 'Take the stairs +');
    await quickAdd(page, 'daily', 'Water the herbs every day');
    await quickAdd(page, 'to-do', 'Renew the passport tomorrow !hard');
    await quickAdd(page, 'reward', 'An episode cost 2');
    await saved(page);
    await page.reload();
    await see(page.getByRole('button', { name: 'Buy An episode for 2 gold' }));
    const before = { experience: await gauge(page, 'Experience'), mana: await gauge(page, 'Mana') };
    await plus(page, 'Take the stairs').click();
    await tick(page, 'Water the herbs').click();
    await tick(page, 'Renew the passport').click();
    await gone(card(page, 'Renew the passport'));
    await saved(page);
    await eventuallyTrue(
      async () => (await gauge(page, 'Experience')) > before.experience,
      'experience grows',
    );
    await eventuallyTrue(async () => (await gauge(page, 'Mana')) > before.mana, 'mana grows');
    const rich = (await person.player()).stats.gp;
    await eventually(() => gold(page), Math.floor(rich), 'gold on the screen');
    expectTrue(rich >= 2, `gold was earned: ${rich}`);
    await page.getByRole('button', { name: 'Buy An episode for 2 gold' }).click();
    await saved(page);
    expectSame(Math.round(((await person.player()).stats.gp - rich) * 1000), -2000, 'the price');
    await eventually(() => gold(page), Math.floor(rich - 2), 'gold after buying');
  });

  test('a new level is celebrated once', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await stage.server.write('users', person.id, { 'stats.exp': 24, 'stats.hp': 31 });
    await stage.enter(person);
    await plus(page, 'Take the stairs').click();
    await see(dialog(page, 'Level 2'));
    await page.getByRole('button', { name: 'Onward' }).click();
    await gone(dialog(page, 'Level 2'));
    await saved(page);
    const { stats } = await person.player();
    expectSame([stats.lvl, stats.hp], [2, 50], 'level and health');
    await page.reload();
    await see(plus(page, 'Take the stairs'));
    expectSame(await dialog(page, 'Level 2').count(), 0, 'dialogs after a reload');
  });

  test('undo in the toast takes a tick back exactly', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const id = await person.task({ type: 'daily', text: 'Water the herbs' });
    const before = { stats: (await person.player()).stats, task: await person.readTask(id) };
    await stage.enter(person);
    await tick(page, 'Water the herbs').click();
    await eventuallyTrue(async () => (await person.player()).stats.gp > before.stats.gp, 'the tick counts');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await see(toasts(page).getByText('Taken back'));
    await saved(page);
    const after = { stats: (await person.player()).stats, task: await person.readTask(id) };
    const { updatedAt: _, ...taskAfter } = after.task;
    const { updatedAt: __, ...taskBefore } = before.task;
    expectSame(after.stats, before.stats, 'the character');
    expectSame(taskAfter, taskBefore, 'the task');
  });

  test('undo gives back what was found', async (stage) => {
    const { page, server } = stage;
    const person = await stage.person();
    await server.write('users', person.id, {
      'achievements.completedTask': true,
      'items.eggs': { Wolf: 1 },
      'stats.lvl': 5,
    });
    await person.task({ type: 'todo', text: 'Renew the passport', priority: 2 });
    const itemsOf = async () => (await server.read('users', { _id: person.id }))[0]?.['items'];
    const before = await itemsOf();
    await stage.enter(person);
    await server.dice(0);
    await tick(page, 'Renew the passport').click();
    await eventuallyTrue(async () => JSON.stringify(await itemsOf()) !== JSON.stringify(before), 'a find');
    await see(toasts(page).locator('[data-type="drop"]'));
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await see(card(page, 'Renew the passport'));
    await saved(page);
    await eventually(itemsOf, before, 'the belongings after undo');
  });

  test('the next morning asks about yesterday and judges the day once', async (stage) => {
    const { server } = stage;
    await server.clock('2026-03-10T09:00:00.000Z');
    const person = await stage.person('maren', 'UTC');
    const kept = await person.task({ type: 'daily', text: 'Water the herbs', frequency: 'daily' });
    const missed = await person.task({ type: 'daily', text: 'Morning pages', frequency: 'daily' });
    const done = await person.task({ type: 'daily', text: 'Walk ten minutes', frequency: 'daily' });
    const page = await stage.browse({ timezoneId: 'UTC' });
    await page.clock.install({ time: '2026-03-10T09:00:00.000Z' });
    await stage.enter(person, page);
    await tick(page, 'Walk ten minutes').click();
    await saved(page);
    await server.clock('2026-03-11T08:00:00.000Z');
    await page.clock.setSystemTime('2026-03-11T08:00:00.000Z');
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    const morning = dialog(page, 'Before today begins');
    await see(morning);
    const rows = morning.getByRole('checkbox');
    expectSame(await rows.count(), 2, 'dailies asked about');
    await page.keyboard.press('Escape');
    await see(morning);
    await morning.getByRole('checkbox', { name: /^Water the herbs/ }).click();
    await morning.getByRole('button', { name: 'Begin today' }).click();
    await gone(morning);
    await takeGift(page);
    await saved(page);
    const streak = async (id: string) => (await person.readTask(id))['streak'];
    expectSame([await streak(kept), await streak(missed), await streak(done)], [1, 0, 1], 'streaks');
    const { hp } = (await person.player()).stats;
    expectTrue(hp < 50, 'what was missed costs health');
    await page.reload();
    await eventually(
      () => tick(page, 'Walk ten minutes').getAttribute('aria-checked'),
      'false',
      'a fresh day',
    );
    await person.call('POST', '/cron', {});
    const again = await person.player();
    expectSame([again.stats.hp, again['needsCron'] ?? false], [hp, false], 'the day is judged once');
    expectSame(await page.getByRole('dialog').count(), 0, 'dialogs on the same day');
  });

  test('with nothing to ask the day begins by itself', async (stage) => {
    const { server } = stage;
    await server.clock('2026-03-10T09:00:00.000Z');
    const person = await stage.person('maren', 'UTC');
    await person.task({ type: 'daily', text: 'Water the herbs', frequency: 'daily' });
    const page = await stage.browse({ timezoneId: 'UTC' });
    await page.clock.install({ time: '2026-03-10T09:00:00.000Z' });
    await stage.enter(person, page);
    await tick(page, 'Water the herbs').click();
    await saved(page);
    await server.clock('2026-03-11T08:00:00.000Z');
    await page.clock.setSystemTime('2026-03-11T08:00:00.000Z');
    await page.reload();
    await takeGift(page);
    await eventually(() => tick(page, 'Water the herbs').getAttribute('aria-checked'), 'false', 'the tick');
    const { stats, needsCron = false } = await person.player();
    expectSame([stats.hp, needsCron], [50, false], 'health, and whether a day waits');
  });

  test('who falls rises again, poorer and in good health', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await person.task({ type: 'habit', text: 'Late night snack' });
    await stage.server.write('users', person.id, {
      'stats.hp': 0.5,
      'stats.gp': 40,
      'stats.lvl': 3,
      'flags.warnedLowHealth': true,
    });
    await stage.enter(person);
    await minus(page, 'Late night snack').click();
    const fallen = dialog(page, 'You have fallen');
    await see(fallen);
    await page.keyboard.press('Escape');
    await see(fallen);
    await fallen.getByRole('button', { name: 'Rise again' }).click();
    await gone(fallen);
    await saved(page);
    const { stats } = await person.player();
    expectSame([stats.hp, stats.gp, stats.lvl], [50, 0, 2], 'health, gold and level');
    await eventually(() => gauge(page, 'Health'), 50, 'health on the screen');
  });

  test('resting at the inn is told in the banner and ends there', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    await stage.enter(person);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('rest');
    await page.keyboard.press('Enter');
    await see(page.getByText('You are resting at the inn.'));
    await saved(page);
    expectSame((await person.player()).preferences['sleep'], true, 'stored rest');
    await page.getByRole('button', { name: 'Wake up' }).click();
    await gone(page.getByText('You are resting at the inn.'));
    await saved(page);
    expectSame((await person.player()).preferences['sleep'], false, 'stored rest');
    expectSame(await titlesOf(page, 'Habits'), [], 'habits');
  });
});
