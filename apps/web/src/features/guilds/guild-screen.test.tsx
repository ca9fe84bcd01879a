import type { Player } from '@everdeed/rules';
import { I18nProvider } from '@lingui/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openGame, player } from '../../../test/game.ts';
import { changesIn, personOf, serveCalls } from '../../../test/serve.ts';
import { queryClient } from '../../data/queries.ts';
import { i18n, t } from '../../i18n/i18n.ts';
import { GuildScreen } from './guild-screen.tsx';

const GUILD = 'a3a7c2d0-0000-4000-8000-00000000000c';

const CHALLENGE = { _id: 'pages', name: 'Ten pages before bed', leader: null, memberCount: 3, prize: 8 };

interface Scene {
  readonly isMember?: boolean;
  readonly leads?: boolean;
  readonly privacy?: 'public' | 'private';
  readonly memberCount?: number;
  /** Status of the answer to the question for the guild. */
  readonly status?: number;
  /** How many are invited. */
  readonly invited?: number;
  /** Whether only the leader starts challenges. */
  readonly leaderOnly?: boolean;
  readonly change?: (of: Player) => void;
}

/** The id of somebody who is invited, by their place in the list. */
const guestId = (index: number): string => `a3a7c2d0-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A page of those who are invited, after the last one of the page before. */
function invitedAfter(of: Player, path: string, all: number) {
  const { searchParams } = new URL(path, location.origin);
  const names = ['Suli', ...Array.from({ length: all - 1 }, (_, index) => `Guest ${index + 2}`)];
  const ids = names.map((_, index) => guestId(index));
  const start = ids.indexOf(searchParams.get('lastId') ?? '') + 1;
  const page = ids.slice(start, start + Number(searchParams.get('limit')));
  return page.map((id, index) => personOf(of, id, names[start + index] ?? ''));
}

function serve(of: Player, scene: Scene) {
  const { leads = false, privacy = 'public', memberCount = 3, status = 200, invited = 1 } = scene;
  const { leaderOnly: challenges = false } = scene;
  const ivo = personOf(of, 'ivo', 'Ivo');
  const leader = leads ? personOf(of, of._id, 'Maren') : ivo;
  const guild = {
    _id: GUILD,
    id: GUILD,
    type: 'guild',
    name: 'Quiet Hours',
    summary: 'Ten pages count.',
    privacy,
    leader,
    memberCount,
    balance: 4.5,
    purchased: { active: false },
    categories: ['academics', 'bread'].map((slug) => ({ _id: slug, slug, name: slug })),
    bannedWordsAllowed: true,
    managers: {},
    leaderOnly: { challenges, getGems: false },
  };
  return serveCalls((path) => {
    if (path.includes('/challenges/')) return [CHALLENGE];
    if (path.includes('/groups/') && path.includes('/members')) return [personOf(of, of._id, 'Maren'), ivo];
    if (path.includes('/members/')) return leader;
    if (path.includes('/invites')) return invitedAfter(of, path, invited);
    if (path.includes('/chat')) return [];
    if (!path.endsWith(`/groups/${GUILD}`)) return {};
    if (status === 200) return guild;
    return Response.json({ success: false, error: 'NotFound', message: 'no' }, { status });
  });
}

async function open(scene: Scene = {}) {
  const { isMember = true, change } = scene;
  const of = player((one) => {
    if (isMember) one.guilds.push(GUILD);
    change?.(one);
  });
  const asked = serve(of, scene);
  openGame(of);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/groups/guild/${GUILD}`]}>
        <GuildScreen onSet={vi.fn()} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const sent = () => changesIn(asked);
  return { screen, button, asked, sent };
}

const url = (rest: string) => `/api/v4/groups/${GUILD}${rest}`;

beforeEach(() => queryClient.clear());

