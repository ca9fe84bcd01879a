import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../../test/render.tsx';
import { currentSession, setSession } from '../../../data/session.ts';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { takeInvite } from '../../../lib/sign-in-ways.ts';
import { queryClient } from '../../../data/queries.ts';
import { JoiningNote } from './joining-note.tsx';
import { SignInReturn } from './sign-in-return.tsx';
import { SignInWays } from './sign-in-ways.tsx';

await loadWords('auth');

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

const good = (data: unknown) => Response.json({ success: true, data });
const bad = (status: number, code: string, message: string) =>
  Response.json({ success: false, error: 'NotAuthorized', code, message }, { status });

/** A server that answers calls by the end of their path, and what it was sent. */
function stubServer(answers: Readonly<Record<string, () => Response>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  return sent;
}

const listed = () =>
  good({
    ways: [
      { way: 'oidc', name: 'House Key', connected: false },
      { way: 'apple', name: 'Apple', connected: false },
    ],
    registration: true,
  });

beforeEach(() => setSession(undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  setSession(undefined);
  location.hash = '';
});

describe('who cannot simply sign up', () => {
  const site = (registration: string) => () => good({ name: 'Everdeed', registration, payments: [] });
  beforeEach(() => queryClient.clear());

  const invitation = (isOpen: boolean) => () => good({ isOpen });
  const LINK = '/site/invitation?code=abc';

  it.each([
    ['closed', null, false, /takes no new players/],
    ['closed', 'abc', true, /takes no new players/],
    ['invitation', null, false, /need an invitation/],
    ['invitation', 'abc', false, /used up or has expired/],
  ])('is told so where it is %s, with the link %s', async (registration, invite, isOpen, words) => {
    stubServer({ '/site': site(registration), [LINK]: invitation(isOpen) });
    const screen = await show(<JoiningNote invite={invite} />);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['open', null, 1],
    ['open', 'abc', 1],
    ['invitation', 'abc', 2],
  ])('are not those where it is %s, with the link %s', async (registration, invite, calls) => {
    const sent = stubServer({ '/site': site(registration), [LINK]: invitation(true) });
    const screen = await show(<JoiningNote invite={invite} />);
    await expect.poll(() => sent.length).toBe(calls);
    expect(screen.container.textContent).toBe('');
  });

  it('are let try where nothing is known of their link', async () => {
    const sent = stubServer({ '/site': site('invitation'), [LINK]: () => bad(500, 'unknown', 'no') });
    const screen = await show(<JoiningNote invite="abc" />);
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    expect(screen.container.textContent).toBe('');
  });
});

describe('the buttons for other services', () => {
  it('lead there, and remember where to go on', async () => {
    const sent = stubServer({ '/ways': listed, '/oidc/begin': () => good({ url: '#at-the-service' }) });
    const screen = await show(<SignInWays />, { path: '/login?redirectTo=%2Fparty&invite=abc' });
    await expect.element(screen.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
    await screen.getByRole('button', { name: 'Continue with House Key' }).click();
    await expect.poll(() => location.hash).toBe('#at-the-service');
    expect(sessionStorage.getItem('everdeed-sign-in-place')).toBe('/party');
    expect(takeInvite()).toBe('abc');
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/v4/user/auth/ways',
      '/api/v4/user/auth/ways/oidc/begin',
    ]);
  });

  it('are not there where the site knows no service, or does not answer', async () => {
    const sent = stubServer({ '/ways': () => good({ ways: [], registration: true }) });
    const screen = await show(<SignInWays />);
    await expect.poll(() => sent.length).toBe(1);
    expect(screen.container.textContent).toBe('');
    stubServer({});
    const other = await show(<SignInWays />);
    expect(other.container.textContent).toBe('');
  });

  it('say that a service is down, and can be tried again', async () => {
    stubServer({ '/ways': listed, '/begin': () => bad(500, 'unexpected', 'An error.') });
    const screen = await show(<SignInWays />);
    const button = screen.getByRole('button', { name: 'Continue with Apple' });
    await button.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(t('auth.wayDown'));
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  });
});

describe('coming back from another service', () => {
  const back = (search: string) =>
    show(
      <Routes>
        <Route path="/static/sign-in-redirect" element={<SignInReturn />} />
        <Route path="/user/settings/general" element={<p>settings</p>} />
        <Route path="/party" element={<p>party</p>} />
        <Route path="/" element={<p>tasks</p>} />
      </Routes>,
      { path: `/static/sign-in-redirect${search}` },
    );
  const signedIn = () => good({ id: 'me', apiToken: 'token', newUser: false, username: 'alder' });

  it('signs in and goes on to where it was begun', async () => {
    sessionStorage.setItem('everdeed-sign-in-place', '/party');
    const sent = stubServer({ '/finish': signedIn });
    const screen = await back('?code=c&state=s&name=Alder%20Brook');
    await expect.element(screen.getByText('party')).toBeVisible();
    expect(currentSession()).toEqual({ userId: 'me', apiToken: 'token' });
    expect(sent).toEqual([
      {
        path: '/api/v4/user/auth/ways/finish',
        body: { code: 'c', state: 's', name: 'Alder Brook', ownToken: true },
      },
    ]);
    expect(sessionStorage.getItem('everdeed-sign-in-place')).toBeNull();
  });

  it('never leads to another site', async () => {
    sessionStorage.setItem('everdeed-sign-in-place', '//example.org');
    stubServer({ '/finish': signedIn });
    const screen = await back('?code=c&state=s');
    await expect.element(screen.getByText('tasks')).toBeVisible();
  });

  it('connects for somebody who is signed in, who stays so', async () => {
    const session = { userId: 'me', apiToken: 'mine' };
    setSession(session);
    stubServer({ '/finish': signedIn });
    const screen = await back('?code=c&state=s');
    await expect.element(screen.getByText('settings')).toBeVisible();
    expect(currentSession()).toEqual(session);
  });

  it.each([
    [
      'the reason that the server gives',
      '?code=c&state=s',
      () => bad(401, 'addressNotConfirmed', 'Not yet.'),
      'Not yet.',
    ],
    [
      'that the service is down',
      '?code=c&state=s',
      () => bad(500, 'unexpected', 'An error.'),
      t('auth.wayDown'),
    ],
    [
      'that somebody turned back',
      '?error=access_denied&error_description=Call+0123',
      signedIn,
      t('auth.wayCancelled'),
    ],
    ['that nothing came along', '?code=c', signedIn, t('auth.wayIncomplete')],
  ])('says %s, and leads back to the sign-in', async (_what, search, answer, text) => {
    stubServer({ '/finish': answer });
    const screen = await back(search);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
    await expect.element(screen.getByRole('heading', { name: t('auth.wayFailed') })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: t('auth.back') })).toBeVisible();
    expect(currentSession()).toBeUndefined();
  });

  it('leads back to the settings whoever is signed in', async () => {
    setSession({ userId: 'me', apiToken: 'mine' });
    stubServer({ '/finish': () => bad(401, 'socialAlreadyExists', 'Taken.') });
    const screen = await back('?code=c&state=s');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Taken.');
    await screen.getByRole('link', { name: t('auth.backToSettings') }).click();
    await expect.element(screen.getByText('settings')).toBeVisible();
  });
});
