import { makePerson } from './support/person.ts';
import { enter } from './support/arrive.ts';
import { CUT, expect, test } from './support/test.ts';
import { card, dialog, keptForLater, plus, quickAdd, toasts } from './support/screen.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  test('parts that were never opened before open offline: notes are rendered, the editor opens', async ({
    page,
    context,
    server,
    allow,
  }) => {
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
  });
});
