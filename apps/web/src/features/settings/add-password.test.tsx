import { expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { serveCalls } from '../../../test/serve.ts';
import { t } from '../../i18n/i18n.ts';
import { AccountPart } from './account-part.tsx';

const TYPED = 'a good long password';

async function open(email: string | undefined, hasPassword: boolean) {
  const asked = serveCalls(() => ({}));
  const of = player((one) => {
    one.auth.local = { username: 'maren', has_password: hasPassword, ...(email && { email }) };
  });
  openGame(of);
  const screen = await show(<AccountPart />);
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  return { screen, asked, field };
}

it.each([
  { email: 'maren@example.org', typed: undefined, what: 'has an address' },
  { email: undefined, typed: ' maren@example.org ', what: 'has none' },
])('who signed in with another service adds a password, and $what', async ({ email, typed }) => {
  const { screen, asked, field } = await open(email, false);
  await expect.element(field(t('settings.newPassword'))).toBeVisible();
  expect(field(t('settings.currentPassword')).query()).toBeNull();
  const add = screen.getByRole('button', { name: t('settings.addPassword') });
  await expect.element(add).toBeDisabled();
  if (typed !== undefined)
    await screen
      .getByRole('textbox', { name: t('settings.email') })
      .last()
      .fill(typed);
  await field(t('settings.newPassword')).fill(TYPED);
  await expect.element(add).toBeDisabled();
  await field(t('settings.confirmPassword')).fill(TYPED);
  await add.click();
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST'))
    .toEqual([
      {
        method: 'POST',
        path: '/api/v4/user/auth/local/register',
        body: { username: 'maren', email: 'maren@example.org', password: TYPED, confirmPassword: TYPED },
      },
    ]);
});

it('who has a password changes it', async () => {
  const { screen, field } = await open('maren@example.org', true);
  await expect.element(field(t('settings.currentPassword')).first()).toBeVisible();
  expect(screen.getByRole('button', { name: t('settings.addPassword') }).query()).toBeNull();
});
