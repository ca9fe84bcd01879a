import { expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { loadWords } from '../../i18n/i18n.ts';
import { AuthScreen } from './auth-screen.tsx';

await loadWords('auth');

it.each([
  ['by the link of an email', '/register?groupInvite=abc', /^Somebody wants you along/],
  ['by an older link', '/register?partyInvite=abc', /^Somebody wants you along/],
  ['on one’s own', '/register', /^A username, an email address/],
])('who comes to sign up %s reads why', async (_how, path, hint) => {
  const screen = await show(<AuthScreen />, { path });
  await expect.element(screen.getByText(hint)).toBeVisible();
});
