import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { setSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { TokensPart } from './tokens-part.tsx';

beforeEach(() => {
  const of = player();
  openGame(of);
  setSession({ userId: of._id, apiToken: 'secret' });
});
afterEach(() => {
  queryClient.clear();
  setSession(undefined);
  vi.unstubAllGlobals();
});

const token = (id: string, name: string) => ({
  id,
  name,
  client: 'api',
  current: false,
  createdAt: '2026-05-01T08:00:00.000Z',
  lastUsedAt: null,
});

function Page() {
  useKeptFocus();
  return <TokensPart />;
}

/** Devices and apps, by the keyboard. */
async function openTokens() {
  let tokens = [token('old', 'Old script')];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
    const made = token('new', 'New script');
    if (method === 'POST') tokens = [...tokens, made];
    if (method === 'DELETE') tokens = tokens.filter(({ id }) => !path.endsWith(id));
    const data = method === 'POST' ? { ...made, apiToken: 'abc-def' } : tokens;
    return Response.json({ success: true, data });
  });
  const screen = await show(<Page />);
  await expect.element(screen.getByText('Old script')).toBeVisible();
  return screen;
}

describe('by the keyboard, the focus is', () => {
  it('on copying, once a token is made', async () => {
    const screen = await openTokens();
    await screen.getByLabelText(t('settings.tokenName')).fill('New script');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('abc-def')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: t('settings.copy') })).toHaveFocus();
  });

  it('on the heading, once a token is revoked', async () => {
    const screen = await openTokens();
    const revoke = screen.getByRole('button', { name: t('settings.revokeNamed', { name: 'Old script' }) });
    revoke.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(revoke).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: t('settings.tokens') })).toHaveFocus();
  });
});