describe('a guild', () => {
  it('says what it is about and who leads it', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Quiet Hours' })).toBeVisible();
    await expect.element(screen.getByText(t('guilds.leads', { name: 'Ivo' }))).toBeVisible();
    await expect.element(screen.getByText(t('guilds.about.academics'))).toBeVisible();
    await expect.element(screen.getByText(t('guilds.bank', { count: 18 }))).toBeVisible();
  });

  it.each([
    ['whoever led it last', true],
    ['somebody else', false],
  ])('that nobody is left in is led by whoever comes, says it to %s', async (_, leads) => {
    const { screen, button } = await open({ isMember: false, leads, memberCount: 0 });
    await expect.element(screen.getByText(t('guilds.firstLeads'))).toBeVisible();
    await expect.element(screen.getByText(t('guilds.memberCount', { count: 0 }))).toBeVisible();
    await expect.element(button(t('guilds.joinOf', { name: 'Quiet Hours' }))).toBeVisible();
    expect(button(t('guilds.edit')).query()).toBeNull();
    expect(screen.getByText(t('guilds.leads', { name: leads ? 'Maren' : 'Ivo' })).query()).toBeNull();
  });

  it('lets a stranger read and join, and neither write nor leave', async () => {
    const { screen, button, sent } = await open({ isMember: false });
    await button(t('guilds.joinOf', { name: 'Quiet Hours' })).click();
    await expect.poll(sent).toContain(`POST ${url('/join')}`);
    await expect.element(screen.getByText(t('guilds.readOnly'))).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
    expect(button(t('guilds.leave')).query()).toBeNull();
  });

  it('leads members into its challenges, and to a new one', async () => {
    const { screen, button, sent } = await open();
    const start = screen.getByRole('link', { name: t('guilds.startChallenge') });
    await expect.element(start).toHaveAttribute('href', `/challenges/new?group=${GUILD}`);
    await button(t('guilds.joinOf', { name: CHALLENGE.name })).click();
    await expect.poll(sent).toContain('POST /api/v4/challenges/pages/join');
  });

  it.each([
    ['a stranger', { isMember: false }],
    ['a member, where only the leader may', { leaderOnly: true }],
  ])('shows %s no way to a new challenge', async (_, scene) => {
    const { screen } = await open(scene);
    await expect.element(screen.getByText(CHALLENGE.name)).toBeVisible();
    expect(screen.getByRole('link', { name: t('guilds.startChallenge') }).query()).toBeNull();
  });

  it('asks those who are invited for an answer', async () => {
    const { button, sent } = await open({
      isMember: false,
      privacy: 'private',
      change: (of) => of.invitations.guilds.push({ id: GUILD, name: 'Quiet Hours' }),
    });
    await button(t('guilds.declineOf', { name: 'Quiet Hours' })).click();
    await expect.poll(sent).toContain(`POST ${url('/reject-invite')}`);
  });

  it('offers members neither to edit nor to remove anybody', async () => {
    const { screen, button } = await open();
    await button(t('guilds.moreOf', { name: 'Ivo' })).click();
    await expect.element(screen.getByRole('menuitem', { name: t('guilds.report') })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: t('guilds.remove') }).query()).toBeNull();
    expect(button(t('guilds.edit')).query()).toBeNull();
  });

  it('is changed by its leader, and keeps what the form does not show', async () => {
    const { screen, button, asked } = await open({ leads: true });
    await button(t('guilds.edit')).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(t('guilds.name'), { exact: true }).fill('  ');
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await expect.element(dialog.getByText(t('guilds.nameMissing'))).toBeVisible();
    await dialog.getByLabelText(t('guilds.name'), { exact: true }).fill(' Loud Hours ');
    await dialog.getByRole('button', { name: t('guilds.about.finance') }).click();
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await expect
      .poll(() => asked.find(({ method }) => method === 'PUT')?.body)
      .toEqual({
        name: 'Loud Hours',
        summary: 'Ten pages count.',
        description: '',
        categories: [
          { slug: 'academics', name: 'academics' },
          { slug: 'finance', name: 'finance' },
          { slug: 'bread', name: 'bread' },
        ],
        bannedWordsAllowed: true,
        leaderOnly: { challenges: false },
      });
  });

  it('has managers by the word of its leader, and a new leader', async () => {
    const { screen, button, asked } = await open({ leads: true });
    await button(t('guilds.moreOf', { name: 'Ivo' })).click();
    await screen.getByRole('menuitem', { name: t('guilds.makeManager') }).click();
    const made = () => asked.find(({ path }) => path === url('/add-manager'));
    await expect.poll(() => made()?.body).toEqual({ managerId: 'ivo' });
    await button(t('guilds.moreOf', { name: 'Ivo' })).click();
    await screen.getByRole('menuitem', { name: t('guilds.handOver') }).click();
    await button(t('guilds.handOver')).click();
    await expect
      .poll(() => asked.find(({ method }) => method === 'PUT')?.body)
      .toEqual({ leader: 'ivo', bannedWordsAllowed: true });
  });

  it('takes invitations back', async () => {
    const { screen, button, sent } = await open({ leads: true });
    await button(t('guilds.seeAll')).click();
    const dialog = screen.getByRole('dialog', { name: t('guilds.members') });
    await dialog.getByRole('button', { name: t('guilds.pending') }).click();
    await dialog.getByRole('button', { name: t('guilds.takeBackOf', { name: 'Suli' }) }).click();
    await expect.poll(sent).toContain(`POST ${url(`/removeMember/${guestId(0)}`)}`);
  });

  it('shows all who are invited, page by page', async () => {
    const { screen, button } = await open({ leads: true, invited: 65 });
    await button(t('guilds.seeAll')).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: t('guilds.pending') }).click();
    const takeBack = (name: string) =>
      dialog.getByRole('button', { name: t('guilds.takeBackOf', { name }), exact: true });
    const more = dialog.getByRole('button', { name: t('guilds.showMore') });
    await expect.element(takeBack('Guest 30')).toBeInTheDocument();
    expect(takeBack('Guest 31').query()).toBeNull();
    await more.click();
    await expect.element(takeBack('Guest 60')).toBeInTheDocument();
    await more.click();
    await expect.element(takeBack('Guest 65')).toBeInTheDocument();
    await expect.element(more).not.toBeInTheDocument();
  });

  it.each([
    ['a public one', {}, 'guilds.leavePublic'],
    ['a private one', { privacy: 'private' }, 'guilds.leavePrivate'],
    ['the last one of a private one', { privacy: 'private', memberCount: 1 }, 'guilds.leaveLast'],
  ] as const)('says what leaving %s means', async (_, scene, hint) => {
    const { screen, button, sent } = await open(scene);
    await button(t('guilds.leave')).click();
    await expect.element(screen.getByText(t(hint, { count: 18 }))).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: t('guilds.leave'), exact: true }).click();
    await expect.poll(sent).toContain(`POST ${url('/leave?keep=keep-all')}`);
    // By then, the guild is forgotten.
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each([
    ['is private or gone', 404, 'guilds.gone'],
    ['cannot be reached', 502, 'guilds.failed'],
  ] as const)('that %s says so', async (_, status, words) => {
    const { screen } = await open({ status });
    await expect.element(screen.getByText(t(words))).toBeVisible();
  });
});
