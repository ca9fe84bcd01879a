import type { hallCalls } from '@everdeed/contract';
import { noPlan } from '@everdeed/rules';
import { groupWith } from '../support/parties.ts';
import {
  failedCheck,
  notStored,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';

/** Asked by somebody of the support. */
const asking = (path: string) => async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { userSupport: true } }));
  return stage.player.get(`/hall/${path}`);
};
/** Changed by somebody of the support. */
const changing = (id: string, body: object) => async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { userSupport: true } }));
  return stage.player.put(`/hall/heroes/${id}`, body);
};

/** Taken out of a party that is on a quest. */
const leaving =
  ({ isLeader }: { readonly isLeader: boolean }) =>
  async (stage: Stage) => {
    const other = await stage.stranger();
    const { id } = stage.player;
    const quest = {
      progress: { collect: {} },
      key: 'whale',
      active: true,
      leader: isLeader ? id : other.id,
      members: { [id]: true, [other.id]: true },
    };
    await groupWith(stage.server, [stage.player, other], { type: 'party', quest });
    return changing(id, { removeFromParty: true })(stage);
  };

/** Taken out of a party with a plan, which they lead, alone or not. */
const leavingPlanned = (hasOthers: boolean) => async (stage: Stage) => {
  const members = [stage.player, ...(hasOthers ? [await stage.stranger()] : [])];
  const plan = { ...noPlan(), customerId: 'group', planId: 'group_monthly' };
  await groupWith(stage.server, members, { type: 'party', purchased: { plan } });
  return changing(stage.player.id, { removeFromParty: true })(stage);
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
  updateHero: {
    heroIdRequired: failedCheck(changing('somebody', {})),
    userWithIDNotFound: { ...nobody, by: changing(unknownId, {}) },
    validationFailed: notStored('User', (stage) =>
      changing(stage.player.id, { stats: { gp: 'much' } })(stage),
    ),
    heroConvertPlan: {
      error: 'BadRequest',
      by: async (stage) => {
        const id = await groupWith(stage.server, [stage.player], { type: 'guild' });
        return changing(stage.player.id, { purchased: { plan: { convertToGroupPlan: id } } })(stage);
      },
    },
    groupNotFound: {
      ...missing,
      by: (stage) =>
        changing(stage.player.id, { purchased: { plan: { convertToGroupPlan: unknownId } } })(stage),
    },
    questLeaderCannotLeaveGroup: { error: 'NotAuthorized', by: leaving({ isLeader: true }) },
    cannotLeaveWhileActiveQuest: { error: 'NotAuthorized', by: leaving({ isLeader: false }) },
    leaderCannotLeaveGroupWithActiveGroup: { error: 'NotAuthorized', by: leavingPlanned(true) },
    cannotDeleteActiveGroup: { error: 'NotAuthorized', by: leavingPlanned(false) },
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
