import { valueIn } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import type { Player } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { INBOX_PATH } from '../../lib/conversation-address.ts';
import { acceptInvitation, answerQuest, declineInvitation } from '../../member-kit/invitation-actions.ts';
import { readMessages } from '../../member-kit/member-actions.ts';
import type { Row } from './notification-rows.ts';

const textIn = (value: unknown, name: string): string => {
  const found: unknown = valueIn(value, name);
  return typeof found === 'string' ? found : '';
};

/** An invitation of the player (wire-groups-and-admin 1.1). */
function invitationRow(entry: unknown, id: 'notes.party' | 'notes.guild'): Row {
  const groupId = textIn(entry, 'id');
  const name = textIn(entry, 'name');
  const from = textIn(entry, 'inviter');
  return {
    id: `invitation-${groupId}`,
    group: 'waiting',
    picture: { kind: 'sign', name: 'party' },
    text: t(id, { name }),
    strong: name,
    ...(from && { from }),
    answers: [
      { label: t('notes.accept'), action: acceptInvitation({ groupId, told: t('notes.joined', { name }) }) },
      { label: t('notes.decline'), action: declineInvitation({ groupId }) },
    ],
    isNew: true,
  };
}

function questRows({ _id, quest: { key, RSVPNeeded } }: Player['party']): readonly Row[] {
  if (!RSVPNeeded || !key || _id === undefined) return [];
  const name = nameOf('quests', key);
  return [
    {
      id: 'quest',
      group: 'waiting',
      picture: { kind: 'item', family: 'quests', name: key },
      text: t('notes.quest', { name }),
      strong: name,
      answers: [
        { label: t('notes.join'), action: answerQuest({ partyId: _id, comes: true }) },
        { label: t('notes.notThisTime'), action: answerQuest({ partyId: _id, comes: false }) },
      ],
      isNew: true,
    },
  ];
}

const unreadRows = ({ newMessages }: Player['inbox']): readonly Row[] =>
  newMessages > 0
    ? [
        {
          id: 'inbox',
          group: 'messages',
          picture: { kind: 'sign', name: 'mail' },
          text: t('notes.unread', { count: newMessages }),
          action: { label: t('notes.read'), to: INBOX_PATH, reads: false },
          answers: [{ label: t('notes.markRead'), action: readMessages() }],
          isNew: true,
        },
      ]
    : [];

/** Rows of what waits for the player without being a notification (wire-user-and-tasks 5.2). */
export const waitingRows = ({ invitations, party, inbox }: Player): readonly Row[] => [
  ...invitations.parties.toReversed().map((entry) => invitationRow(entry, 'notes.party')),
  ...questRows(party),
  ...invitations.guilds.toReversed().map((entry) => invitationRow(entry, 'notes.guild')),
  ...unreadRows(inbox),
];
