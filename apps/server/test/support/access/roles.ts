/**
 * Who calls: somebody outside, or a member of the party; a manager is a member with that office, `challenger` one who leads a challenge of the party, `owner` one whose scroll
 * the quest is, if there is one, `blocked` is blocked by the leader, `banned` by the site. Supporters and moderators are outside. Signed out, nobody gets anything
 * (`access.test.ts`).
 */
export const roles = [
  'stranger',
  'invited',
  'member',
  'manager',
  'leader',
  'challenger',
  'owner',
  'moderator',
  'supporter',
  'muted',
  'blocked',
  'banned',
] as const;
export type Role = (typeof roles)[number];

/** Who is in the party. */
export const inside: ReadonlySet<Role> = new Set<Role>([
  'member',
  'manager',
  'leader',
  'challenger',
  'owner',
  'muted',
  'blocked',
  'banned',
]);

/** What each is answered: `ok`, or the key of the refusal. */
export type Answers<Who extends string = Role> = Readonly<Record<Who, string>>;

/** A call by everybody. */
export interface AccessRow<Who extends string = Role> {
  readonly call: string;
  readonly body?: object;
  readonly answers: Answers<Who>;
}

/** Whom the site has banned is told so whatever they ask (wire-groups-and-admin 6.6). */
const banned = 'accountSuspended';

/** The same for all the others, but for those who are named. */
export const all = (answer: string, but: Partial<Answers> = {}): Answers => ({
  stranger: answer,
  invited: answer,
  member: answer,
  manager: answer,
  leader: answer,
  challenger: answer,
  owner: answer,
  moderator: answer,
  supporter: answer,
  muted: answer,
  blocked: answer,
  ...but,
  banned,
});

export const muted = 'chatPrivilegesRevoked';
