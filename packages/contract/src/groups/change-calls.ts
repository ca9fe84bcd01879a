import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { present } from '../core/check.ts';
import { optionalText } from '../core/fields.ts';
import { summaryFits } from '../core/summary.ts';
import { common, groupBody, ofGroup } from './common.ts';
import { groupSchema, managedGroupSchema } from './group-schema.ts';

const managing = {
  ...common,
  ...ofGroup,
  method: 'POST',
  body: Type.Object({ managerId: optionalText }),
  checks: [present('body', 'managerId', 'managerIdRequired')],
  answer: managedGroupSchema,
  spec: 'wire-groups-and-admin 1.12',
} as const;

/** Founding and changing groups. */
export const changeCalls = {
  createGroup: defineCall({
    ...common,
    id: 'createGroup',
    method: 'POST',
    path: '/groups',
    summary: 'Found a party or a guild',
    details: 'A guild costs 4 gems, which become its bank.',
    body: groupBody,
    bodyReading: 'lenient',
    checks: [summaryFits],
    answer: groupSchema,
    successStatus: 201,
    refusals: [
      'chatPrivilegesRevoked',
      'featureRetired',
      'messageGroupAlreadyInParty',
      'messageInsufficientGems',
      'partyMustbePrivate',
      'validationFailed',
    ],
    spec: 'wire-groups-and-admin 1.2',
  }),
  updateGroup: defineCall({
    ...common,
    ...ofGroup,
    id: 'updateGroup',
    method: 'PUT',
    path: '/groups/{groupId}',
    summary: 'Change a group',
    details: 'For its leader; moderators may change guilds, too. A list of categories replaces the old one.',
    body: groupBody,
    bodyReading: 'lenient',
    checks: [summaryFits],
    answer: groupSchema,
    refusals: [
      'cannotChangeLeaderWithActiveGroupPlan',
      'groupNotFound',
      'messageGroupOnlyLeaderCanUpdate',
      'validationFailed',
    ],
    spec: 'wire-groups-and-admin 1.5',
  }),
  addManager: defineCall({
    ...managing,
    id: 'addManager',
    path: '/groups/{groupId}/add-manager',
    summary: 'Let a member manage the tasks of the group',
    refusals: ['groupNotFound', 'messageGroupOnlyLeaderCanUpdate', 'userMustBeMember'],
  }),
  removeManager: defineCall({
    ...managing,
    id: 'removeManager',
    path: '/groups/{groupId}/remove-manager',
    summary: 'End that a member manages the tasks of the group',
    refusals: ['groupNotFound', 'messageGroupOnlyLeaderCanUpdate', 'userIsNotManager'],
  }),
};
