import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { text } from '../core/fields.ts';
import { achievementDatesSchema, profileAchievementsSchema } from './achievements-schema.ts';
import { memberSchema } from './member-schema.ts';

const common = {
  area: 'members',
  auth: 'user',
  versions: ['v3', 'v4'],
  method: 'GET',
  spec: 'wire-user-and-tasks 5.5',
} as const;
const byId = {
  params: Type.Object({ memberId: text }),
  checks: [uuid('params', 'memberId', 'memberIdRequired')],
  refusals: ['userWithIDNotFound'],
} as const;

/** Other players, as everybody sees them. */
export const memberCalls = {
  getMember: defineCall({
    ...common,
    ...byId,
    id: 'getMember',
    path: '/members/{memberId}',
    summary: 'Get the public profile of a player',
    answer: memberSchema,
  }),
  getMemberByUsername: defineCall({
    ...common,
    id: 'getMemberByUsername',
    path: '/members/username/{username}',
    summary: 'Get the public profile of a player by their username',
    details: 'In any case, with or without an @ in front. Tells whether the caller may write to them, too.',
    params: Type.Object({ username: text }),
    answer: memberSchema,
    refusals: ['userNotFound'],
  }),
  getMemberAchievements: defineCall({
    ...common,
    ...byId,
    id: 'getMemberAchievements',
    path: '/members/{memberId}/achievements',
    summary: 'Get the achievements of a player, in their sections',
    answer: profileAchievementsSchema,
  }),
  getMemberAchievementDates: defineCall({
    ...common,
    ...byId,
    id: 'getMemberAchievementDates',
    path: '/members/{memberId}/achievement-dates',
    versions: ['v4'],
    summary: 'Get when a player earned their achievements',
    details: 'Achievements from before dates were kept, and those that came with an import, have none.',
    answer: achievementDatesSchema,
    spec: 'own',
  }),
};
