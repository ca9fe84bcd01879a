import type { memberCalls } from '@everdeed/contract';
import type { Answer, Caller } from '../support/server.ts';
import { failedCheck, type RefusalCases, type Stage, unknownId } from '../support/refusal-cases.ts';

const asking = (path: string) => (stage: Stage) => stage.player.get(`/members/${path}`);
const missing = { error: 'NotFound' } as const;
const bad = { error: 'BadRequest' } as const;
const notAllowed = { error: 'NotAuthorized' } as const;
const give = (player: Caller, body: object) => player.post('/members/transfer-gems', body);
/** Giving a gem to somebody after something was done to either. */
const giving =
  (change: (stage: Stage, other: Caller) => Promise<unknown>) =>
  async (stage: Stage): Promise<Answer> => {
    const other = await stage.stranger();
    await change(stage, other);
    return give(stage.player, { gemAmount: 1, toUserId: other.id });
  };
const reporting = (id: string) => (stage: Stage) => stage.player.post(`/members/${id}/flag`);
const supporting = (act: (player: Caller) => Promise<Answer>) => async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { userSupport: true } }));
  return act(stage.player);
};
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
  getObjections: {
    toUserIDRequired: failedCheck(asking('mira/objections/transfer-gems')),
    interactionRequired: failedCheck(asking(`${unknownId}/objections/junk`)),
    userWithIDNotFound: { ...nobody, by: asking(`${unknownId}/objections/transfer-gems`) },
  },
  transferGems: {
    toUserIDRequired: failedCheck(({ player }) => give(player, { gemAmount: 1 })),
    gemAmountRequired: failedCheck(({ player }) => give(player, { gemAmount: 1.5, toUserId: player.id })),
    userNotFound: { ...missing, by: ({ player }) => give(player, { gemAmount: 1, toUserId: unknownId }) },
    chatPrivilegesRevoked: {
      ...notAllowed,
      by: giving((stage) =>
        stage.change((player) => ({ ...player, flags: { ...player.flags, chatRevoked: true } })),
      ),
    },
    notAuthorizedToSendMessageToThisUser: {
      ...notAllowed,
      by: giving((stage, other) => other.post(`/user/block/${stage.player.id}`)),
    },
    blockedToSendToThisUser: {
      ...notAllowed,
      by: giving((stage, other) => stage.player.post(`/user/block/${other.id}`)),
    },
    cannotSendGemsToYourself: {
      ...notAllowed,
      by: ({ player }) => give(player, { gemAmount: 1, toUserId: player.id }),
    },
    badAmountOfGemsToSend: { ...notAllowed, by: giving(() => Promise.resolve()) },
  },
  flagMember: {
    memberIdRequired: failedCheck(reporting('mira')),
    userWithIDNotFound: { ...nobody, by: reporting(unknownId) },
    profileFlaggedAlready: {
      ...bad,
      by: async (stage) => {
        const { id } = await stage.stranger();
        await reporting(id)(stage);
        return reporting(id)(stage);
      },
    },
  },
  clearMemberFlags: {
    memberIdRequired: failedCheck(({ player }) => player.post('/members/mira/clear-flags')),
    clearReportsModerator: { ...bad, by: ({ player }) => player.post(`/members/${player.id}/clear-flags`) },
    userWithIDNotFound: {
      ...nobody,
      by: async (stage) => {
        await stage.change((player) => ({ ...player, permissions: { moderator: true } }));
        return stage.player.post(`/members/${unknownId}/clear-flags`);
      },
    },
  },
  memberPurchases: {
    memberIdRequired: failedCheck(supporting((player) => player.get('/members/mira/purchase-history'))),
  },
  deleteMember: {
    memberIdRequired: failedCheck(
      supporting((player) => player.delete('/members/mira?deleteAccount=true&deleteAmplitude=true')),
    ),
    invalidValue: failedCheck(
      supporting((player) => player.delete(`/members/${player.id}?deleteAccount=yes`)),
    ),
  },
};
