import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { at, eventually, expectSame, expectTrue, gone, see } from './support/checks.ts';
import { PASSWORD, type Person } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, dialog, minus, plus, saved, tick, titlesOf, toasts } from './support/screen.ts';
import { openScreens, SIGNED_IN, type Screen } from './support/screens.ts';
import { type Stage, still } from './support/stage.ts';
import { makeLong } from './support/world.ts';

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
/** Smallest size of a target in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

async function demandNoFindings(page: Page, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function sweep(page: Page, screens: readonly Screen[], person?: Person): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, open } of screens) {
    await open(page, person);
    await still(page);
    findings.push(...(await demandNoFindings(page, name)));
  }
  return findings;
}

const lookIn = (page: Page, theme: 'light' | 'dark') =>
  page.addInitScript((name) => localStorage.setItem('everdeed-theme', name), theme);

/** Whatever sticks out at the right, and targets that are too small to hit. */
const measure = (page: Page, smallest: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const reach = limit / 2 - 1;
    for (const element of document.querySelectorAll(
      'button, select, input, textarea, [role="checkbox"], nav a',
    )) {
      const target = element.closest('label') ?? element;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return hit !== null && target.contains(hit);
      };
      // What is hidden, or covered by a dialog, is nobody's target.
      if (hits(6 - width / 2, 0) && x + width > clientWidth + 1)
        problems.push(`${element.outerHTML.slice(0, 110)}: sticks out`);
      if (width <= 1 || height <= 1 || !hits(0, 0)) continue;
      const isBig = hits(reach, 0) && hits(-reach, 0) && hits(0, reach) && hits(0, -reach);
      if (!isBig)
        problems.push(`${element.outerHTML.slice(0, 110)}: ${Math.round(width)} by ${Math.round(height)} px`);
    }
    return [...new Set(problems)];
  }, smallest);

async function filled(stage: Stage): Promise<Person> {
  const person = await stage.person();
  await person.task({ type: 'habit', text: 'Take the stairs', notes: 'Not the **lift**.' });
  await person.task({ type: 'daily', text: 'Water the herbs', checklist: [{ text: 'Kitchen' }], streak: 4 });
  await person.task({
    type: 'daily',
    text: 'Far away',
    frequency: 'daily',
    everyX: 9,
    startDate: '2031-01-01',
  });
  await person.task({ type: 'todo', text: 'Renew the passport', date: '2026-01-05' });
  await person.task({ type: 'reward', text: 'An episode', value: 20 });
  return person;
}

