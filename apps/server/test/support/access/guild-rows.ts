import { type AccessRow, all, type Answers, muted } from './roles.ts';

/** A call about a guild (`ID`, `LINE`, `OTHER` and `AWAY` stand for ids), with the answers of a private one and of a public one. */
export interface GuildRow extends Pick<AccessRow, 'call' | 'body'> {
  readonly answers: { readonly private: Answers; readonly public: Answers };
}

const missing = 'groupNotFound';
const hidden = { stranger: missing, invited: missing, moderator: missing, supporter: missing };
/** The members of a private guild find it, and everybody a public one (1.1, "load group"). */
const found = (
  answer: string,
  but: Partial<Answers> = {},
  publicly: Partial<Answers> = {},
): GuildRow['answers'] => ({
  private: all(answer, { ...hidden, ...but }),
  public: all(answer, { ...but, ...publicly }),
});
/** The same for calls that only members find anything with, in either guild. */
const members = (answer: string, but: Partial<Answers> = {}): GuildRow['answers'] =>
  found(answer, but, { ...hidden, ...but });
/** For calls that look for the guild in no list of the caller's. */
const both = (answer: string, but: Partial<Answers> = {}): GuildRow['answers'] => ({
  private: all(answer, but),
  public: all(answer, but),
});
const uninvited = 'messageGroupRequiresInvite';
const leader = 'messageGroupOnlyLeaderCanUpdate';
const guild = '/groups/ID';
/** Everything that is done to quests, which guilds have none of (3.2). */
const questActs = [
  'quests/invite/whale',
  'quests/accept',
  'quests/reject',
  'quests/cancel',
  'quests/force-start',
  'quests/abort',
  'quests/leave',
  'quest/leave',
];

/** Guilds and their chat. */
export const guildRows: readonly GuildRow[] = [
  { call: `GET ${guild}`, answers: found('ok') },
  { call: `PUT ${guild}`, body: { name: 'We' }, answers: found(leader, { leader: 'ok', moderator: 'ok' }) },
  {
    call: `POST ${guild}/join`,
    answers: {
      private: all(uninvited, { invited: 'ok' }),
      public: all('youAreAlreadyInGroup', {
        stranger: 'ok',
        invited: 'ok',
        moderator: 'ok',
        supporter: 'ok',
      }),
    },
  },
  { call: `POST ${guild}/leave`, answers: members('ok') },
  { call: `POST ${guild}/reject-invite`, answers: both(uninvited, { invited: 'ok' }) },
  { call: `POST ${guild}/invite`, body: { uuids: ['AWAY'] }, answers: found('ok', { muted }) },
  {
    call: `POST ${guild}/removeMember/OTHER`,
    answers: found('onlyLeaderCanRemoveMember', { leader: 'ok' }, { moderator: 'ok' }),
  },
  { call: `GET ${guild}/members`, answers: found('ok') },
  { call: `GET ${guild}/invites`, answers: found('ok') },
  {
    call: `POST ${guild}/add-manager`,
    body: { managerId: 'OTHER' },
    answers: found(leader, { leader: 'ok' }),
  },
  {
    call: `POST ${guild}/remove-manager`,
    body: { managerId: 'OTHER' },
    answers: found(leader, { leader: 'userIsNotManager' }),
  },
  { call: `GET ${guild}/chat`, answers: found('ok') },
  { call: `POST ${guild}/chat`, body: { message: 'hi' }, answers: found('ok', { muted }) },
  { call: `POST ${guild}/chat/LINE/like`, answers: found('ok') },
  { call: `POST ${guild}/chat/LINE/flag`, answers: found('ok', { moderator: 'ok' }) },
  {
    call: `POST ${guild}/chat/LINE/clearflags`,
    answers: both('messageGroupChatAdminClearFlagCount', { moderator: 'ok' }),
  },
  { call: `POST ${guild}/chat/seen`, answers: both('ok') },
  {
    call: `DELETE ${guild}/chat/LINE`,
    answers: found('onlyCreatorOrAdminCanDeleteChat', { leader: 'ok' }, { moderator: 'ok' }),
  },
  ...questActs.map((act) => ({
    call: `POST ${guild}/${act}`,
    answers: found('guildQuestsNotSupported'),
  })),
];
