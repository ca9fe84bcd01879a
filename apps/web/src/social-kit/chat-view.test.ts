import { describe, expect, it } from 'vitest';
import type { Said, WireMessage } from './chat-types.ts';
import { chatView, type Reader, type Unsaved } from './chat-view.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const maren: Reader = { id: 'maren', name: 'Maren', username: 'maren', look: undefined, tier: 0 };

const message = (fields: Partial<WireMessage> = {}): WireMessage => ({
  id: 'one',
  _id: 'one',
  groupId: 'g',
  text: 'hello',
  unformattedText: 'hello',
  info: {},
  likes: {},
  flags: {},
  flagCount: 0,
  uuid: 'ivo',
  user: 'Ivo',
  username: 'ivo',
  timestamp: NOON,
  ...fields,
});

const nothing: Unsaved = { posts: [], likes: [], deletes: [], refused: [], answered: new Set() };
const entry = <A extends object>(id: string, action: A, at = NOON) => ({
  id,
  userId: 'maren',
  at: new Date(at).toISOString(),
  action: { kind: 'any', ...action },
  tab: 't',
});
const post = (id: string, text: string, at?: number) => entry(id, { groupId: 'g', text }, at);
const view = (messages: readonly WireMessage[], unsaved: Partial<Unsaved> = {}) =>
  chatView(messages, maren, { ...nothing, ...unsaved });
const said = (messages: readonly WireMessage[], unsaved?: Partial<Unsaved>): Said => {
  const [line] = view(messages, unsaved);
  if (line?.kind !== 'said') throw new Error('nothing was said');
  return line;
};
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

describe('a chat', () => {
  it('tells what players said from what the game says', () => {
    const told = message({ id: 'two', uuid: 'system', info: { type: 'quest_start' } });
    expect(view([told, message()]).map(({ kind }) => kind)).toEqual(['told', 'said']);
  });

  it.each([
    ['to the reader', 'hi [@maren](/profile/maren)', 'ivo', true],
    ['to others', 'hi [@bram](/profile/bram)', 'ivo', false],
    ['by the reader', 'I am [@maren](/profile/maren)', 'maren', false],
  ])('marks a mention %s', (_, text, uuid, isMentioned) => {
    expect(said([message({ text, uuid })]).isMentioned).toBe(isMentioned);
  });

  it.each([
    [1, false],
    [2, true],
  ])('with %d reports is hidden: %s', (flagCount, isHidden) => {
    expect(said([message({ flagCount })]).isHidden).toBe(isHidden);
  });
});

describe('likes', () => {
  const like = (id: string) => entry(id, { groupId: 'g', chatId: 'one' });
  const liked = { likes: { bram: true, tove: false, maren: true } };
  it.each([
    ['count those who still like', liked, [], 2, true],
    ['are taken back at once', liked, [like('a')], 1, false],
    ['are given at once', {}, [like('a')], 1, true],
    ['stay as they are after two turns', liked, [like('a'), like('b')], 2, true],
  ])('%s', (_, fields, likes, count, isLiked) => {
    expect(said([message(fields)], { likes })).toMatchObject({ likes: count, isLiked });
  });
});

describe('what is not saved', () => {
  const own = (id: string, at: number) => message({ id, uuid: 'maren', timestamp: at });

  it('stands on top, the latest first', () => {
    const refused = [{ id: 'r', groupId: 'g', text: 'no', reason: 'Too fast.', at: NOON }];
    const lines = view([message()], { posts: [post('a', 'x'), post('b', 'y')], refused });
    expect(idsOf(lines)).toEqual(['b', 'a', 'r', 'one']);
    expect(lines[2]).toMatchObject({ state: 'refused', reason: 'Too fast.' });
  });

  it('is not shown twice when the answer was lost', () => {
    expect(idsOf(view([own('m', NOON + 400)], { posts: [post('a', 'hello')] }))).toEqual(['m']);
  });

  it('is shown beside a message of the same words that is older, or was answered', () => {
    const posts = [post('a', 'hello')];
    expect(idsOf(view([own('m', NOON - 3_600_000)], { posts }))).toEqual(['a', 'm']);
    expect(idsOf(view([own('m', NOON + 400)], { posts, answered: new Set(['m']) }))).toEqual(['a', 'm']);
  });

  it('counts twice when it was said twice', () => {
    const posts = [post('a', 'hello'), post('b', 'hello')];
    expect(idsOf(view([own('m', NOON + 400)], { posts }))).toEqual(['b', 'm']);
  });

  it('hides what waits to be deleted', () => {
    expect(view([message()], { deletes: [entry('d', { groupId: 'g', chatId: 'one' })] })).toEqual([]);
  });
});
