import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { newGroup, plainFields } from '../groups/index.ts';
import { TAVERN_ID } from '../quests/index.ts';
import type { Group } from '../state/group.ts';
import type { Player } from '../state/player.ts';
import { flagsAfter } from './flags.ts';
import { type PostInput, type PostingScene, postMessage } from './post.ts';

const ctx = contextAt();
const group = (fields: Partial<Group> = {}): Group => ({
  ...newGroup({ id: 'g', type: 'guild', privacy: 'public', leader: 'l' }, plainFields('G')),
  ...fields,
});
const sent: PostInput = {
  message: 'hello',
  client: 'habitica-web',
  publicGroups: true,
  minAccountAge: 0,
  holdsSlur: (text) => text.includes('slur'),
  bannedWordsIn: (text) => (text.includes('drat') ? ['drat'] : []),
};
const player = (change: (draft: Player) => void = () => {}) => makePlayer(change);
const scene = (fields: Partial<PostingScene> = {}): PostingScene => ({
  player: player(),
  group: group(),
  recent: 0,
  mentioned: new Map(),
  ...fields,
});
const post = (fields: Partial<PostingScene> = {}, input: Partial<PostInput> = {}) =>
  postMessage(ctx, scene(fields), { ...sent, ...input });
const keyOf = (result: ReturnType<typeof post>) => (result.ok ? 'posted' : result.refusal.key);

describe('a post', () => {
  const everything = { message: 'slur drat', minAccountAge: 1e9, publicGroups: false };
  it.each([
    ['chatPrivilegesRevoked', { player: player((one) => (one.flags.chatRevoked = true)) }, everything],
    ['featureRetired', {}, everything],
    ['bannedSlurUsed', {}, { ...everything, publicGroups: true }],
    ['bannedWordUsed', {}, { ...everything, publicGroups: true, message: 'drat' }],
    ['messageGroupChatSpam', { recent: 30 }, { ...everything, publicGroups: true, message: 'ok' }],
    ['chatTemporarilyUnavailable', {}, { ...everything, publicGroups: true, message: 'ok' }],
    ['posted', { group: group({ privacy: 'private' }) }, { message: 'slur drat' }],
    ['posted', { group: group({ bannedWordsAllowed: true }) }, { message: 'drat' }],
    ['messageGroupChatSpam', { group: group({ _id: TAVERN_ID }), recent: 2 }, {}],
    ['posted', { recent: 2 }, {}],
    [
      'posted',
      { group: group({ _id: TAVERN_ID }), recent: 2, player: player((one) => (one.contributor.level = 4)) },
      {},
    ],
  ] as const)('is %s', (key, fields, input) => {
    expect(keyOf(post(fields, input))).toBe(key);
  });

  it('with a slur costs its author the right to chat', () => {
    const result = post({}, { message: 'slur' });
    const left = result.ok ? undefined : result.refusal.outcome?.changed.players[0];
    expect(left?.flags.chatRevoked).toBe(true);
  });

  it.each([
    ['members of a guild', {}, true],
    ['5000 members', { memberCount: 5000 }, true],
    ['more members', { memberCount: 5001 }, false],
    ['the tavern', { _id: TAVERN_ID }, false],
  ])('tells %s: %j', (_who, fields, isTold) => {
    const result = post({ group: group(fields) });
    expect(result.ok && result.value.data.isTold).toBe(isTold);
  });
});

describe('reports', () => {
  const old = (one: Player) =>
    (one.auth.timestamps.created = new Date(ctx.now - 4 * 86_400_000).toISOString());
  const fresh = (one: Player) => (one.auth.timestamps.created = new Date(ctx.now).toISOString());
  const moderator = (one: Player) => (one.permissions['moderator'] = true);
  it.each([
    ['of an old account counts one', old, 1, 2],
    ['of a new account counts nothing', fresh, 1, 1],
    ['of a moderator counts five', moderator, 1, 5],
    ['after a moderator adds to the five', old, 5, 6],
  ] as const)('one %s', (_what, change, before, after) => {
    expect(flagsAfter(before, player(change), ctx.now)).toBe(after);
  });
});
