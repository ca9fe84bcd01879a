import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/axe.ts';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { personOf, serveCalls } from '../../../../test/serve.ts';
import { queryClient } from '../../../data/queries.ts';
import { setSession } from '../../../data/session.ts';
import { ToastArea } from '../../../ui/toast-area.tsx';
import { useToasts } from '../../../ui/toast-store.ts';
import { PlayersScreen } from './players-screen.tsx';

const AT = '2026-11-25T09:00:00.000Z';

const hero = (changes: object = {}) => ({
  _id: 'suli',
  auth: { local: { username: 'suli', email: 'suli@example.org' }, timestamps: { created: AT, loggedin: AT } },
  balance: 3,
  contributor: { level: 3 },
  flags: { chatRevoked: true },
  items: { pets: { 'Wolf-Shade': 35 }, eggs: { Wolf: 2 }, gear: { owned: {} } },
  lastCron: AT,
  party: {},
  preferences: {},
  profile: { name: 'Suli' },
  purchased: { plan: { consecutive: { count: 8, trinkets: 3 } } },
  secret: { text: 'Lost a wolf' },
  achievements: {},
  stats: { hp: 41, exp: 212, mp: 58, gp: 120.5, lvl: 27, str: 14, int: 6, con: 9, per: 31, points: 0 },
  ...changes,
});
const details = {
  _id: 'suli',
  signIns: { password: true, services: ['google'], confirmedEmail: null },
  devices: [{ id: 'd1', name: 'Tablet', client: 'app', createdAt: AT, lastUsedAt: null }],
  pushDevices: [],
  mails: [{ id: 'm1', to: 'suli@example.org', subject: 'Welcome', createdAt: AT, sentAt: AT }],
  groups: [
    {
      _id: 'g1',
      name: 'The Lamplighters',
      type: 'party',
      memberCount: 5,
      leader: 'ivo',
      hasPlan: false,
      quest: { key: 'vice1', active: true, leader: 'ivo', takesPart: true, hp: 90, pendingDamage: 52.6 },
    },
  ],
  openReports: 2,
};
const found = [{ _id: 'suli', profile: { name: 'Suli' }, contributor: {}, backer: {}, auth: hero().auth }];

interface Scene {
  readonly path?: string;
  readonly permissions?: Record<string, boolean>;
  /** What the hero is, one after the other. */
  readonly heroes?: readonly unknown[];
  readonly saved?: Response;
  readonly results?: readonly unknown[];
}

async function open({
  path = '/admin-panel/suli',
  permissions = { userSupport: true },
  ...scene
}: Scene = {}) {
  const { heroes = [hero()], saved, results = found } = scene;
  const of = player((one) => Object.assign(one, { permissions }));
  let reads = 0;
  const asked = serveCalls((to) => {
    if (to.includes('/admin/search/')) return results;
    if (to.includes('/details')) return details;
    if (to.includes('/audit')) return { items: [], next: null };
    if (to.includes('/hall/heroes/')) {
      if (asked.at(-1)?.method === 'PUT') return saved ?? hero();
      const read = heroes[Math.min(reads++, heroes.length - 1)];
      // One that is asked for again is read again.
      return read instanceof Response ? read.clone() : read;
    }
    return to.includes('/members/') ? personOf(of, 'suli', 'Suli') : {};
  });
  openGame(of);
  const screen = await show(
    <>
      <Link to="/admin-panel">All players</Link>
      <PlayersScreen />
      <ToastArea />
    </>,
    { path },
  );
  const sent = () =>
    asked.flatMap(({ method, path: to, body }) => (method === 'GET' ? [] : [[`${method} ${to}`, body]]));
  return { screen, sent };
}

/** Changes the gold, says why, and goes on to the review. */
async function review(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await screen.getByRole('spinbutton', { name: 'Gold' }).fill('620.5');
  await screen.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Lost a wolf');
  await screen.getByRole('button', { name: 'Review one change' }).click();
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  setSession({ userId: 'maren', apiToken: 'token' });
});

