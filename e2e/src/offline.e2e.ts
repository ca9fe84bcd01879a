import { makePerson } from './support/person.ts';
import { enter, reload } from './support/arrive.ts';
import { hold } from './support/hold.ts';
import { ALL, CUT, expect, test } from './support/test.ts';
import { card, dialog, keptForLater, plus, quickAdd, saved, storedIn, toasts } from './support/screen.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  test(
    'parts that were never opened before open offline: notes are rendered, the editor opens',
    ALL,
    async ({ page, context, server, allow }) => {
      allow(CUT);
      const person = await makePerson(server);
      await enter(page, person);
      await keptForLater(page);
      await context.setOffline(true);
      await quickAdd(page, 'habit', 'Take the **stairs**');
      const bold = card(page, 'Take the stairs').locator('strong');
      await expect(bold).toHaveText('stairs');
      await plus(page, 'Take the stairs').click();
      await expect(toasts(page).getByText('Take the stairs', { exact: true })).toBeVisible();
      await card(page, 'Take the stairs').getByRole('heading').click();
      await expect(dialog(page, 'Take the stairs')).toBeVisible();
    },
  );

  test(
    'a visit of a moment is enough to open the list offline',
    ALL,
    async ({ page, context, server, allow }) => {
      allow(CUT);
      const person = await makePerson(server);
      await person.task({ type: 'habit', text: 'Take the stairs' });
      // What would only be done after two seconds is never done: the visit is over by then.
      await page.addInitScript(() => {
        const usual = globalThis.setTimeout.bind(globalThis);
        const shorter = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
          ms !== undefined && ms >= 2000 ? 0 : usual(run, ms, ...given);
        Object.assign(globalThis, { setTimeout: shorter });
      });
      await enter(page, person);
      await expect(card(page, 'Take the stairs')).toBeVisible();
      await keptForLater(page);
      await page.close();
      await context.setOffline(true);
      const again = await context.newPage();
      await again.goto('/');
      await expect(card(again, 'Take the stairs')).toBeVisible();
    },
  );

  test('the list of the last visit is there before anything is answered', async ({
    page,
    context,
    server,
  }) => {
    const person = await makePerson(server);
    await person.task({ type: 'habit', text: 'Take the stairs' });
    await enter(page, person);
    await saved(page);
    await expect
      .poll(async () => (await storedIn(page, 'snapshots')).some((one) => one.includes('Take the stairs')))
      .toBe(true);
    const release = await hold(context, /\/api\//);
    await reload(page);
    await expect(card(page, 'Take the stairs')).toBeVisible();
    await expect(page.getByRole('meter', { name: /^Health/ }).first()).toBeVisible();
    release();
  });
});
