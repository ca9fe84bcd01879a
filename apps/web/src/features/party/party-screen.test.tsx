import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { PartyScreen } from './party-screen.tsx';
import type { Quest } from './queries.ts';

const PARTY = 'f3a7c2d0-0000-4000-8000-00000000000b';
const NO_QUEST: Quest = { active: false, members: {}, progress: { collect: {} } };

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const memberOf = (of: Player, changes: object = {}) => ({
  _id: of._id,
  id: of._id,
  profile: { name: 'Maren' },
  auth: { local: { username: 'maren' } },
  stats: { ...of.stats, maxHealth: 50 },
  items: of.items,
  preferences: of.preferences,
  ...changes,
});

/** A server with a party of the player and Ivo, where `leader` leads. */
function serve(of: Player, leader: string, quest: Quest, memberCount = 2) {
  const asked: Asked[] = [];
  const party = { _id: PARTY, id: PARTY, name: 'Us', leader: { _id: leader }, memberCount, quest };
  const ivo = memberOf(of, {
    _id: 'ivo',
    profile: { name: 'Ivo' },
    auth: { local: { username: 'ivo' } },
    stats: { ...of.stats, hp: 12.3, lvl: 31, maxHealth: 50 },
  });
  const answerTo = (path: string): unknown => {
    if (path.includes('/members')) return [memberOf(of), ivo];
    if (path.includes('/invites') || path.includes('/chat')) return [];
    return path.endsWith(`/groups/${PARTY}`) ? party : {};
  };
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ method, path, body: sent });
    // The player and their tasks stay as they are.
    if (path.includes('/user') || path.includes('/tasks')) return Promise.reject(new TypeError('not here'));
    return Promise.resolve(Response.json({ success: true, data: answerTo(path) }));
  });
  return asked;
}

interface Scene {
  readonly quest?: Quest;
  /** Whether the player leads; so they do by default. */
  readonly leads?: boolean;
  readonly change?: (of: Player) => void;
  readonly memberCount?: number;
}

