import { allCalls, type Call } from '@everdeed/contract';
import { describe, expect, test } from 'vitest';
import { type FoundField, fieldsNamed, fieldsOf } from './support/access/private-paths.ts';

/*
 * Every test asks its calls by `ask`, which fails at a field that the contract does not name. What the contract names
 * is therefore all that can leave the server, and is searched here for what only the player themself may see.
 */

const calls = allCalls();
const named = (id: string): string[] =>
  fieldsOf(calls.find((call) => call.id === id)?.answer).map(({ path }) => path.slice(1));

/** What a player gets of themself and nobody else (wire-user-and-tasks 1.3): a new field of players is private. */
function keptFields(): string[] {
  const shown = new Set(named('getMember'));
  const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
  return named('getUser').filter(
    (path) =>
      // All achievements are shown, as a map.
      !path.startsWith('achievements.') &&
      !shown.has(path) &&
      (parentOf(path) === '' || shown.has(parentOf(path))),
  );
}

/** What opens an account, a device or a purse, whoever has it. */
const credentials = ['apiToken', 'email', 'emails', 'hashed_password', 'salt', 'password', 'token', 'regId'];
const purses = ['customerId', 'secret', 'lastIp', 'ip'];
const kept = [...keptFields(), ...credentials, ...purses];

/** Areas whose answers are the caller themself, at their root or as `user`. */
const ofCaller: ReadonlySet<string> = new Set([
  'accounts',
  'players',
  'character',
  'classes',
  'pets',
  'shops',
  'pins',
  'coupons',
  'tasks',
  'notifications',
  'imports',
]);

/** Fields that are called as those of a player, but belong to something that people share, by its schema. */
const ofThings: Readonly<Record<string, readonly string[]>> = {
  Group: [
    'balance',
    'leaderOnly.challenges',
    'quest.extra',
    'tasksOrder',
    'purchased',
    'purchased.plan.customerId',
  ],
  ListedGroup: ['balance', 'leaderOnly.challenges', 'purchased'],
  PlannedGroup: ['leaderOnly.challenges', 'purchased'],
  Challenge: ['tasksOrder'],
  Task: ['tags', 'history'],
  // How a participant fares with the challenge's tasks (wire-groups-and-admin 4.15).
  ChallengeCopy: ['history'],
  Member: ['achievements.challenges'],
  // Who looks for a party shows whether they may write, and in which language (1.13).
  Seeker: ['flags.chatRevoked', 'preferences.language'],
};

/** The same for schemas without a name, by call. */
const ofCalls: Readonly<Record<string, readonly string[]>> = {
  inviteToQuest: ['extra'],
  acceptQuest: ['extra'],
  rejectQuest: ['extra'],
  forceStartQuest: ['extra'],
  cancelQuest: ['extra'],
  abortQuest: ['extra'],
  leaveQuest: ['extra'],
  leaveQuestSingular: ['extra'],
  getChallengeMembers: ['achievements.challenges'],
  castSpell: ['achievements.challenges'],
  bulkScore: ['_tmp'],
  getSiteInvitations: ['invitations'],
  // The caller's own devices.
  addPushDevice: ['regId'],
  removePushDevice: ['regId'],
};

const endsIn = (path: string, names: readonly string[] = []): boolean =>
  names.some((name) => path.endsWith(`.${name}`));

/** Whether a field is at the root of an answer, in its `user`, or in the player in front of the caller's tasks. */
function isOfCaller({ path, owner }: FoundField): boolean {
  const inFront = owner === 'Player' ? /^(?:\.user|\.tasks\[\])(?=\.)/ : /^\.user(?=\.)/;
  return !path.replace(inFront, '').replace('pushDevices[]', '').includes('[].');
}

const isAllowed = ({ id, area }: Pick<Call, 'id' | 'area'>, field: FoundField): boolean =>
  (ofCaller.has(area) && isOfCaller(field)) ||
  endsIn(field.path, ofThings[field.owner]) ||
  endsIn(field.path, ofCalls[id]);

const leaksOf = (call: Pick<Call, 'id' | 'area' | 'answer'>): string[] =>
  fieldsNamed(call.answer, kept)
    .filter((field) => !isAllowed(call, field))
    .map(({ path, owner }) => `${path.replace(/^\./, '')} (${owner})`);

/** Those with a privilege see more: who they are is held by `access.test.ts`. */
const open = calls.filter(({ auth }) => typeof auth !== 'object');

test('knows what players keep to themselves', () => {
  expect(kept).toEqual(
    expect.arrayContaining(['auth.local.email', 'notifications', 'balance', 'inbox.blocks', 'pushDevices']),
  );
  expect(kept).not.toContain('profile');
});

describe('what the contract lets out', () => {
  test.each(open)('$id names no private field of another player', (call) => {
    expect(leaksOf(call)).toEqual([]);
  });
});

describe('a leak is found', () => {
  const answerWith = (fields: Record<string, unknown>, id = 'Member') => ({
    type: 'array',
    items: { type: 'object', $id: id, properties: fields },
  });
  const anything = {};
  const local = { properties: { local: { properties: { email: anything } } } };
  const leaks = (answer: object) => leaksOf({ id: 'getGroupMembers', area: 'groups', answer });

  test.each([
    ['an address', { auth: local }, '[].auth.local.email (Member)'],
    ['a token', { apiToken: anything }, '[].apiToken (Member)'],
    ['notifications', { notifications: { items: {} } }, '[].notifications (Member)'],
    ['a purse', { balance: anything }, '[].balance (Member)'],
    ['blocks', { inbox: { properties: { blocks: anything } } }, '[].inbox.blocks (Member)'],
  ])('%s', (_what, fields, leak) => {
    expect(leaks(answerWith(fields))).toContain(leak);
  });

  test('in one of several forms, and in maps', () => {
    expect(leaks({ anyOf: [{ type: 'null' }, { properties: { email: anything } }] })).toEqual(['email ()']);
    expect(leaks({ additionalProperties: { properties: { email: anything } } })).toHaveLength(1);
  });

  test('not in what a group has', () => {
    expect(leaks(answerWith({ balance: anything }, 'Group'))).toEqual([]);
  });
});
