import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { instant, nullable, nothing, optionalText, text, uuidText, word } from '../core/fields.ts';
import { own, reasonField } from './fields.ts';

const common = { ...own, auth: { privilege: 'userSupport' } } as const;
const number = Type.Number();
const byUser = {
  params: Type.Object({ userId: text }),
  checks: [uuid('params', 'userId', 'heroIdRequired')],
} as const;

/** What the panel of a player shows besides the hero call. */
export const adminPlayerCalls = {
  getUserDetails: defineCall({
    ...common,
    ...byUser,
    id: 'getUserDetails',
    method: 'GET',
    path: '/admin/user/{userId}/details',
    summary: 'Get sign-ins, devices, mails and groups of a player',
    details: 'Never a token, a password or the text of a mail.',
    answer: Type.Object({
      _id: uuidText,
      signIns: Type.Object({
        password: Type.Boolean(),
        services: Type.Array(text, { description: 'Other services that sign them in.' }),
        confirmedEmail: nullable(text),
      }),
      devices: Type.Array(
        Type.Object({
          id: uuidText,
          name: text,
          client: text,
          createdAt: instant(),
          lastUsedAt: nullable(instant()),
        }),
      ),
      pushDevices: Type.Array(Type.Object({ type: text, createdAt: instant() })),
      mails: Type.Array(
        Type.Object({
          id: text,
          to: text,
          subject: text,
          createdAt: instant(),
          sentAt: nullable(instant()),
        }),
        { description: 'The latest 20 of 30 days.' },
      ),
      groups: Type.Array(
        Type.Object({
          _id: text,
          name: text,
          type: word(['party', 'guild']),
          memberCount: number,
          leader: uuidText,
          hasPlan: Type.Boolean(),
          quest: nullable(
            Type.Object({
              key: text,
              active: Type.Boolean(),
              leader: nullable(text),
              takesPart: nullable(Type.Boolean({ description: 'Null: not answered, or not asked.' })),
              hp: Type.Optional(number),
              pendingDamage: number,
            }),
          ),
        }),
      ),
      openReports: Type.Number({ description: 'Things of theirs that wait for a moderator.' }),
    }),
    refusals: ['userWithIDNotFound'],
  }),
  revokeUserDevice: defineCall({
    ...common,
    id: 'revokeUserDevice',
    method: 'DELETE',
    path: '/admin/user/{userId}/devices/{deviceId}',
    summary: 'Sign a player out of a device',
    params: Type.Object({ userId: text, deviceId: text }),
    query: Type.Object({ reason: optionalText }),
    checks: [...byUser.checks, uuid('params', 'deviceId', 'invalidValue')],
    answer: nothing,
    refusals: ['tokenNotFound', 'userWithIDNotFound'],
  }),
};

const repairs = ['recount', 'endQuest', 'setLeader', 'extendPlan', 'endPlan'] as const;
/** What can be mended of a group. */
export type GroupRepair = (typeof repairs)[number];

/** Looking after groups. */
export const adminGroupCalls = {
  findGroups: defineCall({
    ...own,
    id: 'findGroups',
    method: 'GET',
    path: '/admin/groups',
    auth: { privilege: 'groupSupport' },
    summary: 'Find groups by id or the beginning of their name',
    details: 'At most 30.',
    query: Type.Object({ search: optionalText }),
    answer: Type.Array(
      Type.Object({
        _id: text,
        name: text,
        type: word(['party', 'guild']),
        privacy: word(['private', 'public']),
        memberCount: number,
        leader: text,
        hasPlan: Type.Boolean(),
        questKey: nullable(text),
      }),
    ),
    refusals: [],
  }),
  repairGroup: defineCall({
    ...own,
    id: 'repairGroup',
    method: 'POST',
    path: '/admin/groups/{groupId}/repair',
    auth: { privilege: 'groupSupport' },
    summary: 'Mend a group',
    details:
      '`recount` counts its members anew; `endQuest` ends a quest that is stuck, and its scroll goes back; `setLeader` makes the member `leader` its leader; `extendPlan` lets its plan run until `until`, and begins one if there is none; `endPlan` ends it now.',
    params: Type.Object({ groupId: text }),
    checks: [uuid('params', 'groupId', 'groupIdRequired')],
    body: Type.Object({
      repair: word(repairs),
      leader: Type.Optional(Type.String({ description: 'Id or username of a member.' })),
      until: Type.Optional(instant()),
      reason: reasonField,
    }),
    answer: Type.Object({
      _id: text,
      memberCount: number,
      leader: text,
      quest: nullable(Type.Object({ key: text, active: Type.Boolean() })),
      planEnds: nullable(instant('Null: it has no plan, or one that goes on.')),
      hasPlan: Type.Boolean(),
    }),
    refusals: ['groupNotFound', 'repairNoPlan', 'repairNoQuest', 'repairNotMember', 'repairUntil'],
  }),
};
