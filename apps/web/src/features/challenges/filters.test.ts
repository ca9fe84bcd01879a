import { describe, expect, it } from 'vitest';
import { countOf, filtersAt, searchOf } from './filters.ts';

const NONE = { search: '', categories: [], owned: '', joined: '' } as const;

describe('filters of challenges', () => {
  it.each([
    ['', NONE],
    ['?search=+long+walk+', { ...NONE, search: 'long walk' }],
    ['?categories=creativity,,finance', { ...NONE, categories: ['creativity', 'finance'] }],
    ['?owned=owned&joined=not_joined', { ...NONE, owned: 'owned', joined: 'not_joined' }],
    ['?owned=perhaps&joined=perhaps', NONE],
  ])('%s is read from the address', (search, filters) => {
    expect(filtersAt(search)).toEqual(filters);
  });

  it('are written to the address as they are read from it', () => {
    const filters = {
      search: 'a & b',
      categories: ['creativity', 'finance'],
      owned: 'owned',
      joined: '',
    } as const;
    expect(filtersAt(searchOf(filters))).toEqual(filters);
    expect(searchOf(NONE)).toBe('');
  });

  it('are counted one by one', () => {
    expect(countOf(filtersAt('?search=a&categories=b,c&joined=joined'))).toBe(4);
  });
});
