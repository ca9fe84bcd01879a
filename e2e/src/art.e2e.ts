import { hashesOf } from './support/art-hashes.ts';
import { bundleForBrowser } from './support/art-bundle.ts';
import { ALL, expect, test } from './support/test.ts';

/** Fewer pictures would mean that a family is missing. */
const MANY = 1000;

test.describe('pictures', () => {
  for (const [which, every, tags] of [
    ['every tenth of each family', 10, {}],
    ['all of them', 1, ALL],
  ] as const)
    test(`are the same pixels in the browser as on the server: ${which}`, tags, async ({ page }) => {
      await page.goto('/static/home');
      const inBrowser: string[] = await page.evaluate(await bundleForBrowser(every));
      const here = hashesOf(every);
      expect(here.length, 'how many pictures there are').toBeGreaterThan(MANY / every);
      expect(inBrowser.length, 'how many pictures were drawn').toBe(here.length);
      expect(inBrowser.find((line, index) => line !== here[index]) ?? 'none', 'what differs').toBe('none');
    });
});
