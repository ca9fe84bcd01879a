import { Type } from 'typebox';
import { present, uuid } from '../core/check.ts';
import { text } from '../core/fields.ts';

/** What all calls of challenges have in common. */
export const common = { area: 'challenges', auth: 'user', versions: ['v3', 'v4'] } as const;

/** The challenge must be named by its id. */
export const challengeIdGiven = uuid('params', 'challengeId', 'challengeIdRequired');

/** A challenge as a path names it. */
export const ofChallenge = { params: Type.Object({ challengeId: text }), checks: [challengeIdGiven] };

const unknown = Type.Optional(Type.Unknown());

/** What clients say of a challenge. */
export const challengeBody = Type.Object({
  group: unknown,
  name: unknown,
  shortName: unknown,
  summary: unknown,
  description: unknown,
  prize: unknown,
  official: unknown,
  categories: unknown,
});

/** The group must be named. */
export const groupGiven = present('body', 'group', 'groupIdRequired');
