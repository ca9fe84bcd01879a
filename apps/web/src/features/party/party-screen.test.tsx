import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { NO_QUEST, openParty, PARTY, partyUrl, serveParty } from '../../../test/party.tsx';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { PartyScreen } from './party-screen.tsx';

beforeEach(() => queryClient.clear());

describe('a party', () => {
  it('shows who is in it, and their health', async () => {
    const { screen } = await openParty();
    const health = t('social.health', { name: 'Ivo', value: '13', max: '50' });
    await expect.element(screen.getByRole('meter', { name: health })).toBeVisible();
    await expect.element(screen.getByText(t('party.leads', { name: 'Maren' }))).toBeVisible();
  });

  it('leads to the board that it shares, if it has a plan', async () => {
    const { screen } = await openParty({ hasPlan: true });
    const link = screen.getByRole('link', { name: t('party.toBoard') });
    await expect.element(link).toHaveAttribute('href', `/group-plans/${PARTY}/task-information`);
  });

  it('is edited by its leader', async () => {
    const { screen, button, asked } = await openParty();
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
    const { screen, button } = await openParty({ leads: false });
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
    const { screen, button, asked } = await openParty();
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
    const removed = () => asked.find(({ path }) => path === partyUrl('/removeMember/ivo'));
    await expect.poll(() => removed()?.body).toEqual({ message: 'See you' });
  });

  it.each([
    ['keep-all', t('party.keepTasks')],
    ['remove-all', t('party.removeTasks')],
  ])('is left with %s for tasks of challenges', async (keep, choice) => {
    const { screen, button, posted } = await openParty({ change: (of) => void (of.challenges = ['one']) });
    await button(t('party.more')).click();
    await screen.getByRole('menuitem', { name: t('party.leave') }).click();
    await screen.getByRole('radio', { name: choice }).click();
    await button(t('party.leave')).click();
    await expect.poll(posted).toContain(`POST ${partyUrl(`/leave?keep=${keep}`)}`);
  });

  it('says to the last one that it will be deleted', async () => {
    const { screen, button } = await openParty({ memberCount: 1 });
    await button(t('party.more')).click();
    await screen.getByRole('menuitem', { name: t('party.leave') }).click();
    await expect.element(screen.getByText(t('party.leaveLast'))).toBeVisible();
    expect(screen.getByRole('radiogroup').query()).toBeNull();
  });
});

describe('without a party', () => {
  async function alone(change: (of: Player) => void = () => undefined) {
    const of = player(change);
    const asked = serveParty(of, of._id, NO_QUEST);
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