afterEach(() => setSession(undefined));

describe('the search for players', () => {
  it('lists who was found', async () => {
    const { screen } = await open({ path: '/admin-panel/search/su' });
    await expect
      .element(screen.getByRole('link', { name: /Suli/ }))
      .toHaveAttribute('href', '/admin-panel/suli');
    await expect.element(screen.getByText('@suli · suli@example.org')).toBeVisible();
  });

  it('says that there is nobody', async () => {
    const { screen } = await open({ path: '/admin-panel/search/zz', results: [] });
    await expect.element(screen.getByText('Nobody found.')).toBeVisible();
  });

  it('asks for somebody', async () => {
    const { screen } = await open({ path: '/admin-panel' });
    await expect.element(screen.getByText('Who needs help?')).toBeVisible();
  });
});

describe('the page of a player', () => {
  it('says who it is, and what stands out', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { name: 'Suli', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Muted', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText('2 reports')).toBeVisible();
    await expect.element(screen.getByText(/52.6 damage waiting/)).toBeVisible();
    await expect.element(screen.getByText('Tablet')).toBeVisible();
    await expectAccessible();
  });

  it('writes nothing before the review, and then all of it with its reason', async () => {
    const { screen, sent } = await open();
    await review(screen);
    expect(sent()).toEqual([]);
    await expect.element(screen.getByRole('dialog').getByText('120.5')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(sent)
      .toEqual([['PUT /api/v4/hall/heroes/suli', { stats: { gp: 620.5 }, reason: 'Lost a wolf' }]]);
    await expect.element(screen.getByText('Suli is saved.')).toBeVisible();
  });

  it('wants a reason', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('switch', { name: /^Muted/ }).click();
    await screen.getByRole('button', { name: 'Review one change' }).click();
    await expect.element(screen.getByText('Say why, for the log.')).toBeVisible();
    await expectAccessible();
    expect(sent()).toEqual([]);
  });

  it('shows gems as four for a unit of balance', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('spinbutton', { name: 'Gems' })).toHaveValue(12);
  });

  it('takes edits back, one or all', async () => {
    const { screen } = await open();
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.getByRole('spinbutton', { name: 'Mana' }).fill('2');
    await expect.element(screen.getByText('was 120.5')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo the change of Gold' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(120.5);
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Mana' })).toHaveValue(58);
    await expect.element(screen.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('still has the edits after one was elsewhere, until they are dropped', async () => {
    const { screen } = await open();
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.unmount();
    const again = await open();
    await expect.element(again.screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(1);
    await again.screen.getByRole('button', { name: 'Discard' }).click();
    await again.screen.unmount();
    const last = await open();
    await expect.element(last.screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(120.5);
  });

  it('asks before edits are left by a link, and drops them then', async () => {
    const { screen } = await open({ path: '/admin-panel/suli' });
    await screen.getByRole('spinbutton', { name: 'Gold' }).fill('1');
    await screen.getByRole('link', { name: 'Stats' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'All players' }).click();
    const asked = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('Who needs help?')).toBeVisible();
    await screen.unmount();
    const again = await open();
    await expect.element(again.screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(120.5);
  });

  it('asks before a note is left by a link, and not once it is saved', async () => {
    const { screen, sent } = await open({ heroes: [hero(), hero({ secret: { text: 'Found it' } })] });
    const note = screen.getByRole('textbox', { name: 'Support note' });
    await note.fill('Found it');
    await screen.getByRole('link', { name: 'All players' }).click();
    const asked = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(note).toHaveValue('Found it');
    await screen.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(() => sent().length).toBe(1);
    await expect.element(screen.getByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'All players' }).click();
    await expect.element(screen.getByText('Who needs help?')).toBeVisible();
  });

  it('gives things that are looked for', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Show the items' }).click();
    await screen.getByRole('searchbox', { name: 'Find a thing by name or path' }).fill('pets.Wolf-Base');
    await screen.getByRole('spinbutton', { name: /^Has: .*Wolf/ }).fill('5');
    await screen.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Lost');
    await screen.getByRole('button', { name: 'Review one change' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(sent)
      .toEqual([
        ['PUT /api/v4/hall/heroes/suli', { itemPath: 'items.pets.Wolf-Base', itemVal: '5', reason: 'Lost' }],
      ]);
  });

  it('grants an achievement that is looked for', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Show the achievements' }).click();
    await expect.element(screen.getByText('Nothing yet. Search to grant something.')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Find an achievement or quest' }).fill('partyUp');
    await screen.getByRole('combobox', { name: /^Has: / }).selectOptions('yes');
    await expectAccessible();
    await screen.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Was missing');
    await screen.getByRole('button', { name: 'Review one change' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    const body = {
      achievementPath: 'achievements.partyUp',
      achievementVal: true,
      reason: 'Was missing',
    };
    await expect.poll(sent).toEqual([['PUT /api/v4/hall/heroes/suli', body]]);
    await expect.element(screen.getByText('Suli is saved.').last()).toBeVisible();
  });

  it('tells what somebody else has changed meanwhile before it overwrites that', async () => {
    const other = hero({ stats: { ...hero().stats, gp: 90 } });
    const { screen, sent } = await open({ heroes: [hero(), other] });
    await review(screen);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Gold is now 90.')).toBeVisible();
    expect(sent()).toEqual([]);
    await screen.getByRole('button', { name: 'Save all the same' }).click();
    await expect.poll(() => sent().length).toBe(1);
    // Told later, it would lie over what the next test clicks.
    await expect.element(screen.getByText('Suli is saved.').last()).toBeVisible();
  });

  it('says why it could not be saved, and keeps what was edited', async () => {
    const saved = Response.json(
      { success: false, error: 'BadRequest', message: 'Too much.' },
      { status: 400 },
    );
    const { screen } = await open({ saved });
    await review(screen);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Too much.')).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Gold' })).toHaveValue(620.5);
  });

  it('gives rights only to whoever may', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('switch', { name: /^Muted/ })).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: /^Full access/ })).not.toBeInTheDocument();
    await screen.unmount();
    queryClient.clear();
    const chief = await open({ permissions: { fullAccess: true } });
    await expect.element(chief.screen.getByRole('switch', { name: /^Full access/ })).toBeVisible();
  });

  it('deletes only after the name was typed', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Delete the account' }).click();
    const yes = screen.getByRole('dialog').getByRole('button', { name: 'Delete the account' });
    await expect.element(yes).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Type “suli” to confirm' }).fill('suli');
    await yes.click();
    await expect.poll(sent).toEqual([['DELETE /api/v4/members/suli?deleteAccount=true&reason=', undefined]]);
  });

  it('signs out of a device, and takes somebody out of a party, after a question', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Sign out' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => sent()[0]?.[0]).toBe('DELETE /api/v4/admin/user/suli/devices/d1?reason=');
    await screen.getByRole('button', { name: 'Remove from party' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove from party' }).click();
    await expect
      .poll(() => sent()[1])
      .toEqual(['PUT /api/v4/hall/heroes/suli', { removeFromParty: true, reason: '' }]);
  });

  it('keeps a note', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('textbox', { name: 'Support note' }).fill('Found it');
    await screen.getByRole('button', { name: 'Save note' }).click();
    await expect.poll(sent).toEqual([['PUT /api/v4/hall/heroes/suli', { secret: { text: 'Found it' } }]]);
  });

  it('says that there is no such player', async () => {
    const none = Response.json({ success: false, error: 'NotFound', message: 'no' }, { status: 404 });
    const { screen } = await open({ heroes: [none] });
    await expect.element(screen.getByText('There’s no such player.')).toBeVisible();
  });
});
