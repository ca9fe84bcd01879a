import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { HallScreen } from './hall-screen.tsx';

const PAGE = 50;

const hero = (id: string, level: number, text = '', contributions = '') => ({
  _id: id,
  contributor: { level, text, contributions },
  backer: {},
  profile: { name: id },
});
const patron = (id: string, tier: number) => ({
  _id: id,
  contributor: {},
  backer: { tier },
  profile: { name: id },
});
/** Patrons, the highest tier first. */
const crowd = Array.from({ length: PAGE + 1 }, (_, at) => patron(`Patron ${at + 1}`, at === 0 ? 30 : 5));

const refused = (status: number) =>
  Response.json({ success: false, error: 'NotFound', message: 'gone' }, { status });

interface Scene {
  readonly path?: string;
  readonly isSupport?: boolean;
  readonly heroes?: readonly object[];
  readonly patrons?: readonly object[];
  readonly status?: number;
}

async function open({ path = '/hall/contributors', isSupport = false, status = 200, ...scene }: Scene = {}) {
  const of = player((one) => {
    if (isSupport) one.permissions = { userSupport: true };
  });
  const { heroes = [], patrons = [] } = scene;
  serveCalls((asked) => {
    if (asked.includes('/members/')) return personOf(of, 'x', 'X');
    if (status !== 200) return refused(status);
    if (asked.endsWith('/hall/heroes')) return heroes;
    if (asked.endsWith('/hall/heroes/odile')) return { ...hero('Odile', 8, 'Gatekeeper'), stats: {} };
    if (asked.includes('/hall/heroes/')) return refused(404);
    const page = Number(new URL(asked, location.origin).searchParams.get('page'));
    return patrons.slice(page * PAGE, (page + 1) * PAGE);
  });
  openGame(of);
  return show(<HallScreen />, { path });
}

beforeEach(() => queryClient.clear());

describe('the hall of contributors', () => {
  const heroes = [
    hero('Kit', 9, 'Keeps the server'),
    hero('Odile', 8),
    hero('Ansel', 7, 'Cartographer', 'Drew *forty* backgrounds'),
    hero('Tove', 5),
  ];

  it('shows people by tier, those who keep the place first', async () => {
    const screen = await open({ heroes });
    const keepers = screen.getByRole('region', { name: 'Staff and moderators 2' });
    await expect.element(keepers.getByRole('link', { name: 'Kit' })).toBeVisible();
    await expect.element(keepers.getByRole('img', { name: 'Moderator' })).toBeVisible();
    await expect.element(keepers.getByText('Moderator', { exact: true })).toBeVisible();
    await expect.element(keepers.getByText('Staff · Keeps the server')).toBeVisible();
    const seventh = screen.getByRole('region', { name: 'Tier 7 1' });
    await expect.element(seventh.getByText('Cartographer')).toBeVisible();
    await expect.element(seventh.getByText('forty')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Tier 5 1' })).toBeVisible();
    await expectAccessible();
  });

  it('finds people by what they did, and says when there is nobody', async () => {
    const screen = await open({ heroes });
    await screen.getByRole('searchbox').fill('cartog');
    await expect.element(screen.getByRole('link', { name: 'Ansel' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Kit' })).not.toBeInTheDocument();
    await screen.getByRole('searchbox').fill('zzz');
    await expect.element(screen.getByText('Nobody here by that name.')).toBeVisible();
  });

  it('has kind words where there is nobody yet', async () => {
    const screen = await open();
    await expect.element(screen.getByText('The walls are still bare.')).toBeVisible();
    await expectAccessible();
  });

  it('says so when it cannot be loaded', async () => {
    const screen = await open({ status: 500 });
    await expect.element(screen.getByText('The hall couldn’t be loaded.')).toBeVisible();
  });

  it('has no lookup for ordinary players', async () => {
    const screen = await open({ heroes });
    await expect.element(screen.getByRole('link', { name: 'Kit' })).toBeVisible();
    await expect.element(screen.getByText('Look up a player')).not.toBeInTheDocument();
  });
});

describe('the hall of patrons', () => {
  it('has pages, and finds people on all of them', async () => {
    const screen = await open({ path: '/hall/patrons', patrons: crowd });
    await expect.element(screen.getByRole('region', { name: 'Tier 30 1' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Patron 51' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Next page' }).click();
    await expect.element(screen.getByRole('link', { name: 'Patron 51' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Previous page' }).click();
    await screen.getByRole('searchbox').fill('patron 51');
    await expect.element(screen.getByRole('link', { name: 'Patron 51' })).toBeVisible();
  });

  it('opens on the page of its address', async () => {
    const screen = await open({ path: '/hall/patrons?page=2', patrons: crowd });
    await expect.element(screen.getByRole('link', { name: 'Patron 51' })).toBeVisible();
  });
});

describe('the lookup of support', () => {
  it('shows who was found, and says when there is nobody', async () => {
    const screen = await open({ isSupport: true });
    const field = screen.getByRole('textbox', { name: 'Username or id' });
    await field.fill('@odile');
    await screen.getByRole('button', { name: 'Look up' }).click();
    await expect.element(screen.getByText('Gatekeeper')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Look after this player' }))
      .toHaveAttribute('href', '/admin-panel/Odile');
    await field.fill('nobody');
    await screen.getByRole('button', { name: 'Look up' }).click();
    await expect.element(screen.getByText('There’s nobody by this username or id.')).toBeVisible();
    await expectAccessible();
    await expect.element(screen.getByText('Gatekeeper')).not.toBeInTheDocument();
  });
});
