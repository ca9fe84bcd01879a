import type { memberCalls } from '@everdeed/contract';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

const asking = (path: string) => (stage: Stage) => stage.player.get(`/members/${path}`);
const missing = { error: 'NotFound' } as const;
const nobody = { ...missing, params: { userId: unknownId } } as const;

/** Other players, as everybody sees them. */
export const memberRefusals: RefusalCases<typeof memberCalls> = {
  getMember: {
    memberIdRequired: failedCheck(asking('mira')),
    userWithIDNotFound: { ...nobody, by: asking(unknownId) },
  },
  getMemberByUsername: { userNotFound: { ...missing, by: asking('username/nobody-at-all') } },
  getMemberAchievements: {
    memberIdRequired: failedCheck(asking('mira/achievements')),
    userWithIDNotFound: { ...nobody, by: asking(`${unknownId}/achievements`) },
  },
  getMemberAchievementDates: {
    memberIdRequired: failedCheck(asking('mira/achievement-dates')),
    userWithIDNotFound: { ...nobody, by: asking(`${unknownId}/achievement-dates`) },
  },
};
