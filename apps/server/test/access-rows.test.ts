import { allCalls, type Call } from '@everdeed/contract';
import { describe, expect, test } from 'vitest';
import { challengeRows } from './support/access/challenge-rows.ts';
import { groupRows } from './support/access/group-rows.ts';
import { memberRows } from './support/access/member-rows.ts';
import { secretsIn } from './support/access/secrets.ts';

const areas: ReadonlySet<string> = new Set(['groups', 'chat', 'quests', 'challenges', 'members', 'inbox']);
const calls = allCalls().filter(({ area }) => areas.has(area));
const asked = [...groupRows, ...memberRows, ...challengeRows].map(({ call }) => call);

/** What a row asks, without its version and its query. */
const bare = (row: string): string => row.replace(/ \/api\/v\d/, ' ').replace(/\?.*/, '');

/** Whether a row asks this call, and not one with a word where this has a name. */
function asks(row: string, { method, path }: Call): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${method} ${pattern}$`).test(bare(row));
}

/** The call that a row asks: of those whose path fits, the one with the fewest names in it. */
const callOf = (row: string): string | undefined =>
  calls
    .filter((call) => asks(row, call))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.id;

const covered = new Set(asked.map(callOf));

describe('what people do together', () => {
  test.each(calls)('$method $path is asked as everybody', ({ id }) => {
    expect(covered).toContain(id);
  });

  test('has a call for every area', () => {
    expect(new Set(calls.map(({ area }) => area))).toEqual(areas);
  });
});

test('a call that no row asks is noticed', () => {
  const [row] = asked;
  expect(row && callOf(row)).toBe('listGroups');
  expect(callOf('GET /groups/ID/nothing')).toBeUndefined();
  // A word that only fits a name is no row for the call with that word.
  expect(callOf('GET /challenges/CHALLENGE')).toBe('getChallenge');
  expect(callOf('GET /challenges/user?page=0')).toBe('listChallenges');
});

test('an address and a token of somebody else are noticed', () => {
  const [ann, ben] = ['ann', 'ben'].map((id) => ({
    id,
    credentials: { 'x-api-user': id, 'x-api-key': `token-${id}` },
  }));
  if (!ann || !ben) throw new Error('nobody is there');
  const told = JSON.stringify({
    leader: { email: 'ben@example.org', apiToken: 'token-ben' },
    mine: 'token-ann',
  });
  expect(secretsIn(told, ann, [ann, ben])).toEqual(['ben@example.org', 'token-ben']);
  expect(secretsIn('{"leader":"ben"}', ann, [ann, ben])).toEqual([]);
});
