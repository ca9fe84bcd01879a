import type { groupPlanCalls } from '@everdeed/contract';
import { groupWith } from '../support/parties.ts';
import { elsewhere, failedCheck, notStored, type RefusalCases, unknownId } from '../support/refusal-cases.ts';
import type { Caller } from '../support/server.ts';
import { absent, bad, inGroup, inStrangersGuild, notAllowed } from './group-stages.ts';

const planned = (fields: object) => (stage: { readonly player: Pick<Caller, 'post'> }) =>
  stage.player.post('/groups/create-plan', {
    groupToCreate: { name: 'Team', type: 'guild', privacy: 'private' },
    paymentType: 'Stripe',
    sub: 'group_monthly',
    ...fields,
  });

/** What a site without payments answers to the second of two members of a guild, who does not lead it. */
const onFreeSite =
  (privacy: 'private' | 'public', ask: (member: Caller, groupId: string) => ReturnType<Caller['post']>) =>
  () =>
    elsewhere({ env: { PAYMENTS: 'off' } }, async (server) => {
      const [leader, member] = [await server.register('leader'), await server.register('member')];
      return ask(member, await groupWith(server, [leader, member], { type: 'guild', privacy }));
    });
const upgrading = (member: Caller, groupId: string) => member.post(`/groups/${groupId}/plan`);

/** Plans of groups. */
export const groupPlanRefusals: RefusalCases<typeof groupPlanCalls> = {
  createGroupPlan: {
    paymentTypeRequired: failedCheck(planned({ paymentType: undefined })),
    summaryLengthExceedsMax: failedCheck(planned({ summary: 's'.repeat(251) })),
    partyMustbePrivate: notAllowed(
      planned({ groupToCreate: { name: 'Team', type: 'guild', privacy: 'public' } }),
    ),
    validationFailed: notStored('Group', planned({ groupToCreate: { type: 'guild' } })),
    required: {
      error: 'BadRequest',
      under: 'validationFailed',
      params: { path: 'name' },
      by: planned({ groupToCreate: { type: 'guild' } }),
    },
    paymentMethodNotAvailable: { ...bad, by: planned({ paymentType: 'Amazon' }) },
    invalidGemsBlock: { ...bad, by: planned({ sub: 'nothing' }) },
    missingSubscriptionCode: { ...bad, by: planned({ sub: 'basic_3mo' }) },
  },
  startGroupPlan: {
    paymentMethodNotAvailable: { ...bad, by: (stage) => stage.player.post('/groups/party/plan') },
    groupNotFound: absent(onFreeSite('private', (member) => upgrading(member, unknownId))),
    onlyPrivateGuildsCanUpgrade: notAllowed(onFreeSite('public', upgrading)),
    onlyGroupLeaderCanManageSubscription: notAllowed(onFreeSite('private', upgrading)),
  },
  listPlanPayments: {
    groupNotFound: absent((stage) => stage.player.get('/groups/party/plan/payments')),
    onlyGroupLeaderCanManageSubscription: notAllowed(
      inStrangersGuild((stage, id) => stage.player.get(`/groups/${id}/plan/payments`)),
    ),
    missingSubscription: notAllowed(
      inGroup({}, (stage, id) => stage.player.get(`/groups/${id}/plan/payments`)),
    ),
  },
  cancelGroupPlan: {
    groupNotFound: absent((stage) => stage.player.delete('/groups/party/plan')),
    onlyGroupLeaderCanManageSubscription: notAllowed(
      inStrangersGuild((stage, id) => stage.player.delete(`/groups/${id}/plan`)),
    ),
    missingSubscription: notAllowed(inGroup({}, (stage, id) => stage.player.delete(`/groups/${id}/plan`))),
  },
};
