import { afterEach, expect, it, vi } from 'vitest';
import { openGame, player } from '../../test/game.ts';
import { show } from '../../test/render.tsx';
import { useSession } from '../data/session.ts';
import { t } from '../i18n/i18n.ts';
import { Pages } from './pages.tsx';
import { SCREENS } from './screens.tsx';
import { Link } from '../ui/link.tsx';

const usual = { ...SCREENS };
afterEach(() => {
  Object.assign(SCREENS, usual);
  useSession.setState({ session: undefined });
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new TypeError('Failed to fetch');
}

it('a screen that cannot be loaded leaves the way to the others open', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(SCREENS, { hall: Broken, challenges: () => <h1>Another screen</h1> });
  openGame(player(({ flags }) => void Object.assign(flags, { welcomed: true, showTour: false })));
  useSession.setState({ session: { userId: 'someone', apiToken: 'secret' } });
  const screen = await show(<Pages />, { path: '/hall/contributors' });
  await expect.element(screen.getByRole('heading', { name: t('app.failed') })).toBeVisible();
  await screen
    .getByRole('link', { name: t('nav.challenges') })
    .first()
    .click();
  await expect.element(screen.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  expect(screen.getByText(t('app.failed')).query()).toBeNull();
});

it('the focus goes to the page that comes when what led there is gone', async () => {
  const There = () => <Link to="/challenges/myChallenges">There</Link>;
  Object.assign(SCREENS, { hall: There, challenges: () => <h1>Another screen</h1> });
  openGame(player(({ flags }) => void Object.assign(flags, { welcomed: true, showTour: false })));
  useSession.setState({ session: { userId: 'someone', apiToken: 'secret' } });
  const screen = await show(<Pages />, { path: '/hall/contributors' });
  await screen.getByRole('link', { name: 'There' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  const lasting = screen.getByRole('link', { name: t('nav.challenges') }).first();
  await lasting.click();
  await expect.element(lasting).toHaveFocus();
});
