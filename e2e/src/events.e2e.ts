import { AxeBuilder } from '@axe-core/playwright';
import { signIn, still } from './support/arrive.ts';
import { mage, openShop } from './support/shops.ts';
import { ALL, expect, test } from './support/test.ts';

const LABEL = 'What’s on';

test('what is on leads to its shop, and stays hidden once it was hidden', ALL, async ({ page, server }) => {
  await server.clock('2026-11-22T12:00:00Z');
  const person = await mage(server);
  await server.write('users', person.id, { 'achievements.completedTask': true });
  await signIn(page, person, { hasNews: true });
  await page.locator('[data-column]').first().waitFor();
  const strip = page.getByRole('region', { name: LABEL });
  await expect(strip).toContainText('Harvest feast');
  await still(page);
  const { violations } = await new AxeBuilder({ page }).include(`[aria-label="${LABEL}"]`).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await strip.getByRole('link', { name: 'To the market' }).click();
  await expect(page.getByRole('region', { name: 'Food', exact: true })).toBeVisible();
  await expect(strip).toContainText('Harvest feast');
  await expect(strip.getByRole('link')).toHaveCount(0);
  await strip.getByRole('button', { name: 'Hide: Harvest feast' }).click();
  await expect(strip).toHaveCount(0);
  await openShop(page, 'quests', 'Featured quests');
  await expect(strip).toHaveCount(0);
});

test('a closed seasonal shop says when it opens, and with what', ALL, async ({ page, server }) => {
  await server.clock('2026-11-22T12:00:00Z');
  const person = await mage(server);
  await page.route('**/api/*/shops/seasonal', async (route) => {
    const response = await route.fetch();
    const body: { data: Record<string, unknown> } = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, opened: false } } });
  });
  await signIn(page, person);
  await page.locator('[data-column]').first().waitFor();
  await page.goto('/shops/seasonal');
  await expect(page.getByRole('main')).toContainText('The shop is closed');
  await expect(page.getByRole('main')).toContainText('It opens again on Tuesday 1 December');
});
