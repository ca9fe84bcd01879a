import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { still } from './arrive.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Rules that depend on colours. A theme changes nothing else, so the other rules are checked in one theme only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Serious accessibility problems, by rule and place. */
async function findings(page: Page, theme: Theme): Promise<string[]> {
  const [type, values] =
    theme === 'light' ? (['tag', ALL_RULES] as const) : (['rule', COLOUR_RULES] as const);
  const { violations, passes } = await new AxeBuilder({ page })
    // Of what is in order, one element is named for each rule: the lists of all of them have megabytes.
    .options({ runOnly: { type, values: [...values] }, resultTypes: ['violations'] })
    // There are no frames from elsewhere, for which the results would be put together in a page of their own.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(theme === 'light' ? 5 : 0);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Draws what is below the edge of the screen, too. Left aside, it takes the colours of another theme only when somebody
 * looks, and fades into them while they do.
 */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Checks in both themes that a screen has no serious findings; what it has is reported at the end of the test. */
export async function checkAccess(page: Page, name: string): Promise<void> {
  await drawAll(page);
  for (const theme of THEMES) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await still(page);
    expect.soft(await findings(page, theme), `findings on ${name} (${theme})`).toEqual([]);
  }
}
