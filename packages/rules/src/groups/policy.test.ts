import { describe, expect, it } from 'vitest';
import { makePlayer, NOON } from '../../test/support/make.ts';
import { TAVERN_ID } from '../quests/index.ts';
import { readAddressees } from './invite.ts';
import { newGroup, plainFields } from './new-group.ts';
import { canLoad, canUpdateGroup, hasActivePlan, hasCancelledPlan, hasUncancelledPlan } from './policy.ts';

const PARTY = 'bbbbbbbb-0000-4000-8000-000000000001';
const GUILD = 'bbbbbbbb-0000-4000-8000-000000000002';
const OTHER = 'bbbbbbbb-0000-4000-8000-000000000003';
const me = makePlayer((player) => {
  player.party._id = PARTY;
  player.guilds = [GUILD];
});

describe('a group is given', () => {
  const party = { _id: PARTY, type: 'party', privacy: 'private' } as const;
  const guild = { _id: GUILD, type: 'guild', privacy: 'private' } as const;
  const open = { _id: OTHER, type: 'guild', privacy: 'public' } as const;
  const secret = { _id: OTHER, type: 'guild', privacy: 'private' } as const;
  const tavern = { _id: TAVERN_ID, type: 'guild', privacy: 'public' } as const;

  it.each([
    { group: party, access: 'members', on: false, gives: true, why: 'to its members' },
    { group: guild, access: 'members', on: true, gives: true, why: 'to the members of a guild' },
    { group: open, access: 'visible', on: true, gives: true, why: 'to everybody, if it is public' },
    { group: open, access: 'members', on: true, gives: false, why: 'not to guests, for what is for members' },
    {
      group: open,
      access: 'anyone',
      on: false,
      gives: false,
      why: 'to nobody while public groups are closed',
    },
    { group: secret, access: 'visible', on: true, gives: false, why: 'not to strangers, if it is private' },
    { group: secret, access: 'anyone', on: true, gives: true, why: 'to all who know its id, to join it' },
    { group: tavern, access: 'members', on: false, gives: true, why: 'to everybody, if it is the tavern' },
  ] as const)('$why', ({ group, access, on, gives }) => {
    expect(canLoad(me, group, access, on)).toBe(gives);
  });
});

describe('a group is changed', () => {
  const leader = makePlayer();
  const moderator = makePlayer((player) => {
    player._id = OTHER;
    player.permissions['moderator'] = true;
  });
  const of = (type: 'party' | 'guild') =>
    newGroup({ id: GUILD, type, privacy: 'private', leader: leader._id }, plainFields('G'));

  it.each([
    { player: leader, type: 'party', may: true, why: 'by its leader' },
    { player: moderator, type: 'guild', may: true, why: 'by moderators, if it is a guild' },
    { player: moderator, type: 'party', may: false, why: 'not by moderators, if it is a party' },
  ] as const)('$why', ({ player, type, may }) => {
    expect(canUpdateGroup(player, of(type))).toBe(may);
  });
});

describe('a plan', () => {
  const plan = (fields: object) => ({ ...me.purchased.plan, ...fields });
  const later = new Date(NOON + 1000).toISOString();
  const before = new Date(NOON - 1000).toISOString();

  it.each([
    { has: undefined, is: [false, false, false], why: 'is none' },
    { has: plan({ customerId: 'c' }), is: [true, true, false], why: 'runs' },
    { has: plan({ customerId: 'c', dateTerminated: later }), is: [true, false, true], why: 'runs out' },
    { has: plan({ customerId: 'c', dateTerminated: before }), is: [false, false, false], why: 'is over' },
  ])('$why', ({ has, is }) => {
    expect([hasActivePlan(has, NOON), hasUncancelledPlan(has, NOON), hasCancelledPlan(has, NOON)]).toEqual(
      is,
    );
  });
});

it('whom a client names is read in the order of the answer', () => {
  const read = readAddressees({
    usernames: [' @Ann '],
    emails: [{ email: ' a@b.example ' }],
    uuids: [OTHER.toUpperCase()],
  });
  expect(read).toEqual({
    ok: true,
    value: [
      { by: 'uuid', value: OTHER },
      { by: 'email', value: 'a@b.example' },
      { by: 'username', value: 'ann' },
    ],
  });
});
