import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, NOON } from '../../test/support/make.ts';
import { editNewsPost, type SentNewsPost, writeNewsPost } from './news-post.ts';
import { hasUnreadNews, isOut, writesNews } from './policy.ts';
import { postponeNews, readNews } from './read.ts';

const ctx = contextAt();
const at = (ms: number) => new Date(NOON + ms).toISOString();
const sent = { title: 'Spring', text: 'It is *warm*.', credits: 'the gardeners' };
const written = (more: SentNewsPost = {}) => {
  const post = writeNewsPost(ctx, 'author', { ...sent, ...more });
  if (!post.ok) throw new Error('the post was refused');
  return post.value;
};

describe('a news post', () => {
  it.each<[why: string, sent: SentNewsPost, post: object]>([
    ['a draft of now', {}, { published: false, publishDate: at(0) }],
    ['published', { published: true }, { published: true, publishDate: at(0) }],
    ['for later', { publishDate: at(5) }, { publishDate: at(5) }],
    ['of now where the date is empty', { publishDate: null }, { publishDate: at(0) }],
  ])('is %s', (_why, more, post) => {
    expect(written(more)).toMatchObject({ ...sent, author: 'author', createdAt: at(0), ...post });
  });

  it.each<[why: string, sent: SentNewsPost, paths: readonly string[]]>([
    ['all its texts', {}, ['credits', 'text', 'title']],
    ['a date that is one', { ...sent, publishDate: 'soon' }, ['publishDate']],
    ['a title of bounded length', { ...sent, title: 'x'.repeat(501) }, ['title']],
    ['texts that are texts', { ...sent, text: ['x'] }, ['text']],
  ])('needs %s', (_why, given, paths) => {
    const refused = writeNewsPost(ctx, 'author', given);
    const problems = paths.map((path) => expect.objectContaining({ path }));
    expect(refused).toMatchObject({
      refusal: { key: 'validationFailed', params: { model: 'NewsPost' }, problems },
    });
  });

  it('is changed field by field, and keeps its date', () => {
    const post = written({ published: true, publishDate: at(5) });
    const changed = editNewsPost(contextAt(NOON + 9), post, { title: 'Summer' });
    expect(changed).toEqual({ ok: true, value: { ...post, title: 'Summer', updatedAt: at(9) } });
  });

  it('cannot lose its title', () => {
    expect(editNewsPost(ctx, written(), { title: '' })).toMatchObject({ ok: false });
  });
});

describe('who sees what', () => {
  it.each([
    [true, 0, true],
    [true, 1, false],
    [false, -1, false],
  ])('a post that is published (%s) with a date %i ms from now is out: %s', (published, ms, is) => {
    expect(isOut(written({ published, publishDate: at(ms) }), NOON)).toBe(is);
  });

  it('drafts belong to those who write news', () => {
    expect([writesNews({}), writesNews({ news: true }), writesNews({ fullAccess: true })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    [undefined, '', false],
    [undefined, 'old', false],
    ['new', '', true],
    ['new', 'old', true],
    ['new', 'new', false],
  ])('with the latest post %s, one who read %j has news: %s', (latest, read, has) => {
    const player = makePlayer(({ flags }) => (flags.lastNewStuffRead = read));
    expect(hasUnreadNews(player, latest)).toBe(has);
  });
});

describe('reading', () => {
  const old = { id: 'note', type: 'NEW_STUFF', data: { title: 'OLD' }, seen: true };
  const other = { id: 'other', type: 'CRON', data: {}, seen: false };
  const player = makePlayer((draft) => (draft.notifications = [old, other]));
  const latest = { id: 'new', title: 'Schöne Straße' };

  it('notes the post and touches nothing else', () => {
    const after = { ...player, flags: { ...player.flags, lastNewStuffRead: 'new' } };
    expect(readNews(ctx, { player, latest })).toMatchObject({ value: { changed: { players: [after] } } });
  });

  it('later leaves one notification, seen, in upper case', () => {
    const later = postponeNews(ctx, { player, latest });
    const [after] = later.ok ? later.value.changed.players : [];
    expect(after?.flags.lastNewStuffRead).toBe('new');
    expect(after?.notifications).toEqual([
      other,
      { id: expect.any(String), type: 'NEW_STUFF', data: { title: 'SCHÖNE STRASSE' }, seen: true },
    ]);
  });

  it.each([readNews, postponeNews])('does nothing without a post', (command) => {
    expect(command(ctx, { player, latest: undefined })).toMatchObject({
      value: { changed: { players: [] } },
    });
  });
});
