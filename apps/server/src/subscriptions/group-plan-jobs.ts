import { Type } from '@everdeed/contract';
import { jobKind } from '../jobs/kind.ts';

const payload = Type.Object({ groupId: Type.String() });

/** Brings the plans of all members in line with their group's, after it began or ended. */
export const groupMembersJob = jobKind({ name: 'group-plan-members', payload });

/** Tells the provider for how many members a group pays. */
export const groupSeatsJob = jobKind({ name: 'group-plan-seats', payload });

/** Tells a player what became of a plan. */
export const planMailJob = jobKind({
  name: 'plan-mail',
  payload: Type.Object({
    userId: Type.String(),
    template: Type.Union([
      Type.Literal('group-subscription-begins'),
      Type.Literal('group-cancel-subscription'),
      Type.Literal('group-member-join'),
      Type.Literal('group-member-cancel'),
      Type.Literal('group-member-removed'),
    ]),
    groupId: Type.String(),
    group: Type.String(),
    /** When the plan ends, as an ISO string. */
    ends: Type.Optional(Type.String()),
    /** The kind of plan that a new member had (wire-groups-and-admin 5.4). */
    previous: Type.Optional(Type.String()),
  }),
});
