import { allFamilies } from './support/art-hashes.ts';
import { bundleForBrowser } from './support/art-bundle.ts';
import { expect, test } from './support/test.ts';

test.describe('pictures', () => {
  test('are the same pixels in the browser as on the server', async ({ page }) => {
    await page.goto('/static/home');
    const inBrowser: string[] = await page.evaluate(await bundleForBrowser());
    const here = allFamilies();
    expect(inBrowser.length, 'how many pictures were drawn').toEqual(here.length);
    expect(inBrowser.find((line, index) => line !== here[index]) ?? 'none', 'what differs').toBe('none');
  });
});
