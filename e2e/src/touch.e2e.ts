import type { Locator, Page } from '@playwright/test';
import { enter } from './support/arrive.ts';
import { makePerson } from './support/person.ts';
import { card, centreOf, saved, titles } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const STEPS = 12;

/** Holds a finger on one card and drags it onto another, through the browser's own touch events. */
async function holdAndDrag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly object[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point) => ({ ...start, ...point })),
    });
  await touch('touchStart', [start]);
  await page.waitForTimeout(450);
  for (let step = 1; step <= STEPS; step += 1) {
    const y = start.y + ((end.y - start.y) * step) / STEPS;
    await touch('touchMove', [{ x: start.x, y }]);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(200);
  await touch('touchEnd', []);
}

test('holding a card by touch and dragging it changes the order, the first time too', async ({
  server,
  browse,
}) => {
  const person = await makePerson(server);
  for (const text of ['Third', 'Second', 'First']) await person.task({ type: 'daily', text });
  const page = await browse(PHONE);
  await enter(page, person);
  await expect(titles(page, 'Dailies')).toHaveText(['First', 'Second', 'Third']);
  await expect(page.getByRole('button', { name: 'Move First' })).toBeAttached();
  await holdAndDrag(page, card(page, 'First'), card(page, 'Third'));
  await expect(titles(page, 'Dailies')).toHaveText(['Second', 'Third', 'First']);
  await saved(page);
  const dailies = await person.call<{ text: string }[]>('GET', '/tasks/user?type=dailys');
  expect(
    dailies.map(({ text }) => text),
    'the stored order',
  ).toEqual(['Second', 'Third', 'First']);
});
