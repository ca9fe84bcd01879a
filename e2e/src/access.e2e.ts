import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { at, eventually, expectSame, expectTrue, gone, see } from './support/checks.ts';
import { ARRIVALS, QUESTIONS, type State } from './support/moments.ts';
import { PASSWORD, type Person } from './support/person.ts';
import { about, test } from './support/runner.ts';
import { card, dialog, plus, saved, tick, titlesOf, toasts } from './support/screen.ts';
import { openScreens, SIGNED_IN, type Screen } from './support/screens.ts';
import { enter, type Stage, still } from './support/stage.ts';
import { makeFilled } from './support/world.ts';

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

const DIALOGS = [
  ['dialogs that come by themselves', ARRIVALS],
  ['questions before something is lost', QUESTIONS],
] as const;

/** Each state with somebody of its own, in a browser of its own. */
async function sweepStates(
  stage: Stage,
  theme: 'light' | 'dark',
  states: readonly State[],
): Promise<string[]> {
  const { server } = stage;
  const findings: string[] = [];
  for (const { name, person: make, show } of states) {
    await server.reset();
    await server.dice(0.99);
    const person = await make(server);
    const page = await stage.browse({ reducedMotion: 'reduce' });
    await lookIn(page, theme);
    await show(page, () => enter(page, person), server, person);
    await still(page);
    findings.push(...(await demandNoFindings(page, name)));
    await page.context().close();
  }
  return findings;
}

about('accessibility', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`open screens have no serious findings (${theme})`, async ({ page }) => {
      await lookIn(page, theme);
      expectSame(await sweep(page, openScreens), [], 'findings');
    });
    test(`screens of the signed-in have no serious findings (${theme})`, async (stage) => {
      const { page } = stage;
      const person = await makeFilled(stage.server);
      await lookIn(page, theme);
      await stage.enter(person);
      expectSame(await sweep(page, SIGNED_IN, person), [], 'findings');
    });
    for (const [what, states] of DIALOGS)
      test(`${what} have no serious findings (${theme})`, async (stage) =>
        expectSame(await sweepStates(stage, theme, states), [], 'findings'));
  }

  test('with less motion nothing flies or slides', async (stage) => {
    const person = await makeFilled(stage.server);
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
