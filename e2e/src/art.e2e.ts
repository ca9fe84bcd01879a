import { allFamilies } from './support/art-hashes.ts';
import { bundleForBrowser } from './support/art-bundle.ts';
import { expectSame } from './support/checks.ts';
import { about, test } from './support/runner.ts';

about('pictures', () => {
  test('are the same pixels in the browser as on the server', async (stage) => {
    const { page } = stage;
    await page.goto('/static/home');
    const inBrowser: string[] = await page.evaluate(await bundleForBrowser());
    const here = allFamilies();
    expectSame(inBrowser.length, here.length, 'how many pictures were drawn');
    expectSame(inBrowser.find((line, index) => line !== here[index]) ?? 'none', 'none', 'what differs');
  });
});