about('accessibility', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`open screens have no serious findings (${theme})`, async ({ page }) => {
      await lookIn(page, theme);
      expectSame(await sweep(page, openScreens), [], 'findings');
    });
    test(`screens of the signed-in have no serious findings (${theme})`, async (stage) => {
      const { page } = stage;
      const person = await filled(stage);
      await lookIn(page, theme);
      await stage.enter(person);
      expectSame(await sweep(page, SIGNED_IN, person), [], 'findings');
    });
  }

  test('moments have no serious findings', async (stage) => {
    const { page, server } = stage;
    const person = await filled(stage);
    const check = async (name: string) => {
      await still(page);
      expectSame(await demandNoFindings(page, name), [], 'findings');
    };
    await server.write('users', person.id, { 'flags.welcomed': false });
    await stage.enter(person);
    await see(dialog(page, 'Welcome, maren'));
    await check('welcome');
    await server.write('users', person.id, { 'flags.welcomed': true, 'stats.exp': 149 });
    await page.reload();
    await plus(page, 'Take the stairs').click();
    await see(dialog(page, /^Level/));
    await check('level up');
    await saved(page);
    await server.write('users', person.id, { 'stats.hp': 0.1, 'flags.warnedLowHealth': true });
    await page.reload();
    await minus(page, 'Take the stairs').click();
    await see(dialog(page, 'You have fallen'));
    await check('death');
  });

  test('with less motion nothing flies or slides', async (stage) => {
    const person = await filled(stage);
    const page = await stage.browse({ reducedMotion: 'reduce' });
    await stage.enter(person, page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seenMotion: seen });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          const duration = Number(effect?.getComputedTiming().duration ?? 0);
          const moves =
            effect instanceof KeyframeEffect &&
            effect
              .getKeyframes()
              .some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame);
          if (duration > 150 || (moves && duration > 1))
            seen.push(`${animation.constructor.name} of ${duration} ms${moves ? ', moving' : ''}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await tick(page, 'Water the herbs').click();
    await plus(page, 'Take the stairs').click();
    await see(toasts(page).getByRole('button', { name: 'Undo' }));
    await card(page, 'Renew the passport').getByRole('heading').click();
    await see(dialog(page, 'Renew the passport'));
    await page.keyboard.press('Escape');
    await gone(dialog(page, 'Renew the passport'));
    const seen = await page.evaluate(() => (globalThis as unknown as { seenMotion: string[] }).seenMotion);
    expectSame([...new Set(seen)], [], 'motion');
  });
});

about('the keyboard', () => {
  test('is enough for everything around tasks', async (stage) => {
    const { page } = stage;
    const person = await stage.person();
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-task]')?.textContent ?? '');
    await page.goto('/login');
    await eventually(
      () => page.evaluate(() => document.activeElement?.getAttribute('name')),
      'username',
      'focus',
    );
    await keyboard.type(person.username);
    await keyboard.press('Tab');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await at(page, '/');
    await saved(page);
    await keyboard.press('n');
    await see(page.getByText('Add', { exact: true }));
    for (let turns = 0; turns < 4; turns++) {
      if (await page.getByRole('button', { name: 'Kind: Habit. Change it' }).isVisible()) break;
      await keyboard.press('Tab');
    }
    await keyboard.type('Take the stairs');
    await keyboard.press('Enter');
    await see(card(page, 'Take the stairs'));
    await keyboard.type('Drink water');
    await keyboard.press('Enter');
    await see(card(page, 'Drink water'));
    await keyboard.press('Escape');
    await eventually(() => titlesOf(page, 'Habits'), ['Drink water', 'Take the stairs'], 'habits');
    await keyboard.press('j');
    await eventually(async () => (await focused()).includes('Drink water'), true, 'focus on the first card');
    await keyboard.press('j');
    await eventually(async () => (await focused()).includes('Take the stairs'), true, 'focus on the second');
    await keyboard.press('Space');
    await see(toasts(page).getByText('Take the stairs'));
    await saved(page);
    expectTrue((await person.player()).stats.gp > 0, 'the tick counts');
    await keyboard.press('Control+z');
    await see(toasts(page).getByText('Taken back'));
    await saved(page);
    expectSame((await person.player()).stats.gp, 0, 'gold after undo');
    await keyboard.press('Shift+ArrowUp');
    await eventually(() => titlesOf(page, 'Habits'), ['Take the stairs', 'Drink water'], 'habits');
    await keyboard.press('e');
    await see(dialog(page, 'Take the stairs'));
    await page.getByLabel('Title').focus();
    await keyboard.press('End');
    await keyboard.type(' twice');
    await keyboard.press('Control+Enter');
    await see(card(page, 'Take the stairs twice'));
    await eventually(async () => (await focused()).includes('twice'), true, 'focus back on the card');
    await keyboard.press('Delete');
    await see(dialog(page, 'Delete “Take the stairs twice”?'));
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await gone(card(page, 'Take the stairs twice'));
    await keyboard.press('?');
    await see(dialog(page, 'Keyboard shortcuts'));
    await keyboard.press('Escape');
    await gone(dialog(page, 'Keyboard shortcuts'));
    await keyboard.press('Control+k');
    await see(page.getByRole('combobox'));
    await keyboard.type('open settings');
    await keyboard.press('Enter');
    await at(page, '/user/settings/general');
  });
});

about('a phone of 360 px', () => {
  test('shows every screen without sideways scrolling, with targets big enough', async (stage) => {
    const person = await filled(stage);
    const page = await stage.browse(PHONE);
    const problems: string[] = [];
    const look = async (screens: readonly Screen[], who?: Person) => {
      for (const { name, open } of screens) {
        await open(page, who);
        await still(page);
        problems.push(...(await measure(page, TARGET)).map((problem) => `${name}: ${problem}`));
      }
    };
    await look(openScreens);
    await stage.enter(person, page);
    await look(SIGNED_IN, person);
    expectSame([...new Set(problems)], [], 'problems');
  });

  test('bears names as long as they may be', async (stage) => {
    const person = await makeLong(stage.server);
    const page = await stage.browse(PHONE);
    await stage.enter(person, page);
    const problems: string[] = [];
    const look = async (where: string) => {
      await still(page);
      problems.push(...(await measure(page, TARGET)).map((problem) => `${where}: ${problem}`));
    };
    const plate = page.getByRole('region', { name: 'You', exact: true });
    // Fonts and gauges come a moment after the cards.
    await still(page);
    await eventually(
      () => plate.evaluate((one) => one.scrollHeight > one.clientHeight + 1),
      false,
      'whether the plate spills over',
    );
    for (const kind of ['Habits', 'Dailies', 'To-dos', 'Rewards']) {
      await page.getByRole('radio', { name: kind }).check();
      await look(kind);
      await page.getByRole('article').getByRole('heading').first().click();
      await see(page.getByRole('dialog'));
      await look(`editor of ${kind}`);
      await page.keyboard.press('Escape');
      await gone(page.getByRole('dialog'));
    }
    expectSame([...new Set(problems)], [], 'problems');
  });

  test('adds and ticks by touch', async (stage) => {
    const person = await filled(stage);
    const page = await stage.browse(PHONE);
    await stage.enter(person, page);
    await tick(page, 'Water the herbs').tap();
    await eventually(() => tick(page, 'Water the herbs').getAttribute('aria-checked'), 'true', 'the tick');
    await page.getByRole('radio', { name: 'Habits' }).check();
    await plus(page, 'Take the stairs').tap();
    await see(page.getByText('+1', { exact: false }));
    await page.getByRole('button', { name: 'Add a deed' }).tap();
    await see(dialog(page, 'New deed'));
    await page.getByRole('textbox', { name: 'New deed' }).fill('Drink water');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page
      .getByRole('button', { name: 'Close' })
      .first()
      .tap({ position: { x: 180, y: 500 } });
    await gone(dialog(page, 'New deed'));
    await saved(page);
    const tasks = await person.call<{ text: string }[]>('GET', '/tasks/user');
    expectTrue(
      tasks.some(({ text }) => text === 'Drink water'),
      'the new task is stored',
    );
  });
});
