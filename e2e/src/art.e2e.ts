import { allFamilies } from './support/art-hashes.ts';
import { bundleForBrowser } from './support/art-bundle.ts';
import { expect, test } from './support/test.ts';

/** Fewer pictures would mean that a family is missing. */
const MANY = 1000;

test.describe('pictures', () => {
  test('are the same pixels in the browser as on the server', async ({ page }) => {
    await page.goto('/static/home');
    const inBrowser: string[] = await page.evaluate(await bundleForBrowser());
    const here = allFamilies();
    expect(here.length, 'how many pictures there are').toBeGreaterThan(MANY);
    expect(inBrowser.length, 'how many pictures were drawn').toBe(here.length);
    expect(inBrowser.find((line, index) => line !== here[index]) ?? 'none', 'what differs').toBe('none');
  });
});
