import { Type } from 'typebox';
import { text } from '../core/fields.ts';

/** What all calls of groups have in common. */
export const common = { area: 'groups', auth: 'user', versions: ['v3', 'v4'] } as const;

/** A group as a path names it: an id, `party`, or `habitrpg` for the tavern. */
export const ofGroup = { params: Type.Object({ groupId: text }) };

const unknown = Type.Optional(Type.Unknown());

/** What clients say of a group. */
export const groupBody = Type.Object({
  name: unknown,
  type: unknown,
  privacy: unknown,
  summary: unknown,
  description: unknown,
  leaderOnly: unknown,
  logo: unknown,
  leaderMessage: unknown,
  categories: unknown,
  leader: unknown,
  bannedWordsAllowed: unknown,
});
