import { describe, expect, it } from 'vitest';
import { makeChallenge } from '../../test/support/challenge.ts';
import { makePlayer, NOON } from '../../test/support/make.ts';
import { noPlan } from '../character/index.ts';
import { TAVERN_ID } from '../quests/index.ts';
import { canJoinChallenge, canModifyChallenge, canViewChallenge, isChallengeHidden } from './policy.ts';

const PARTY = 'bbbbbbbb-0000-4000-8000-000000000001';
const GUILD = 'bbbbbbbb-0000-4000-8000-000000000002';
const OTHER = 'bbbbbbbb-0000-4000-8000-000000000003';
const me = makePlayer((player) => {
  player.party._id = PARTY;
  player.guilds = [GUILD];
});
const challenge = makeChallenge();
const mine = makeChallenge({ leader: me._id });
const joined = { ...me, challenges: [challenge._id] };
const paid = { plan: { ...noPlan(), customerId: 'somebody' } };
const groups = {
  party: { _id: PARTY, type: 'party', privacy: 'private', purchased: {} },
  guild: { _id: GUILD, type: 'guild', privacy: 'private', purchased: {} },
  paid: { _id: GUILD, type: 'guild', privacy: 'private', purchased: paid },
  open: { _id: OTHER, type: 'guild', privacy: 'public', purchased: {} },
  secret: { _id: OTHER, type: 'guild', privacy: 'private', purchased: {} },
  tavern: { _id: TAVERN_ID, type: 'guild', privacy: 'public', purchased: {} },
} as const;

describe('a challenge is joined', () => {
  it.each([
    { group: 'party', on: false, may: true, why: 'by members of the party' },
    { group: 'guild', on: true, may: true, why: 'by members of a private guild' },
    {
      group: 'guild',
      on: false,
      may: false,
      why: 'not there while public groups are closed, without a plan',
    },
    { group: 'paid', on: false, may: true, why: 'there with a plan, even then' },
    { group: 'open', on: true, may: true, why: 'by everybody, if the guild is public' },
    { group: 'open', on: false, may: false, why: 'by nobody in public guilds while these are closed' },
    { group: 'secret', on: true, may: false, why: 'not by strangers' },
    { group: 'tavern', on: false, may: true, why: 'by everybody in the tavern' },
  ] as const)('$why', ({ group, on, may }) => {
    expect(canJoinChallenge(me, challenge, groups[group], { publicGroups: on, now: NOON })).toBe(may);
  });

  it('by its leader, wherever it is', () => {
    expect(canJoinChallenge(me, mine, groups.secret, { publicGroups: false, now: NOON })).toBe(true);
  });
});

describe('a challenge is seen from within', () => {
  it.each([
    { player: me, sees: false, why: 'not by strangers' },
    { player: joined, sees: true, why: 'by those who take part, even after they left the group' },
  ])('$why', ({ player, sees }) => {
    const house = { publicGroups: true, now: NOON };
    expect(canViewChallenge(player, challenge, groups.secret, house)).toBe(sees);
  });
});

describe('a challenge is changed', () => {
  const withPrivilege = (name: string) => ({ ...me, permissions: { [name]: true } });
  it.each([
    { player: me, of: mine, may: true, why: 'by its leader' },
    { player: me, of: challenge, may: false, why: 'not by others' },
    { player: withPrivilege('challengeAdmin'), of: challenge, may: true, why: 'by administrators' },
    { player: withPrivilege('moderator'), of: challenge, may: false, why: 'not by moderators' },
  ])('$why', ({ player, of, may }) => {
    expect(canModifyChallenge(player, of)).toBe(may);
  });
});

describe('two reports hide a challenge', () => {
  const reported = { ...challenge, flagCount: 2 };
  it.each([
    { player: me, of: { ...challenge, flagCount: 1 }, hides: false, why: 'but not one' },
    { player: me, of: reported, hides: true, why: 'from everybody else' },
    { player: joined, of: reported, hides: false, why: 'but not from those who take part' },
    { player: me, of: { ...mine, flagCount: 2 }, hides: false, why: 'nor from its leader' },
    {
      player: { ...me, permissions: { moderator: true } },
      of: reported,
      hides: false,
      why: 'nor from moderators',
    },
  ])('$why', ({ player, of, hides }) => {
    expect(isChallengeHidden(player, of)).toBe(hides);
  });
});
