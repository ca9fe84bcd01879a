import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/axe.ts';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { queryClient } from '../data/queries.ts';
import { HallScreen } from '../features/hall/hall-screen.tsx';
import { InvitationsSection } from '../features/settings/site/invitations-section.tsx';
import { SetUpScreen } from '../features/settings/site/set-up-screen.tsx';
import { SiteSection } from '../features/settings/site/site-section.tsx';
import { loadWords } from '../i18n/i18n.ts';
import { AdminPage } from './admin-page.tsx';

/** A server that answers nothing until it is let, and then with failures. */
function serveFailures() {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const failure = () => Response.json({ success: false, message: 'no' }, { status: 500 });
  let isHeld = true;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    return failure();
  });
  const letGo = () => {
    isHeld = false;
    for (const resolve of held) resolve();
  };
  return { asked, letGo };
}

const SCREENS = [
  ['/admin-panel/search/su', 'The search failed.'],
  ['/admin-panel/suli', 'The player couldn’t be loaded.'],
  ['/admin/reports', 'The reports couldn’t be loaded.'],
  ['/admin/groups', 'The groups couldn’t be loaded.'],
  ['/admin/groups?group=g1', 'The group couldn’t be loaded.'],
  ['/admin/news', 'The news couldn’t be loaded.'],
  ['/admin/world', 'The world couldn’t be loaded.'],
  ['/admin/server', 'The figures couldn’t be loaded.'],
  ['/admin/blocks', 'The blocks couldn’t be loaded.'],
  ['/admin/log', 'The log couldn’t be loaded.'],
  ['/hall/contributors', 'The hall couldn’t be loaded.'],
  ['/hall/patrons', 'The hall couldn’t be loaded.'],
  ['/set-up', 'The settings of the site couldn’t be loaded.'],
  ['/user/settings/site', 'The settings of the site couldn’t be loaded.'],
  ['/user/settings/invitations', 'The invitations couldn’t be loaded.'],
] as const;

function Keepers({ path }: { readonly path: string }) {
  if (path.startsWith('/hall')) return <HallScreen />;
  if (path === '/set-up') return <SetUpScreen onSet={vi.fn()} />;
  if (path.endsWith('/site')) return <SiteSection />;
  if (path.endsWith('/invitations')) return <InvitationsSection />;
  return <AdminPage />;
}

beforeAll(() => loadWords('set-up'));
beforeEach(() => queryClient.clear());

describe('every screen of those who keep a site', () => {
  it.each(SCREENS)('waits at %s, says “%s”, and is asked again by keyboard', async (path, words) => {
    const { asked, letGo } = serveFailures();
    openGame(player((one) => Object.assign(one, { permissions: { fullAccess: true } })));
    const screen = await show(<Keepers path={path} />, { path });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
    await expectAccessible();
    letGo();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible();
    const before = asked.length;
    screen.getByRole('button', { name: 'Try again' }).first().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});