async function open({ quest = NO_QUEST, leads = true, change, memberCount }: Scene = {}) {
  const of = player((one) => {
    one.party._id = PARTY;
    change?.(one);
  });
  const asked = serve(of, leads ? of._id : 'ivo', quest, memberCount);
  openGame(of);
  const onSet = vi.fn();
  const screen = await show(<PartyScreen onSet={onSet} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Us' })).toBeVisible();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const posted = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { of, screen, button, asked, posted, onSet };
}

const url = (rest: string) => `/api/v4/groups/${PARTY}${rest}`;

beforeEach(() => queryClient.clear());

describe('a party', () => {
  it('shows who is in it, and their health', async () => {
    const { screen } = await open();
    const health = t('social.health', { name: 'Ivo', value: '13', max: '50' });
    await expect.element(screen.getByRole('meter', { name: health })).toBeVisible();
    await expect.element(screen.getByText(t('party.leads', { name: 'Maren' }))).toBeVisible();
  });

  it('is edited by its leader', async () => {
    const { screen, button, asked } = await open();
    await button(t('party.more')).click();
    await screen.getByRole('menuitem', { name: t('party.edit') }).click();
    const dialog = screen.getByRole('dialog', { name: t('party.edit') });
    await dialog.getByLabelText(t('party.name'), { exact: true }).fill('');
    await expect.element(dialog.getByRole('button', { name: t('ui.save') })).toBeDisabled();
    await dialog.getByLabelText(t('party.name'), { exact: true }).fill(' The Lamplighters ');
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    const put = () => asked.find(({ method }) => method === 'PUT');
    await expect.poll(() => put()?.body).toEqual({ name: 'The Lamplighters', description: '' });
  });

  it('offers others neither to edit nor to remove anybody', async () => {
    const { screen, button } = await open({ leads: false });
    await button(t('party.more')).click();
    await expect.element(screen.getByRole('menuitem', { name: t('party.leave') })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: t('party.edit') }).query()).toBeNull();
    await screen.getByRole('menuitem', { name: t('party.leave') }).click();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.cancel') })
      .click();
    await button(t('party.members')).click();
    await expect.element(screen.getByRole('dialog', { name: t('party.members') })).toBeVisible();
    expect(screen.getByRole('button', { name: t('party.manage', { name: 'Ivo' }) }).query()).toBeNull();
  });

  it('is handed over, and rid of somebody with some words', async () => {
    const { screen, button, asked } = await open();
    await button(t('party.members')).click();
    const manage = button(t('party.manage', { name: 'Ivo' }));
    await manage.click();
    await screen.getByRole('menuitem', { name: t('party.makeLeader') }).click();
    await button(t('party.makeLeader')).click();
    await expect.poll(() => asked.find(({ method }) => method === 'PUT')?.body).toEqual({ leader: 'ivo' });
    await manage.click();
    await screen.getByRole('menuitem', { name: t('party.remove') }).click();
    const question = screen.getByRole('dialog', { name: t('party.removeTitle', { name: 'Ivo' }) });
    await question.getByRole('textbox').fill('See you');
    await question.getByRole('button', { name: t('party.remove') }).click();
    const removed = () => asked.find(({ path }) => path === url('/removeMember/ivo'));
    await expect.poll(() => removed()?.body).toEqual({ message: 'See you' });
  });

  it.each([
    ['keep-all', t('party.keepTasks')],
    ['remove-all', t('party.removeTasks')],
  ])('is left with %s for tasks of challenges', async (keep, choice) => {
    const { screen, button, posted } = await open({ change: (of) => void (of.challenges = ['one']) });
    await button(t('party.more')).click();
    await screen.getByRole('menuitem', { name: t('party.leave') }).click();
    await screen.getByRole('radio', { name: choice }).click();
    await button(t('party.leave')).click();
    await expect.poll(posted).toContain(`POST ${url(`/leave?keep=${keep}`)}`);
  });

  it('says to the last one that it will be deleted', async () => {
    const { screen, button } = await open({ memberCount: 1 });
    await button(t('party.more')).click();
    await screen.getByRole('menuitem', { name: t('party.leave') }).click();
    await expect.element(screen.getByText(t('party.leaveLast'))).toBeVisible();
    expect(screen.getByRole('radiogroup').query()).toBeNull();
  });
});

