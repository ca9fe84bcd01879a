import type { Call } from '@everdeed/contract';
import { describe, expect, test } from 'vitest';
import { fieldsNamed } from './support/access/private-paths.ts';
import { calls, isAllowed, kept } from './support/access/private-rules.ts';

/*
 * Every test asks its calls by `ask`, which fails at a field that the contract does not name. What the contract names
 * is therefore all that can leave the server, and is searched here for what only the player themself may see.
 */

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
