import { beforeEach, describe, expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { openParty, partyUrl } from '../../../test/party.tsx';
import { message } from '../../../test/talk.tsx';
import { queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import type { Quest } from './queries.ts';

type Scene = Parameters<typeof openParty>[0];

beforeEach(() => queryClient.clear());

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

  it('is in its third day two days after it began', async () => {
    const began = (quest: string) =>
      message('a', {
        uuid: 'system',
        info: { type: 'quest_start', quest },
        timestamp: Date.now() - 2 * 86_400_000,
      });
    const { screen } = await openParty({ quest: running, chat: [began('otter')] });
    await expect.element(screen.getByText(t('party.questDay', { day: 3 }))).toBeVisible();
  });

  it('does not count the days of the quest before', async () => {
    const before = message('a', { uuid: 'system', info: { type: 'quest_start', quest: 'dustbunnies' } });
    const { screen } = await openParty({ quest: running, chat: [before] });
    await expect.element(screen.getByText('has begun', { exact: false })).toBeVisible();
    expect(screen.getByText(t('party.questDay', { day: 1 }), { exact: true }).query()).toBeNull();
  });

  it('is chosen among the scrolls that one has', async () => {
    const { screen, button, posted } = await openParty({
      change: (of) => void (of.items.quests = { dustbunnies: 1, otter: 2, alpaca: 0 }),
    });
    await button(t('party.chooseQuest')).click();
    await expect.poll(() => screen.getByRole('radio').elements().length).toBe(2);
    await screen.getByRole('radio').last().click();
    await button(t('party.inviteToQuest')).click();
    await expect.poll(posted).toContain(`POST ${partyUrl('/quests/invite/otter')}`);
  });

  it('leads to the shop without a scroll', async () => {
    const { screen, button } = await openParty({ change: (of) => void (of.items.quests = {}) });
    await button(t('party.chooseQuest')).click();
    await expect.element(screen.getByText(t('party.noScrolls'))).toBeVisible();
  });

  it.each([
    [t('party.acceptQuest'), '/quests/accept'],
    [t('party.declineQuest'), '/quests/reject'],
  ])('is answered with %s', async (answer, path) => {
    const { button, posted } = await openParty({ quest: asking(null), leads: false });
    await button(answer).click();
    await expect.poll(posted).toContain(`POST ${partyUrl(path)}`);
  });

  it.each([
    ['others', { suli: null }, 'party.youJoin'],
    ['the leader, if those who had not answered have gone', {}, 'party.youJoinDecided'],
  ] as const)('waits for %s once one has answered', async (_, others, waiting) => {
    const { members, ...quest } = asking(true);
    const { screen } = await openParty({
      quest: { ...quest, members: { ...members, ...others } },
      leads: false,
    });
    await expect.element(screen.getByText(t(waiting))).toBeVisible();
    expect(screen.getByRole('button', { name: t('party.forceStart') }).query()).toBeNull();
  });

  it('is started and called off by the leader', async () => {
    const { screen, button, posted } = await openParty({ quest: asking(true) });
    await button(t('party.forceStart')).click();
    await expect.poll(posted).toContain(`POST ${partyUrl('/quests/force-start')}`);
    await button(t('party.cancelQuest')).click();
    const question = screen.getByRole('dialog', { name: t('party.cancelTitle') });
    await question.getByRole('button', { name: t('party.cancelQuest') }).click();
    await expect.poll(posted).toContain(`POST ${partyUrl('/quests/cancel')}`);
  });

  it('shows the boss, its rage, and what one’s own blow will take', async () => {
    const { screen } = await openParty({
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
    const { screen } = await openParty({ quest: collecting });
    const count = t('party.of', { value: '7', max: '20' });
    await expect.element(screen.getByText(count)).toBeVisible();
  });

  it('can be left by who takes part, and given up by who leads', async () => {
    const { button, screen, posted } = await openParty({ quest: running });
    await button(t('party.leaveQuest')).click();
    const leaving = screen.getByRole('dialog', { name: t('party.leaveOfQuest') });
    await leaving.getByRole('button', { name: t('party.leaveQuest') }).click();
    await expect.poll(posted).toContain(`POST ${partyUrl('/quests/leave')}`);
    await button(t('party.abortQuest')).click();
    const aborting = screen.getByRole('dialog', { name: t('party.abortTitle') });
    await aborting.getByRole('button', { name: t('party.abortQuest') }).click();
    await expect.poll(posted).toContain(`POST ${partyUrl('/quests/abort')}`);
  });
});

describe('leaving a party', () => {
  const self = player()._id;
  const questOf = (leader: string, active: boolean): Quest => ({
    key: 'dustbunnies',
    active,
    leader,
    members: { [self]: true, ivo: true },
    progress: { collect: {} },
  });

  async function ask(scene: Scene) {
    const opened = await openParty(scene);
    await opened.button(t('party.more')).click();
    await opened.screen.getByRole('menuitem', { name: t('party.leave') }).click();
    return opened;
  }

  it.each([
    ['a quest that they are on', { quest: questOf('ivo', true) }, 'party.heldByQuest'],
    ['a quest of their own', { quest: questOf(self, true) }, 'party.heldByOwnQuest'],
    ['an invitation of their own', { quest: questOf(self, false) }, 'party.heldByOwnInvitation'],
    ['a plan, if they lead', { hasPlan: true }, 'party.heldByPlan'],
    ['a plan, as the last one', { hasPlan: true, leads: false, memberCount: 1 }, 'party.heldByPlan'],
  ] as const)('is not offered to those whom %s holds', async (_, scene, reason) => {
    const { screen, button } = await ask(scene);
    const dialog = screen.getByRole('dialog', { name: t('party.leaveHeld', { name: 'Us' }) });
    const count = 'memberCount' in scene ? scene.memberCount : 2;
    await expect.element(dialog.getByText(t(reason, { count }))).toBeVisible();
    expect(button(t('party.leave')).query()).toBeNull();
  });

  it.each([
    ['who leads then', {}, 'party.leaveLead'],
    ['that a plan covers them no more', { hasPlan: true, leads: false }, 'party.leavePlan'],
    ['that an invitation is needed', { quest: questOf('ivo', false), leads: false }, 'party.leaveHint'],
  ] as const)('says %s', async (_, scene, loss) => {
    const { screen, button } = await ask(scene);
    await expect.element(screen.getByText(t(loss), { exact: false })).toBeVisible();
    await expect.element(button(t('party.leave'))).toBeEnabled();
  });

  it('keeps the owner of the quest from being removed', async () => {
    const { screen, button } = await openParty({ quest: questOf('ivo', true) });
    await button(t('party.members')).click();
    await button(t('party.manage', { name: 'Ivo' })).click();
    await screen.getByRole('menuitem', { name: t('party.remove') }).click();
    await expect.element(screen.getByText(t('party.ownerHeldHint', { name: 'Ivo' }))).toBeVisible();
    expect(screen.getByRole('dialog', { name: t('party.removeTitle', { name: 'Ivo' }) }).query()).toBeNull();
  });
});