describe('the quest of a party', () => {
  const asking = (own: boolean | null): Quest => ({
    key: 'dustbunnies',
    active: false,
    leader: 'ivo',
    members: { [player()._id]: own, ivo: true },
    progress: { collect: {} },
  });
  const running: Quest = {
    key: 'otter',
    active: true,
    leader: 'ivo',
    members: { [player()._id]: true, ivo: true },
    progress: { hp: 400, rage: 9, collect: {} },
  };

  it('is chosen among the scrolls that one has', async () => {
    const { screen, button, posted } = await open({
      change: (of) => void (of.items.quests = { dustbunnies: 1, otter: 2, alpaca: 0 }),
    });
    await button(t('party.chooseQuest')).click();
    await expect.poll(() => screen.getByRole('radio').elements().length).toBe(2);
    await screen.getByRole('radio').last().click();
    await button(t('party.inviteToQuest')).click();
    await expect.poll(posted).toContain(`POST ${url('/quests/invite/otter')}`);
  });

  it('leads to the shop without a scroll', async () => {
    const { screen, button } = await open({ change: (of) => void (of.items.quests = {}) });
    await button(t('party.chooseQuest')).click();
    await expect.element(screen.getByText(t('party.noScrolls'))).toBeVisible();
  });

  it.each([
    [t('party.acceptQuest'), '/quests/accept'],
    [t('party.declineQuest'), '/quests/reject'],
  ])('is answered with %s', async (answer, path) => {
    const { button, posted } = await open({ quest: asking(null), leads: false });
    await button(answer).click();
    await expect.poll(posted).toContain(`POST ${url(path)}`);
  });

  it('waits for the others once one has answered', async () => {
    const { screen } = await open({ quest: asking(true), leads: false });
    await expect.element(screen.getByText(t('party.youJoin'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('party.forceStart') }).query()).toBeNull();
  });

  it('is started and called off by the leader', async () => {
    const { screen, button, posted } = await open({ quest: asking(true) });
    await button(t('party.forceStart')).click();
    await expect.poll(posted).toContain(`POST ${url('/quests/force-start')}`);
    await button(t('party.cancelQuest')).click();
    const question = screen.getByRole('dialog', { name: t('party.cancelTitle') });
    await question.getByRole('button', { name: t('party.cancelQuest') }).click();
    await expect.poll(posted).toContain(`POST ${url('/quests/cancel')}`);
  });

  it('shows the boss, its rage, and what one’s own blow will take', async () => {
    const { screen } = await open({
      quest: running,
      leads: false,
      change: (of) => void (of.party.quest.progress.up = 52.64),
    });
    const health = t('social.gauge', { name: t('social.bossHealth'), value: '400', max: '1,200' });
    await expect.element(screen.getByRole('meter', { name: health })).toBeVisible();
    await expect.element(screen.getByText('52.6', { exact: false })).toBeVisible();
    expect(screen.getByRole('meter').elements()).toHaveLength(4);
  });

  it('counts what was found', async () => {
    const collecting: Quest = {
      ...running,
      key: 'dilatoryDistress1',
      progress: { collect: { fireCoral: 7 } },
    };
    const { screen } = await open({ quest: collecting });
    const count = t('party.of', { value: '7', max: '20' });
    await expect.element(screen.getByText(count)).toBeVisible();
  });

  it('can be left by who takes part, and given up by who leads', async () => {
    const { button, screen, posted } = await open({ quest: running });
    await button(t('party.leaveQuest')).click();
    const leaving = screen.getByRole('dialog', { name: t('party.leaveOfQuest') });
    await leaving.getByRole('button', { name: t('party.leaveQuest') }).click();
    await expect.poll(posted).toContain(`POST ${url('/quests/leave')}`);
    await button(t('party.abortQuest')).click();
    const aborting = screen.getByRole('dialog', { name: t('party.abortTitle') });
    await aborting.getByRole('button', { name: t('party.abortQuest') }).click();
    await expect.poll(posted).toContain(`POST ${url('/quests/abort')}`);
  });
});

describe('without a party', () => {
  async function alone(change: (of: Player) => void = () => undefined) {
    const of = player(change);
    const asked = serve(of, of._id, NO_QUEST);
    openGame(of);
    const onSet = vi.fn();
    const screen = await show(<PartyScreen onSet={onSet} />);
    const posted = () => asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
    return { screen, asked, posted, onSet };
  }

  it('one can be founded, named after its founder', async () => {
    const { screen, asked } = await alone();
    await screen.getByRole('button', { name: t('party.create') }).click();
    const post = () => asked.find(({ method }) => method === 'POST');
    await expect
      .poll(() => post()?.body)
      .toEqual({
        type: 'party',
        privacy: 'private',
        name: t('party.nameOf', { name: 'Maren' }),
      });
  });

  it.each([
    [t('party.joinOf', { name: 'Them' }), '/join'],
    [t('party.declineOf', { name: 'Them' }), '/reject-invite'],
  ])('an invitation is answered: %s', async (answer, path) => {
    const { screen, posted } = await alone((of) => {
      of.invitations.parties = [{ id: 'them', name: 'Them', inviter: 'ivo' }];
    });
    await screen.getByRole('button', { name: answer }).click();
    await expect.poll(posted).toContain(`/api/v4/groups/them${path}`);
  });

  it('one can be looked for, or no longer', async () => {
    const { screen, onSet } = await alone();
    const seek = screen.getByRole('switch', { name: t('party.seek') });
    await seek.click();
    expect(onSet).toHaveBeenLastCalledWith({ 'party.seeking': expect.stringMatching(/^\d{4}-.*Z$/) });
    await seek.click();
    expect(onSet).toHaveBeenLastCalledWith({ 'party.seeking': null });
  });
});

it('says that the party could not be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  openGame(player((one) => void (one.party._id = PARTY)));
  const screen = await show(<PartyScreen onSet={vi.fn()} />);
  await expect.element(screen.getByText(t('party.failed'))).toBeVisible();
});
