import { describe, expect, it } from 'vitest';
import { addresseesIn, isEmail } from './addressees.ts';
import { atWord, candidatesFor, completed } from './mention.ts';

describe('the mention before the caret', () => {
  it.each([
    ['@', ''],
    ['hello @iv', 'iv'],
    ['(@ivo', 'ivo'],
    ['@a-b_c', 'a-b_c'],
    ['mail@exa', undefined],
    ['@@iv', undefined],
    ['@ivo and', undefined],
    ['nothing', undefined],
  ])('of %j is %j', (text, word) => {
    expect(atWord(text, text.length)).toBe(word);
  });

  it('ends at the caret', () => {
    expect(atWord('@ivo hello', 3)).toBe('iv');
  });

  it('is completed in its place', () => {
    expect(completed('Thanks @i, and good night', 9, 'ivo')).toEqual({
      text: 'Thanks @ivo , and good night',
      place: 12,
    });
    expect(completed('@i see', 2, 'ivo')).toEqual({ text: '@ivo see', place: 5 });
  });
});

it('offers those whose name or username begins so, six at most', () => {
  const ivo = { name: 'Ivo the Brave', username: 'brave1' };
  const many = Array.from({ length: 9 }, (_, index) => ({ name: 'Bo', username: `ivy${index}` }));
  expect(candidatesFor([ivo], 'IV')).toEqual([ivo]);
  expect(candidatesFor([ivo], 'bra')).toEqual([ivo]);
  expect(candidatesFor([ivo], 'the')).toEqual([]);
  expect(candidatesFor(many, 'ivy')).toHaveLength(6);
});

it('reads usernames and addresses apart, each once', () => {
  const named = addresseesIn(' @ivo, suli\nivo;bram@example.org ');
  expect(named).toEqual(['ivo', 'suli', 'bram@example.org']);
  expect(named.filter(isEmail)).toEqual(['bram@example.org']);
});
