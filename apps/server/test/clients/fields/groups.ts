import { hair, heroClass, namedMember, worn } from './people.ts';
import {
  anyOf,
  date,
  each,
  either,
  filled,
  id,
  listOf,
  mapOf,
  nullable,
  number,
  oneOf,
  open,
  text,
  truth,
  whole,
} from './want.ts';

const category = each('_id slug name', filled);
/** A leader as an object, in short or with all names. */
export const namedLeader = { _id: id, profile: { name: filled } };
const leader = either(namedLeader, id);

const basic = {
  ...each('_id id', id),
  name: filled,
  type: oneOf('guild', 'party'),
  privacy: oneOf('private', 'public'),
  summary: text,
  categories: anyOf(category),
};

/** A group in a list (wire-groups-and-admin 1.3). */
export const listedGroup = {
  ...basic,
  leader: id,
  'description?': text,
  memberCount: whole,
  balance: number,
  leaderOnly: each('challenges getGems', truth),
};

/** `group.quest` (3.1). */
export const quest = {
  'key?': nullable(filled),
  active: truth,
  'leader?': nullable(id),
  members: mapOf(nullable(truth)),
  progress: { ...each('hp? rage?', number), collect: mapOf(whole) },
};
/** The same with a quest that somebody has asked the party to. */
export const askedQuest = { ...quest, key: filled, leader: id };

/** How an author looked (2.1; wire-user-and-tasks 5.3). */
export const userStyles = {
  items: { gear: either({ equipped: worn }, { costume: worn }), ...each('currentMount currentPet', text) },
  preferences: { hair, ...each('skin shirt chair size', text), 'background?': text, costume: truth },
  stats: { class: heroClass, buffs: each('seafoam shinySeed spookySparkles snowball', truth) },
};

const line = {
  ...each('id _id groupId', id),
  text,
  unformattedText: text,
  info: open,
  likes: mapOf(truth),
  flags: mapOf(truth),
  flagCount: whole,
};
const spoken = {
  ...line,
  uuid: id,
  ...each('user username client', filled),
  userStyles,
  contributor: open,
  backer: open,
};
const told = { ...line, uuid: oneOf('system'), info: { type: filled } };

/** A message in a chat (2.1), read or just written: the time is a number, then a date. */
export const message = either({ ...spoken, timestamp: whole }, { ...told, timestamp: whole });
export const writtenMessage = { ...spoken, timestamp: date };

/** A whole group (1.1). */
export const group = {
  ...basic,
  leader,
  'description?': text,
  leaderOnly: each('challenges getGems', truth),
  ...each('memberCount challengeCount', whole),
  balance: number,
  chat: anyOf(message),
  quest,
  tasksOrder: each('habits dailys todos rewards', anyOf(id)),
  purchased: open,
  managers: mapOf(oneOf(true)),
  cron: open,
};

/** An invitation as the inviter reads it (1.9): an entry, or an address without an account. */
export const invitations = {
  party: listOf({ ...each('_id id inviter', id), name: filled }),
  guild: listOf({ ...each('id inviter', id), name: filled, publicGuild: truth }),
};

/** Who looks for a party (1.13). */
export const seeker = {
  _id: id,
  auth: { local: { username: filled }, timestamps: each('created loggedin updated', date) },
  ...each('backer contributor', open),
  invited: oneOf(false),
  items: { gear: each('equipped costume', worn) },
  loginIncentives: whole,
  preferences: { hair, ...each('skin shirt chair size', text), costume: truth },
  profile: { name: filled },
  flags: { classSelected: truth },
  stats: { class: heroClass, lvl: whole, buffs: open },
};

const challengeFields = {
  ...each('_id id', id),
  ...each('name shortName summary', filled),
  'description?': text,
  official: truth,
  tasksOrder: each('habits dailys todos rewards', anyOf(id)),
  ...each('memberCount prize flagCount', whole),
  categories: anyOf(category),
  flags: mapOf(truth),
  ...each('createdAt updatedAt', date),
};
const shortGroup = {
  _id: id,
  name: filled,
  type: oneOf('guild', 'party'),
  privacy: oneOf('private', 'public'),
};

/** A challenge (4.1) with group and leader as each kind of call has them. */
export const challenges = {
  listed: { ...challengeFields, leader: namedMember, group: { ...basic, leader: id } },
  inGroup: { ...challengeFields, leader: namedMember, group: id },
  created: { ...challengeFields, leader: { _id: id, profile: { name: filled } }, group: shortGroup },
  changed: { ...challengeFields, leader: namedMember, group: shortGroup },
  plain: { ...challengeFields, leader: id, group: id },
};
