import { hashesOf } from './support/art-hashes.ts';
import { enter } from './support/arrive.ts';
import { bundleForBrowser } from './support/art-bundle.ts';
import { makeHero } from './support/hero.ts';
import { ALL, expect, test } from './support/test.ts';

/** Fewer pictures would mean that a family is missing. */
const MANY = 1000;

/** How many colours there are in a PNG. */
async function countColours(base64: string): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? {
    data: new Uint8ClampedArray(),
  };
  return new Set(new Uint32Array(data.buffer)).size;
}

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

  test('leave their places empty while they are on their way, without a frame', async ({ page, server }) => {
    const person = await makeHero(server);
    // Never answered.
    await page.route(/\/assets\/art\//, () => undefined);
    await enter(page, person);
    const pictures = page.getByRole('banner').locator('img[data-pixels]');
    await expect(pictures.first()).toBeVisible();
    const places = await pictures.all();
    expect(places.length, 'pet and hero').toBeGreaterThan(1);
    for (const place of places) {
      const shot = (await place.screenshot()).toString('base64');
      expect(await page.evaluate(countColours, shot), 'colours in the place of a picture').toBe(1);
    }
  });
});
