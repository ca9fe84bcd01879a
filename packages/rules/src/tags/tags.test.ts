import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer, makeTask } from '../../test/support/make.ts';
import type { Outcome } from '../outcome.ts';
import type { AnyResult } from '../result.ts';
import type { Tag } from '../state/player.ts';
import { createTag, deleteTag, moveTag, renameTag } from './commands.ts';
import { replaceTags } from './replace.ts';
import { findTag, MAX_TAGS } from './tag.ts';

const id = (digit: number) => `dddddddd-0000-4000-8000-00000000000${digit}`;
const [A, B, C]: readonly Tag[] = ['a', 'b', 'c'].map((name, at) => ({ id: id(at), name }));
if (!A || !B || !C) throw new Error('three tags are needed');
const player = makePlayer((fresh) => {
  fresh.tags = [A, B, C];
});
const scene = { player, tasks: [] };
const ctx = contextAt();

/** The tags after a command that must go through. */
function tagsAfter(result: AnyResult<Outcome<unknown>>): readonly Tag[] | undefined {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.changed.players[0]?.tags;
}

describe('creating a tag', () => {
  it('appends it, with the id that was sent', () => {
    const made = createTag(ctx, scene, { id: id(9), name: 'd' });
    expect(made).toMatchObject({ ok: true, value: { data: { id: id(9), name: 'd' } } });
    expect(tagsAfter(made)).toEqual([A, B, C, { id: id(9), name: 'd' }]);
  });

  it('gives it an id where none was sent, and takes nothing else', () => {
    const made = createTag(contextAt(), scene, { name: 7, challenge: true } as object);
    expect(tagsAfter(made)?.at(-1)).toEqual({ id: contextAt().newId(), name: '7' });
  });

  it.each([
    ['no name', {}, 'required', 'name'],
    ['an empty name', { name: '' }, 'required', 'name'],
    ['a list for a name', { name: [] }, 'cast', 'name'],
    ['a long name', { name: 'x'.repeat(1001) }, 'maxLength', 'name'],
    ['an id that is none', { name: 'x', id: 'x' }, 'invalidValue', 'id'],
    ['an id that is taken', { name: 'x', id: id(0) }, 'invalidValue', 'id'],
  ])('refuses %s', (_, sent, key, path) => {
    expect(createTag(ctx, scene, sent)).toMatchObject({
      ok: false,
      refusal: {
        kind: 'badRequest',
        key: 'validationFailed',
        params: { model: 'User' },
        problems: [{ key, path }],
      },
    });
  });
});

describe('more tags than anybody needs', () => {
  const many = Array.from({ length: MAX_TAGS + 1 }, (_, at) => ({
    id: `${id(1).slice(0, -4)}${1000 + at}`.slice(0, 36),
    name: 'x',
  }));
  const full = makePlayer((fresh) => {
    fresh.tags = many.slice(0, MAX_TAGS);
  });
  it.each([
    ['created', () => createTag(ctx, { player: full }, { name: 'one more' })],
    ['sent in place of others', () => replaceTags(ctx, scene, many)],
  ])('are refused when %s', (_what, act) => {
    expect(act()).toMatchObject({
      ok: false,
      refusal: { problems: [{ path: 'tags', key: 'maxEntries', params: { max: MAX_TAGS } }] },
    });
  });
});

describe('renaming a tag', () => {
  it('changes its name alone', () => {
    const renamed = renameTag(ctx, scene, { tagId: B.id.toUpperCase(), name: 'bee' });
    expect(renamed).toMatchObject({ value: { data: { id: B.id, name: 'bee' } } });
    expect(tagsAfter(renamed)).toEqual([A, { ...B, name: 'bee' }, C]);
    expect(tagsAfter(renamed)?.[0]).toBe(A);
  });

  it('leaves everything as it is without a name', () => {
    expect(tagsAfter(renameTag(ctx, scene, { tagId: B.id }))).toBe(player.tags);
  });

  it.each([
    [id(8), 'x', 'tagNotFound'],
    [id(1), '', 'validationFailed'],
  ])('of %s to "%s" is refused', (tagId, name, key) => {
    expect(renameTag(ctx, scene, { tagId, name })).toMatchObject({ ok: false, refusal: { key } });
  });
});

