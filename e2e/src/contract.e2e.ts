import { expect, test } from './support/test.ts';

/** Asks for a call of the API from inside the page, and reads what it is answered. */
const status = async (path: string) => {
  const answer = await fetch(path);
  await answer.text();
  return answer.status;
};

test.describe('what a page is answered', () => {
  test('is checked against the contract, whatever the page makes of it', async ({ page }) => {
    await page.goto('/static/home');
    expect(await page.evaluate(status, '/api/v4/status')).toBe(200);
  });

  test('fails the test when a field is not as the contract says', async ({ context, page }) => {
    test.fail();
    const json = { success: true, data: { status: 'sideways', more: 1 }, appVersion: '1.0.0' };
    await context.route('**/api/v4/status', (route) => route.fulfill({ json }));
    await page.goto('/static/home');
    await page.evaluate(status, '/api/v4/status');
  });

  test('fails the test when a refusal is not declared', async ({ allow, context, page }) => {
    test.fail();
    // The console tells of every answer of 404.
    allow(/404/);
    const json = { success: false, error: 'NotFound', message: 'No such tag.', code: 'tagNotFound' };
    await context.route('**/api/v4/status', (route) => route.fulfill({ status: 404, json }));
    await page.goto('/static/home');
    await page.evaluate(status, '/api/v4/status');
  });
});
