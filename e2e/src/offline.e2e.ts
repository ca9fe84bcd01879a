import { eventually, see } from './support/checks.ts';
import { about, test } from './support/runner.ts';
import { card, dialog, keptForLater, plus, quickAdd, toasts } from './support/screen.ts';

about('without a network', () => {
  test('what was never opened before opens offline: notes are drawn, the editor comes', async (stage) => {
    const { page, context } = stage;
    stage.allow(/ERR_|Failed to load|Failed to fetch/);
    const person = await stage.person();
    await stage.enter(person);
    await keptForLater(page);
    await context.setOffline(true);
    await quickAdd(page, 'habit', 'Take the **stairs**');
    const bold = card(page, 'Take the stairs').locator('strong');
    await eventually(() => bold.innerText(), 'stairs', 'the bold word');
    await plus(page, 'Take the stairs').click();
    await see(toasts(page).getByText('Take the stairs', { exact: true }));
    await card(page, 'Take the stairs').getByRole('heading').click();
    await see(dialog(page, 'Take the stairs'));
  });
});
