import { describe, expect, it } from 'vitest';
import { changesOf, problemsOf } from './edit-problems.ts';

const fine = { name: 'Maren', blurb: '', imageUrl: '' };

describe('a profile being edited', () => {
  it.each([
    ['a plain name', {}, {}],
    ['thirty signs of two units each', { name: '🌱'.repeat(30) }, {}],
    ['thirty-one of them', { name: '🌱'.repeat(31) }, { name: 'tooLong' }],
    ['spaces for a name', { name: '   ' }, { name: 'tooShort' }],
    ['a secure address', { imageUrl: ' https://example.org/me.png ' }, {}],
    ['an insecure one', { imageUrl: 'http://example.org/me.png' }, { imageUrl: 'photo' }],
    ['a script', { imageUrl: 'javascript:alert(1)' }, { imageUrl: 'photo' }],
  ])('with %s', (_what, change, problems) => {
    expect(problemsOf({ ...fine, ...change })).toEqual(problems);
  });

  it('sends only what has changed', () => {
    expect(changesOf(fine, fine)).toEqual({});
    expect(
      changesOf({ ...fine, name: ' Mara ', imageUrl: '' }, { ...fine, imageUrl: 'https://a.b/c' }),
    ).toEqual({
      'profile.name': 'Mara',
      'profile.imageUrl': '',
    });
  });
});
