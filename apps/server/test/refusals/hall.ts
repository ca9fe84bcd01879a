import type { hallCalls } from '@everdeed/contract';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

/** Asked by somebody of the support. */
const asking = (path: string) => async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { userSupport: true } }));
  return stage.player.get(`/hall/${path}`);
};
const missing = { error: 'NotFound' } as const;
const nobody = { ...missing, params: { userId: unknownId } } as const;

/** The hall, and what support does with single players. */
export const hallRefusals: RefusalCases<typeof hallCalls> = {
  getPatrons: { queryPageInteger: failedCheck(asking('patrons?page=first')) },
  getHero: {
    heroIdRequired: failedCheck(asking('heroes/%20')),
    userWithIDNotFound: { ...nobody, by: asking(`heroes/${unknownId}`) },
  },
  getHeroParty: {
    groupIdRequired: failedCheck(asking('heroes/party/junk')),
    groupWithIDNotFound: {
      ...missing,
      params: { groupId: unknownId },
      by: asking(`heroes/party/${unknownId}`),
    },
  },
  getHeroGroupPlans: {
    heroIdRequired: failedCheck(asking('heroes/%20/group-plans')),
    userWithIDNotFound: { ...nobody, by: asking(`heroes/${unknownId}/group-plans`) },
  },
};
