import type { Player } from '@everdeed/rules';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../test/axe.ts';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { type Asked, serveCalls } from '../../../../test/serve.ts';
import { queryClient } from '../../../data/queries.ts';
import { loadWords } from '../../../i18n/i18n.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { SetUpScreen } from './set-up-screen.tsx';
import { SiteSection } from './site-section.tsx';

beforeAll(() => loadWords('set-up'));
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});

const choices = {
  siteName: 'Everdeed',
  language: 'en',
  registration: 'open',
  playersInvite: false,
  backupHour: 3,
  backupsKept: 14,
  isSetUp: false,
};
const site = {
  choices,
  fixed: [],
  address: 'https://lantern.example',
  version: '1.2.3',
  mail: { server: 'mail.lantern.example:587', security: 'starttls' },
  mailFrom: 'Lantern House',
  canBackUp: true,
};
const invitation = {
  id: 'i1',
  state: 'open',
  uses: 3,
  used: 1,
  createdAt: '2026-11-25T09:00:00.000Z',
  expiresAt: '2026-12-02T09:00:00.000Z',
  by: 'maren',
};
const failure = () => Response.json({ success: false, message: 'no' }, { status: 500 });

const keeper = (change: (fresh: Player) => void = () => undefined): Player =>
  player((fresh) => {
    Object.assign(fresh, { permissions: { fullAccess: true } });
    Object.assign(fresh.auth.local, { email: 'maren@example.org' });
    change(fresh);
  });

/** A server whose settings become what is sent, and which has these answers to other paths. */
function serveSite(answers: Readonly<Record<string, () => unknown>>, of: object = site) {
  const asked: readonly Asked[] = serveCalls((path) => {
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (found) return found[1]();
    const bodies = asked.filter(({ method, path: to }) => method === 'PUT' && to.endsWith('/site/settings'));
    return { ...of, choices: Object.assign({ ...choices }, ...bodies.map(({ body }) => body)) };
  });
  return asked;
}

const sentTo = (asked: readonly Asked[], end: string) =>
  asked.filter(({ method, path }) => method !== 'GET' && path.endsWith(end)).map(({ body }) => body);

describe('the set-up', () => {
  const taken = { '/site/mail-test': () => ({ result: 'taken', answer: 'ok', ms: 800 }) };
  const open = async () => {
    const asked = serveSite(taken);
    openGame(keeper());
    const onSet = vi.fn();
    const screen = await show(<SetUpScreen onSet={onSet} />);
    const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
    return { screen, press, onSet, asked };
  };

  it('asks one question after the other, and keeps what was answered', async () => {
    const { screen, press, asked } = await open();
    await screen.getByLabelText('Name of the site').fill('Lantern House');
    await press('Save and go on');
    await press('Skip');
    await press('Send a test');
    await expect.element(screen.getByText('The mail server took it in 0.8 seconds')).toBeVisible();
    await expectAccessible();
    await press('It arrived');
    await expect.element(screen.getByText(/A test has arrived\.$/)).toBeVisible();
    await press('Finish');
    await expect.element(screen.getByRole('heading', { name: 'Your server is ready' })).toHaveFocus();
    expect(sentTo(asked, '/site/settings')).toEqual([
      { siteName: 'Lantern House', language: 'en' },
      { backupHour: 3, backupsKept: 14, isSetUp: true },
    ]);
  });

  it('helps with a test that has not arrived', async () => {
    const { screen, press } = await open();
    await press('Skip');
    await press('Skip');
    await press('Send a test');
    await press('It has not');
    await expect.element(screen.getByRole('heading', { name: 'What to try' })).toBeVisible();
    await expectAccessible();
    await press('Go on without it');
    await expect.element(screen.getByRole('heading', { name: 'Backups' })).toHaveFocus();
  });

  it('goes back, and on where it was left', async () => {
    const { screen, press } = await open();
    await press('Skip');
    await press('Back');
    await expect.element(screen.getByLabelText('Name of the site')).toBeVisible();
    await screen.unmount();
    const again = await show(<SetUpScreen onSet={vi.fn()} />);
    await expect.element(again.getByRole('radio', { name: 'Everybody' })).toBeVisible();
  });

  it('calls whoever looks after the site as they like', async () => {
    const { screen, press, onSet } = await open();
    await press('Change: You');
    await screen.getByLabelText('What others call you').fill(' ');
    await press('Save');
    await expect.element(screen.getByText('Others need something to call you.')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('What others call you').fill('Odile');
    await press('Save');
    expect(onSet).toHaveBeenCalledExactlyOnceWith('profile.name', 'Odile');
  });

  it('says that it cannot be loaded', async () => {
    serveCalls(failure);
    openGame(keeper());
    const screen = await show(<SetUpScreen onSet={vi.fn()} />);
    await expect.element(screen.getByText('The settings of the site couldn’t be loaded.')).toBeVisible();
  });
});

describe('the site’s settings', () => {
  it('lead to a set-up that is not finished', async () => {
    serveSite({});
    openGame(keeper());
    const screen = await show(<SiteSection />);
    const link = screen.getByRole('link', { name: 'Go on with the set-up' });
    await expect.element(link).toHaveAttribute('href', '/set-up');
    await expectAccessible();
  });

  it('forget what was typed and not saved', async () => {
    serveSite({});
    openGame(keeper());
    const screen = await show(<SiteSection />);
    const change = screen.getByRole('button', { name: 'Change: Your server' });
    await change.click();
    await screen.getByLabelText('Name of the site').fill('Oops');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await change.click();
    await expect.element(screen.getByLabelText('Name of the site')).toHaveValue('Everdeed');
  });
});

describe('invitations', () => {
  const open = async (answer: () => unknown) => {
    const asked = serveSite({
      '/site/invitations': answer,
      '/site/invitations/i1': () => ({}),
      '/v4/site': () => ({ registration: 'invitation', playersInvite: true, payments: [] }),
    });
    openGame(player());
    return { screen: await show(<InvitationsSection />), asked };
  };

  it('tell what has become of each, and are revoked after a question', async () => {
    const used = { ...invitation, id: 'i2', state: 'used', used: 3 };
    const late = { ...invitation, id: 'i3', state: 'expired' };
    const { screen, asked } = await open(() => ({ mayInvite: true, invitations: [invitation, used, late] }));
    for (const state of ['Open', 'Used up', 'Expired'])
      await expect.element(screen.getByText(state, { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: /^Revoke the invitation/ }).click();
    await expectAccessible();
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await screen.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect.poll(() => sentTo(asked, '/site/invitations/i1')).toHaveLength(1);
  });

  it('say that there are none', async () => {
    const { screen } = await open(() => ({ mayInvite: true, invitations: [] }));
    await expect.element(screen.getByText('Nobody has been invited yet.')).toBeVisible();
  });

  it('are not made by those who may not', async () => {
    const { screen } = await open(() => ({ mayInvite: false, invitations: [] }));
    await expect.element(screen.getByText('Only administrators can make invitations here.')).toBeVisible();
    await expectAccessible();
    expect(screen.getByRole('button', { name: 'Make a link' }).elements()).toHaveLength(0);
  });

  it('say that they cannot be loaded', async () => {
    const { screen } = await open(failure);
    await expect.element(screen.getByText(/The invitations couldn’t be loaded\./)).toBeVisible();
  });
});
