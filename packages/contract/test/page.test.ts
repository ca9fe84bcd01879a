import { describe, expect, test } from 'vitest';
import { cursorQuery, neededPageQuery, pageQuery, runChecks } from '../src/index.ts';

const id = '3c9a2f10-5b7e-4d61-8f02-9e4b6a1d7c35';
const failuresOf = (checks: readonly Parameters<typeof runChecks>[0][number][], query: object) =>
  runChecks(checks, { body: {}, params: {}, query: { ...query } }).map(({ key, param }) => [key, param]);

describe('a page by number', () => {
  test.each([[{ page: '0' }], [{ page: '12' }], [{}]])('%j is one', (query) => {
    expect(failuresOf(pageQuery().checks, query)).toEqual([]);
  });

  test.each([['-1'], ['1.5'], ['x'], [''], ['1e3'], ['9999999999'], [['1', '2']]])('%j is none', (page) => {
    expect(failuresOf(pageQuery().checks, { page })).toEqual([['queryPageInteger', 'page']]);
  });

  test('must be named where it is required', () => {
    const failure = ['invalidValue', 'page'];
    expect(failuresOf(neededPageQuery().checks, {})).toEqual([failure, failure]);
    expect(failuresOf(neededPageQuery().checks, { page: 'x' })).toEqual([failure]);
    expect(failuresOf(neededPageQuery().checks, { page: '0' })).toEqual([]);
  });
});

describe('a page by cursor', () => {
  test.each([[{}], [{ limit: '1' }], [{ limit: '60', lastId: id }], [{ lastId: id.toUpperCase() }]])(
    '%j is one',
    (query) => {
      expect(failuresOf(cursorQuery().checks, query)).toEqual([]);
    },
  );

  test.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '61' }, 'limit'],
    [{ limit: 'all' }, 'limit'],
    [{ lastId: 'x' }, 'lastId'],
    [{ lastId: '' }, 'lastId'],
  ])('%j is none', (query, param) => {
    expect(failuresOf(cursorQuery().checks, query)).toEqual([['invalidValue', param]]);
  });

  test('has the limits of its list', () => {
    const { checks, fields } = cursorQuery({ usual: 50, max: 400 });
    expect(failuresOf(checks, { limit: '400' })).toEqual([]);
    expect(failuresOf(checks, { limit: '401' })).toEqual([['invalidValue', 'limit']]);
    expect(fields.limit).toMatchObject({ default: 50, maximum: 400 });
  });
});
