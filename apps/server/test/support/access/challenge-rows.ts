import type { AccessRow, Answers as AnswersOf } from './roles.ts';

/**
 * Who calls: somebody outside of the party, or in it. The leader of the challenge does not lead the party; the admin has
 * the privilege of challenges; the manager holds that office in the party; the invited one is asked into the party;
 * the muted one takes part, and so does `blocked`, whom the leader of the challenge has blocked; `banned` is banned by the
 * site.
 */
export const roles = [
  'stranger',
  'invited',
  'member',
  'manager',
  'participant',
  'leader',
  'moderator',
  'admin',
  'muted',
  'blocked',
  'banned',
] as const;
export type Role = (typeof roles)[number];
export const outside: ReadonlySet<Role> = new Set<Role>(['stranger', 'invited', 'moderator', 'admin']);
export const takesPart: ReadonlySet<Role> = new Set<Role>(['participant', 'muted', 'blocked', 'banned']);

type Answers = AnswersOf<Role>;

/** The same for all; whom the site has banned is told so whatever they ask (wire-groups-and-admin 6.6). */
const all = (answer: string, but: Partial<Answers> = {}): Answers => ({
  stranger: answer,
  invited: answer,
  member: answer,
  manager: answer,
  participant: answer,
  leader: answer,
  moderator: answer,
  admin: answer,
  muted: answer,
  blocked: answer,
  ...but,
  banned: 'accountSuspended',
});
const missing = 'challengeNotFound';
const unseen = { stranger: missing, invited: missing, moderator: missing, admin: missing };
/** Nobody outside of the party knows of the challenge: not even moderators (4.1, "can view"). */
const members = (answer: string, but: Partial<Answers> = {}): Answers => all(answer, { ...unseen, ...but });
/** Its leader may, and whoever has the privilege (4.1, "can modify"). */
const leads = (refusal: string, but: Partial<Answers> = {}): Answers =>
  all(refusal, { leader: 'ok', admin: 'ok', ...but });

const one = '/challenges/CHALLENGE';
const joined = 'userAlreadyInChallenge';
const apart = 'challengeMemberNotFound';
const stillThere = 'cantOnlyUnlinkChalTask';
const editors = 'onlyChalLeaderEditTasks';

const unseenGroup = {
  stranger: 'groupNotFound',
  invited: 'groupNotFound',
  moderator: 'groupNotFound',
  admin: 'groupNotFound',
};

interface ChallengeRow extends AccessRow<Role> {
  /** What else differs in a public guild. */
  readonly open?: Partial<Answers>;
}

/** Challenges of a public guild are made by its members (4.2, step 4). */
const membersOnly = {
  stranger: 'mustBeGroupMember',
  invited: 'mustBeGroupMember',
  moderator: 'mustBeGroupMember',
  admin: 'mustBeGroupMember',
};

const unseenAnswers: ReadonlySet<string> = new Set([missing, 'groupNotFound']);

/** The answers in a public guild, where whoever is outside sees what its members see (4.1, "can join"). */
export const openAnswers = ({ answers, open }: ChallengeRow): Answers => {
  const seen = roles.map((role) => [
    role,
    outside.has(role) && unseenAnswers.has(answers[role]) ? answers.member : answers[role],
  ]);
  return { ...answers, ...Object.fromEntries(seen), ...open };
};

/** The answers in the tavern: those of a public guild whose members all are. */
export const tavernAnswers = (row: ChallengeRow): Answers => {
  const open = openAnswers(row);
  const seen = roles.map((role) => [role, open[role] === 'mustBeGroupMember' ? open.member : open[role]]);
  return { ...open, ...Object.fromEntries(seen) };
};

/** Challenges of a party and their tasks. */
export const challengeRows: readonly ChallengeRow[] = [
  { call: 'GET /challenges/user?page=0', answers: all('ok') },
  { call: 'GET /challenges/count', answers: all('ok') },
  { call: 'GET /challenges/groups/GROUP', answers: all('ok', unseenGroup) },
  { call: 'GET /tasks/challenge/CHALLENGE', answers: members('ok') },
  { call: `GET ${one}`, answers: members('ok') },
  { call: `GET ${one}/members`, answers: members('ok') },
  { call: `GET ${one}/members/OTHER`, answers: members('ok') },
  { call: `GET ${one}/export/csv`, answers: members('ok') },
  {
    call: `POST ${one}/join`,
    answers: members('ok', { participant: joined, muted: joined, blocked: joined }),
  },
  { call: `POST ${one}/leave`, answers: all(apart, { participant: 'ok', muted: 'ok', blocked: 'ok' }) },
  {
    call: `PUT ${one}`,
    body: { name: 'Another' },
    answers: leads('onlyLeaderUpdateChal', unseen),
    open: { admin: 'ok' },
  },
  { call: `DELETE ${one}`, answers: leads('onlyLeaderDeleteChal') },
  { call: `POST ${one}/selectWinner/OTHER`, answers: leads('onlyLeaderDeleteChal') },
  { call: `POST ${one}/flag`, body: { comment: 'rude' }, answers: all('ok') },
  {
    call: `POST ${one}/clearflags`,
    answers: all('messageGroupChatAdminClearFlagCount', { moderator: 'ok' }),
  },
  {
    call: `POST /tasks/challenge/CHALLENGE`,
    body: { type: 'habit', text: 'more' },
    answers: leads(editors),
  },
  { call: 'PUT /tasks/ORIGINAL', body: { text: 'other' }, answers: leads(editors) },
  { call: 'DELETE /tasks/ORIGINAL', answers: leads(editors) },
  // Copies are their owners' alone.
  { call: 'GET /tasks/COPY', answers: all('messageTaskNotFound') },
  { call: 'PUT /tasks/COPY', body: { text: 'mine' }, answers: all('messageTaskNotFound') },
  // Only copies of one's own whose challenge is gone are unlinked; who has none has nothing to unlink.
  {
    call: 'POST /tasks/unlink-all/CHALLENGE?keep=keep-all',
    answers: all('ok', { participant: stillThere, muted: stillThere, blocked: stillThere }),
  },
  { call: 'POST /tasks/unlink-one/COPY?keep=keep', answers: all('messageTaskNotFound') },
  {
    call: 'POST /challenges',
    body: { group: 'GROUP', name: 'A second one', shortName: 'second', prize: 1 },
    answers: all('ok', unseenGroup),
    open: { ...membersOnly, muted: 'cannotMakeChallenge' },
  },
  {
    call: `POST ${one}/clone`,
    body: { group: 'GROUP', name: 'A copy', shortName: 'copy', prize: 1 },
    answers: all('ok', unseenGroup),
    open: membersOnly,
  },
];
