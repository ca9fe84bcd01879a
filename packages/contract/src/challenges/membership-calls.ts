import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nothing } from '../core/fields.ts';
import { challengeSchema } from './challenge-schema.ts';
import { common, ofChallenge } from './common.ts';

const posted = { ...common, ...ofChallenge, method: 'POST' } as const;
const unknown = Type.Optional(Type.Unknown());
const reported = Type.Object({ challenge: challengeSchema });

/** Taking part in challenges, and reporting them. */
export const membershipCalls = {
  joinChallenge: defineCall({
    ...posted,
    id: 'joinChallenge',
    path: '/challenges/{challengeId}/join',
    summary: 'Take part in a challenge',
    details: 'The caller gets a copy of each of its tasks.',
    answer: challengeSchema,
    refusals: ['challengeNotFound', 'userAlreadyInChallenge'],
    spec: 'wire-groups-and-admin 4.7',
  }),
  leaveChallenge: defineCall({
    ...posted,
    id: 'leaveChallenge',
    path: '/challenges/{challengeId}/leave',
    summary: 'Take part in a challenge no more',
    details: '`keep` is keep-all or remove-all: what becomes of its tasks.',
    body: Type.Object({ keep: unknown }),
    bodyReading: 'lenient',
    answer: nothing,
    refusals: ['challengeMemberNotFound', 'challengeNotFound'],
    spec: 'wire-groups-and-admin 4.8',
  }),
  flagChallenge: defineCall({
    ...posted,
    id: 'flagChallenge',
    path: '/challenges/{challengeId}/flag',
    summary: 'Report a challenge to the moderators',
    body: Type.Object({ comment: unknown }),
    bodyReading: 'lenient',
    answer: reported,
    refusals: ['challengeNotFound', 'messageChallengeFlagAlreadyReported', 'messageChallengeFlagOfficial'],
    spec: 'wire-groups-and-admin 4.13',
  }),
  clearChallengeFlags: defineCall({
    ...posted,
    id: 'clearChallengeFlags',
    path: '/challenges/{challengeId}/clearflags',
    summary: 'Show a challenge again that reports have hidden',
    answer: reported,
    refusals: ['challengeNotFound', 'messageGroupChatAdminClearFlagCount'],
    spec: 'wire-groups-and-admin 4.13',
  }),
};
