import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { oneOf } from '../core/check.ts';
import { instant, mapOf, text, unset, word } from '../core/fields.ts';
import { summaryFits } from '../core/summary.ts';
import { groupSchema } from '../groups/group-schema.ts';

const common = { area: 'group-plans', auth: 'user', versions: ['v3', 'v4'] } as const;
const ofGroup = { params: Type.Object({ groupId: text }) };
const unknown = Type.Optional(Type.Unknown());

/** A group of the caller whose plan runs (wire-groups-and-admin 1.14). */
const plannedGroup = Type.Object(
  {
    _id: text,
    id: text,
    name: text,
    summary: text,
    leader: Type.String({ description: 'Id of the leader.' }),
    leaderOnly: Type.Object({ challenges: Type.Boolean(), getGems: Type.Boolean() }),
    managers: mapOf(Type.Literal(true), 'Ids of managers.'),
    purchased: Type.Object({
      active: Type.Optional(Type.Boolean()),
      wasUpgraded: Type.Optional(Type.Literal(true)),
      dateTerminated: unset(instant()),
    }),
  },
  { $id: 'PlannedGroup' },
);

/** A group that waits for its plan to be paid for. */
const checkoutSchema = Type.Object(
  {
    sessionId: Type.String({ description: 'The provider’s id of the checkout.' }),
    url: Type.String({ description: 'Where to pay.' }),
    group: groupSchema,
  },
  { $id: 'GroupPlanCheckout' },
);

/** Plans of groups. */
export const groupPlanCalls = {
  listGroupPlans: defineCall({
    ...common,
    id: 'listGroupPlans',
    method: 'GET',
    path: '/group-plans',
    summary: 'List the groups of the caller that have a plan',
    answer: Type.Array(plannedGroup),
    refusals: [],
    spec: 'wire-groups-and-admin 1.14',
  }),
  createGroupPlan: defineCall({
    ...common,
    id: 'createGroupPlan',
    method: 'POST',
    path: '/groups/create-plan',
    summary: 'Found a group with a plan',
    details:
      'Where plans cost nothing, the group has its plan at once, and 201 answers it; nothing else is asked for than the group. Where they are sold, `paymentType` is Stripe; 200 answers where to pay, and the plan begins when it is paid for.',
    body: Type.Object({
      groupToCreate: unknown,
      paymentType: unknown,
      sub: unknown,
      coupon: unknown,
      gift: unknown,
      gemsBlock: unknown,
      billingAgreementId: unknown,
      subscription: unknown,
      summary: unknown,
    }),
    bodyReading: 'lenient',
    checks: [oneOf('body', 'paymentType', 'paymentTypeRequired', ['Stripe', 'Amazon']), summaryFits],
    lateChecks: true,
    answer: Type.Union([groupSchema, checkoutSchema]),
    successStatus: 201,
    otherSuccessStatus: 200,
    refusals: [
      'invalidGemsBlock',
      'missingSubscriptionCode',
      'partyMustbePrivate',
      'paymentMethodNotAvailable',
      'validationFailed',
    ],
    spec: 'wire-groups-and-admin 5.2',
  }),
  startGroupPlan: defineCall({
    ...common,
    ...ofGroup,
    id: 'startGroupPlan',
    method: 'POST',
    path: '/groups/{groupId}/plan',
    summary: 'Give a group the free plan of the site',
    details:
      'For the leader of a party or a private guild, where plans cost nothing. A plan that runs already stays. Where plans are sold, they begin with a checkout.',
    answer: groupSchema,
    refusals: [
      'groupNotFound',
      'onlyGroupLeaderCanManageSubscription',
      'onlyPrivateGuildsCanUpgrade',
      'paymentMethodNotAvailable',
    ],
    spec: 'own',
  }),
  listPlanPayments: defineCall({
    ...common,
    ...ofGroup,
    id: 'listPlanPayments',
    method: 'GET',
    path: '/groups/{groupId}/plan/payments',
    summary: 'List what was paid for the plan of a group',
    details: 'For the leader, and for who pays: the bills of the plan that runs, the latest first.',
    answer: Type.Array(
      Type.Object({
        id: text,
        date: instant(),
        kind: word(['started', 'renewed']),
        amount: Type.Integer({ description: 'In hundredths of the currency.' }),
        currency: Type.String({ description: 'ISO 4217, in capitals.' }),
        state: word(['created', 'pending', 'settled', 'failed', 'abandoned', 'refunded', 'chargedBack']),
      }),
    ),
    refusals: ['groupNotFound', 'missingSubscription', 'onlyGroupLeaderCanManageSubscription'],
    spec: 'own',
  }),
  cancelGroupPlan: defineCall({
    ...common,
    ...ofGroup,
    id: 'cancelGroupPlan',
    method: 'DELETE',
    path: '/groups/{groupId}/plan',
    summary: 'Cancel the plan of a group',
    details:
      'For the leader, and for who pays. A plan that was paid for goes on until the time is up; a free one ends at once. One that was cancelled before stays as it is.',
    answer: groupSchema,
    refusals: ['groupNotFound', 'missingSubscription', 'onlyGroupLeaderCanManageSubscription'],
    spec: 'own',
  }),
};