describe('moving a tag', () => {
  it.each([
    ['to the front', 2, 0, ['c', 'a', 'b']],
    ['by text', 2, '1', ['a', 'c', 'b']],
    ['beyond the end', 0, 99, ['b', 'c', 'a']],
    ['to a place that is no number, which is the front', 1, 'x', ['b', 'a', 'c']],
    ['to no place at all, which is the front', 1, undefined, ['b', 'a', 'c']],
    ['to half a place, cut', 0, 1.9, ['b', 'a', 'c']],
    ['before the end', 0, -1, ['b', 'a', 'c']],
  ])('%s', (_, from, to, names) => {
    const moved = moveTag(ctx, scene, { tagId: id(from), to });
    expect(tagsAfter(moved)?.map(({ name }) => name)).toEqual(names);
  });

  it('refuses an unknown one', () => {
    expect(moveTag(ctx, scene, { tagId: id(8), to: 0 })).toMatchObject({
      refusal: { kind: 'notFound', key: 'tagNotFound' },
    });
  });
});

describe('deleting a tag', () => {
  const tagged = makeTask('todo', { tags: [A.id, B.id], completed: true });
  const plain = makeTask('habit', { tags: [B.id] });

  it('takes it off the tasks, which do not count as edited', () => {
    const gone = deleteTag(contextAt('2030-01-01'), { player, tasks: [tagged, plain] }, { tagId: A.id });
    expect(tagsAfter(gone)).toEqual([B, C]);
    expect(gone).toMatchObject({ value: { data: {}, changed: { tasks: [{ ...tagged, tags: [B.id] }] } } });
    expect(gone.ok && gone.value.changed.tasks).toHaveLength(1);
  });

  it('refuses an unknown one', () => {
    expect(deleteTag(ctx, scene, { tagId: id(8) })).toMatchObject({ refusal: { key: 'tagNotFound' } });
  });
});

describe('replacing all tags', () => {
  const group: Tag = { id: id(5), name: 'team', group: id(5) };
  const challenge: Tag = { id: id(6), name: 'race', challenge: true };
  const owner = makePlayer((fresh) => {
    fresh.tags = [A, challenge, group];
  });
  const replace = (sent: unknown) => replaceTags(contextAt(), { player: owner, tasks: [] }, sent);

  it('keeps those of groups, first, and the mark of a challenge', () => {
    const sent = [{ id: id(6), name: 'run' }, { name: 'new' }, { id: id(6), name: 'again' }];
    expect(tagsAfter(replace(sent))).toEqual([
      group,
      { id: id(6), name: 'run', challenge: true },
      { id: contextAt().newId(), name: 'new' },
    ]);
  });

  it('marks nothing by itself', () => {
    expect(tagsAfter(replace([{ id: id(7), name: 'x', challenge: true }]))?.[1]).toEqual({
      id: id(7),
      name: 'x',
    });
  });

  it('takes those that are gone off the tasks', () => {
    const task = makeTask('daily', { tags: [A.id, group.id] });
    const replaced = replaceTags(ctx, { player: owner, tasks: [task] }, []);
    expect(replaced).toMatchObject({ value: { changed: { tasks: [{ ...task, tags: [group.id] }] } } });
  });

  it.each([
    ['what is no list', {}, 'tagListArray', undefined],
    ['a tag without a name', [{}], 'validationFailed', 'tags.name'],
    ['a tag that is a text', ['x'], 'validationFailed', 'tags.name'],
    ['an id that is none', [{ name: 'x', id: 5 }], 'validationFailed', 'tags.id'],
  ])('refuses %s', (_, sent, key, path) => {
    expect(replace(sent)).toMatchObject({
      ok: false,
      refusal: { key, ...(path && { problems: [{ path }] }) },
    });
  });
});

it('a tag is found by its id in either case', () => {
  expect(findTag(player, A.id.toUpperCase())).toEqual({ ok: true, value: A });
  expect(findTag({ tags: [{ id: 'X', name: '' }] }, 'X').ok).toBe(true);
});
