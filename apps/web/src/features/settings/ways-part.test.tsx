import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { WaysPart } from './ways-part.tsx';

await loadWords('settings');

const good = (data: unknown) => Response.json({ success: true, data });

/** A site with one service; what is sent is noted, and changes what is connected next. */
function stubServer({ connected, refusal }: { connected: boolean; refusal?: string }): string[] {
  const sent: string[] = [];
  let isConnected = connected;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${path}`);
    if (path.endsWith('/ways'))
      return good({ ways: [{ way: 'oidc', name: 'House Key', connected: isConnected }], registration: true });
    if (path.endsWith('/begin')) return good({ url: '#at-the-service' });
    if (refusal) {
      const said = { success: false, error: 'NotAuthorized', code: 'cantDetachSocial', message: refusal };
      return Response.json(said, { status: 401 });
    }
    if (method === 'DELETE') isConnected = false;
    return good({});
  });
  return sent;
}

beforeEach(() => openGame(player()));
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

describe('other ways to sign in', () => {
  it('are connected at the service, to come back to the settings', async () => {
    stubServer({ connected: false });
    const screen = await show(<WaysPart />);
    await screen.getByRole('button', { name: 'Connect House Key', exact: true }).click();
    await expect.poll(() => location.hash).toBe('#at-the-service');
    expect(sessionStorage.getItem('everdeed-sign-in-place')).toBe('/user/settings/general');
  });

  it('are disconnected here', async () => {
    const sent = stubServer({ connected: true });
    const screen = await show(<WaysPart />);
    await screen.getByRole('button', { name: 'Disconnect House Key' }).click();
    await expect.element(screen.getByText(t('settings.wayFree'))).toBeVisible();
    expect(sent).toContain('DELETE /api/v4/user/auth/social/oidc');
  });

  it('stay where they are the last, and say so', async () => {
    stubServer({ connected: true, refusal: 'That is the only way in.' });
    const screen = await show(<WaysPart />);
    await screen.getByRole('button', { name: 'Disconnect House Key' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('That is the only way in.');
    await expect.element(screen.getByText(t('settings.wayConnected'))).toBeVisible();
  });

  it('can be asked for again when they cannot be loaded', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    const screen = await show(<WaysPart />);
    await expect.element(screen.getByText(t('settings.tokensFailed'))).toBeVisible();
    stubServer({ connected: false });
    await screen.getByRole('alert').getByRole('button').click();
    await expect
      .element(screen.getByRole('button', { name: 'Connect House Key', exact: true }))
      .toBeVisible();
  });
});
