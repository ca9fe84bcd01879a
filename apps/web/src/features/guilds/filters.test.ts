import { describe, expect, it } from 'vitest';
import { countOf, type Filters, filtersIn, paramsOf, queryOf } from './filters.ts';

const NONE: Filters = { search: '', role: 'all', size: 'any', about: [], page: 0 };
const SET: Filters = { search: 'slow miles', role: 'lead', size: 'medium', about: ['finance'], page: 2 };

describe('filters of discovery', () => {
  it.each([
    ['nothing', NONE, {}],
    ['all', SET, { search: 'slow miles', show: 'lead', size: 'medium', about: 'finance', page: '3' }],
  ])('come back from an address that has %s', (_, filters, params) => {
    expect(paramsOf(filters)).toEqual(params);
    expect(filtersIn(new URLSearchParams(params))).toEqual(filters);
  });

  it.each(['show=owner', 'size=huge', 'about=bread,', 'page=0', 'page=-3', 'page=1.5', 'page=x'])(
    'leave out what is unknown: %s',
    (address) => expect(filtersIn(new URLSearchParams(address))).toEqual(NONE),
  );

  it('keep what is known beside it', () => {
    expect(filtersIn(new URLSearchParams('about=bread,academics')).about).toEqual(['academics']);
  });

  it.each([
    ['any', {}],
    ['small', { maxMemberCount: '99' }],
    ['medium', { minMemberCount: '100', maxMemberCount: '999' }],
    ['large', { minMemberCount: '1000' }],
  ] as const)('ask for guilds of size %s by their members', (size, bounds) => {
    expect(queryOf({ ...NONE, size })).toEqual({
      type: 'publicGuilds',
      paginate: 'true',
      page: 0,
      ...bounds,
    });
  });

  it('ask by words, role, subject and page', () => {
    expect(queryOf(SET)).toMatchObject({
      search: 'slow miles',
      leader: 'true',
      categories: 'finance',
      page: 2,
    });
    expect(queryOf({ ...NONE, role: 'member' })).toMatchObject({ member: 'true' });
  });

  it('are counted, words and page aside', () => {
    expect([countOf(NONE), countOf({ ...NONE, search: 'x', page: 3 }), countOf(SET)]).toEqual([0, 0, 3]);
  });
});
