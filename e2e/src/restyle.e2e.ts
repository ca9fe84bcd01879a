import type { Page } from '@playwright/test';
import { isFields, listIn, numberIn, valueIn } from '@everdeed/content/values';
import { enter } from './support/arrive.ts';
import { furnish, makeHouse } from './support/plan-world.ts';
import { dialog } from './support/screen.ts';
import { enterShop, mage, wareOf } from './support/shops.ts';
import { expect, test } from './support/test.ts';

/*
 * What comes onto a page must not have all of it styled anew. A selector such as `.page:has(…)` does that, which stands
 * far above what comes, and whatever a page hands down to all of it, as dialogs do on their own. Screens with hundreds of
 * cards would then stutter while they are scrolled, and answer late.
 */

/** Elements that may be styled beside those that come. */
const FEW = 25;

/** What comes: a copy of the last item of the last list, with all that can be asked for. */
const GUEST = `[...document.querySelectorAll('main li')].at(-1)`;

/** Puts a copy beside what it was made of, for two frames; says of how many elements it is. */
const comeAndGo = `new Promise((done) => {
  const item = ${GUEST};
  const guest = item.cloneNode(true);
  item.after(guest);
  const count = guest.querySelectorAll('*').length + 1;
  const soon = (work) => requestAnimationFrame(() => requestAnimationFrame(work));
  soon(() => {
    guest.remove();
    soon(() => done(count));
  });
})`;

/** How many elements the browser styled at once, at most, during `work`. */
async function mostStyled(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const styled = listIn(trace, 'traceEvents').filter(
    (event) => isFields(event) && event['name'] === 'UpdateLayoutTree' && valueIn(event, 'ph') === 'X',
  );
  return Math.max(0, ...styled.map((event) => numberIn(event, 'args', 'elementCount')));
}

/** How many elements were styled at once while something came and went, beyond those that came. */
async function styledBeside(page: Page): Promise<number> {
  let came = 0;
  const most = await mostStyled(page, async () => {
    came = Number(await page.evaluate(comeAndGo));
  });
  // The browser always styles what came.
  expect(most).toBeGreaterThanOrEqual(came);
  return most - came;
}

const elementsIn = (page: Page, selector: string): Promise<number> => page.locator(`${selector} *`).count();

test('what comes onto a page is styled alone', async ({ page, server }) => {
  const house = await furnish(await makeHouse(server));
  await enter(page, house.leader);
  const board = `/group-plans/${house.group}/task-information`;
  for (const path of ['/', '/inventory/stable', '/inventory/looks', '/shops/market', board])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main li').last()).toBeAttached();
      await expect(async () => {
        // Something else may come at the same moment.
        expect(await styledBeside(page), path).toBeLessThan(FEW);
      }).toPass();
    });
});

test('a dialog that opens is styled alone', async ({ page, server }) => {
  const person = await mage(server);
  await enterShop(page, person, 'market', 'Food');
  // What the dialog needs is loaded, and styled, the first time.
  const ware = wareOf(page, 'Lantern Staff');
  const open = async () => {
    await ware.click();
    await expect(dialog(page, 'Lantern Staff')).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Lantern Staff')).toHaveCount(0);
  };
  await open();
  const own = await elementsIn(page, '[role="dialog"]');
  expect(await elementsIn(page, '#root')).toBeGreaterThan(10 * own);
  await close();
  await expect(async () => {
    const most = await mostStyled(page, open);
    await close();
    // Its scrim comes with it, and what it hides is marked as hidden.
    expect(most).toBeLessThan(3 * FEW);
  }).toPass();
});
