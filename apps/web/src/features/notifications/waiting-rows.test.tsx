import { loadWords as loadNames } from '@everdeed/content/words';
import { nameOf } from '@everdeed/content/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { registerActions } from '../../data/define-action.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { INBOX_PATH } from '../../lib/conversation-address.ts';
import { allActions } from '../../member-kit/all-actions.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { NotificationPanel, WORDS } from './notification-panel.tsx';
import { countWaiting } from './told.ts';

const OWLS = '5d0c7a3e-64f5-4d55-8e3d-2f4bfa8e0a01';
const GUILD = '5d0c7a3e-64f5-4d55-8e3d-2f4bfa8e0a02';
const PARTY = '5d0c7a3e-64f5-4d55-8e3d-2f4bfa8e0a03';

const asked = player(({ invitations, party, inbox }) => {
  invitations.parties = [{ id: OWLS, name: 'Night Owls', inviter: OWLS }];
  invitations.party = { id: OWLS, name: 'Night Owls', inviter: OWLS };
  invitations.guilds = [{ id: GUILD, name: 'Bakers', inviter: OWLS, publicGuild: false }];
  party._id = PARTY;
  Object.assign(party.quest, { key: 'atom1', RSVPNeeded: true });
  inbox.newMessages = 3;
});
const Panel = () => <NotificationPanel playerId={asked._id} notifications={[]} onClose={() => undefined} />;
const sent = () => useGame.getState().pending.map(({ action }) => action);
const rowsLeft = () => {
  const { view } = useGame.getState();
  return view && countWaiting(view.player);
};

beforeAll(async () => {
  registerActions(...allActions);
  await loadNames(...WORDS);
});
beforeEach(() => openGame(asked));

describe('what waits', () => {
  it.each([
    ['Night Owls', t('notes.accept'), { kind: 'joinGroup', groupId: OWLS, told: 'You’re in: Night Owls' }],
    ['Night Owls', t('notes.decline'), { kind: 'declineInvitation', groupId: OWLS }],
    ['Bakers', t('notes.accept'), { kind: 'joinGroup', groupId: GUILD, told: 'You’re in: Bakers' }],
    ['the quest', t('notes.join'), { kind: 'answerQuest', partyId: PARTY, comes: true }],
    ['the quest', t('notes.notThisTime'), { kind: 'answerQuest', partyId: PARTY, comes: false }],
    ['new private messages', t('notes.markRead'), { kind: 'readMessages' }],
  ])('%s is answered in place: %s', async (of, answer, action) => {
    expect(rowsLeft()).toBe(4);
    const screen = await show(<Panel />);
    const row = screen.getByRole('listitem').filter({ hasText: of });
    await row.getByRole('button', { name: answer }).click();
    await expect.poll(() => row.elements().length).toBe(0);
    expect(sent()).toEqual([action]);
    expect(rowsLeft()).toBe(3);
  });

  it('names the quest, and leads to the messages', async () => {
    const screen = await show(<Panel />);
    await expect
      .element(screen.getByText(t('notes.quest', { name: nameOf('quests', 'atom1') })))
      .toBeVisible();
    await expect.element(screen.getByText(nameOf('quests', 'atom1'), { exact: true })).toBeVisible();
    const read = screen.getByRole('link', { name: t('notes.read') });
    await expect.element(read).toHaveAttribute('href', INBOX_PATH);
  });

  it('is not cleared away with what was seen', async () => {
    const screen = await show(<Panel />);
    await expect.element(screen.getByRole('listitem').first()).toBeVisible();
    expect(screen.getByRole('button', { name: t('notes.dismissSeen') }).query()).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
