import { describe, expect, it } from 'vitest';
import { asText } from './as-text.ts';
import { fieldsOf, list, looseList, map, readFields, shape } from './composites.ts';
import { ifSent, orDefault, orNothing, type Reader } from './field.ts';
import { choice, flag, instant, number, text, uuid } from './readers.ts';
import { isUuid } from '../uuid.ts';

const ID = 'dddddddd-0000-4000-8000-00000000000A';
const read = (reader: Reader<unknown>, sent: unknown) => reader(sent, 'a.b');

describe('a reader takes', () => {
  it.each<[why: string, reader: Reader<unknown>, sent: unknown, value: unknown]>([
    ['a flag', flag, true, true],
    ['a flag as a word', flag, 'yes', true],
    ['a flag as a digit', flag, 0, false],
    ['a number', number(), -2.5, -2.5],
    ['a number as text', number(), ' 7 ', 7],
    ['the bounds of a number', number({ min: 1, max: 1 }), 1, 1],
    ['a number above the cap, cut', number({ cap: 10 }), 11, 10],
    ['a text', text(), 'a', 'a'],
    ['a number as a text', text(), 4.5, '4.5'],
    ['a flag as a text', text(), false, 'false'],
    ['null as an empty text', text(), null, ''],
    ['a text, trimmed', text({ trim: true }), ' a ', 'a'],
    ['a text of full length', text({ maxLength: 2 }), 'ab', 'ab'],
    ['one of the words', choice(['a', 'b']), 'b', 'b'],
    ['an instant', instant, '2024-05-10T12:00:00+02:00', '2024-05-10T10:00:00.000Z'],
    ['an instant in milliseconds', instant, 0, '1970-01-01T00:00:00.000Z'],
    ['an id in its case', uuid, ID, ID],
    ['nothing as nothing', orNothing(flag), null, undefined],
    ['an empty text as the default', orDefault(flag, true), '', true],
    ['an unsent field as nothing', ifSent(text()), undefined, undefined],
    ['a list', list(number()), [1, '2'], [1, 2]],
    ['a single value as a list', looseList(flag), 'yes', [true]],
    ['nothing as an empty list', looseList(flag), '', []],
    ['a list with entries that mean nothing', looseList(orDefault(uuid)), [null, ID], [ID]],
    ['a map', map(number()), { a: '1', b: 2 }, { a: 1, b: 2 }],
    ['an object', shape({ a: ifSent(flag), b: ifSent(text()) }), { a: 1, c: 2 }, { a: true }],
  ])('%s', (_, reader, sent, value) => {
    expect(read(reader, sent)).toEqual({ ok: true, value });
  });
});

const cast = (type: string) => ({ key: 'cast', params: { path: 'a.b', type } });

describe('a reader refuses', () => {
  it.each<[why: string, reader: Reader<unknown>, sent: unknown, problem: object]>([
    ['a flag that is a word', flag, 'perhaps', cast('Boolean')],
    ['no flag at all', flag, null, cast('Boolean')],
    ['a number that is a word', number(), 'x', cast('Number')],
    ['a blank number', number(), ' ', cast('Number')],
    ['an endless number', number(), '1e999', cast('Number')],
    ['half a number', number({ whole: true }), 1.5, cast('Number')],
    ['half a number, before it is too low', number({ whole: true, min: 2 }), 1.5, cast('Number')],
    [
      'a number too low',
      number({ min: 1 }),
      '0',
      { key: 'min', params: { path: 'a.b', min: 1, value: '0' } },
    ],
    ['a number too high', number({ max: 1 }), 2, { key: 'max', params: { path: 'a.b', max: 1, value: 2 } }],
    ['a number with words of its own', number({ max: 1, key: 'rewardCost' }), 2, { key: 'rewardCost' }],
    [
      'half a number with words of its own',
      number({ whole: true, key: 'rewardCost' }),
      2.5,
      { key: 'rewardCost' },
    ],
    ['a text that is a list', text(), ['a'], cast('String')],
    ['an empty text', text({ required: true }), '', { key: 'required', params: { path: 'a.b' } }],
    ['a blank text', text({ required: true, trim: true }), ' ', { key: 'required', params: { path: 'a.b' } }],
    ['a long text', text({ maxLength: 2 }), 'abc', { key: 'maxLength', params: { path: 'a.b', max: 2 } }],
    ['another word', choice(['a']), 'b', { key: 'enum', params: { path: 'a.b', value: 'b' } }],
    [
      'a word longer than anybody wants to read',
      choice(['a']),
      'b'.repeat(5000),
      { key: 'enum', params: { path: 'a.b', value: 'b'.repeat(200) } },
    ],
    ['a map with a long key', map(flag), { ['k'.repeat(201)]: true }, cast('Map')],
    ['no word', choice(['a']), null, { key: 'enum', params: { path: 'a.b', value: 'null' } }],
    ['a list of words', choice(['a']), ['a'], { key: 'enum', params: { path: 'a.b', value: '["a"]' } }],
    ['an instant that is none', instant, 'soon', cast('date')],
    ['an instant after the year 9999', instant, '+010000-01-01T00:00:00.000Z', { key: 'invalidValue' }],
    ['an instant before the year 0', instant, '-000001-12-31T00:00:00.000Z', { key: 'invalidValue' }],
    ['an instant that is a flag', instant, true, cast('date')],
    ['an id that is none', uuid, 'x', { key: 'invalidValue' }],
    ['a list that is none', list(flag), 'x', cast('Array')],
    ['a list too long', list(flag, 1), [true, true], cast('Array')],
    ['a map that is a list', map(flag), [], cast('Map')],
    ['a map too large', map(flag, 1), { a: true, b: true }, cast('Map')],
    ['a key of the language', map(flag), JSON.parse('{"__proto__":true}'), cast('Map')],
    ['an object that is a text', shape({}), 'x', cast('Object')],
    ['an object that is null', shape({}), null, cast('Object')],
  ])('%s', (_, reader, sent, problem) => {
    expect(read(reader, sent)).toEqual({ ok: false, problems: [{ path: 'a.b', value: sent, ...problem }] });
  });

  it.each<[why: string, reader: Reader<unknown>, sent: unknown, paths: readonly string[]]>([
    ['the first bad entry of a list', list(flag), [true, 'x', 'y'], ['a.b']],
    ['every bad entry of a loose list', looseList(flag), ['x', true, 'y'], ['a.b.0', 'a.b.2']],
    ['the first bad entry of a map', map(flag), { c: true, d: 'x', e: 'y' }, ['a.b.d']],
    ['every bad field of an object', shape({ c: flag, d: flag }), { c: 'x', d: 'y' }, ['a.b.c', 'a.b.d']],
  ])('and names %s', (_, reader, sent, paths) => {
    const result = read(reader, sent);
    expect(result.ok ? [] : result.problems.map(({ path }) => path)).toEqual(paths);
  });

  it('and shows no value where none was sent', () => {
    expect(read(flag, undefined)).toEqual({ ok: false, problems: [{ path: 'a.b', ...cast('Boolean') }] });
  });
});

describe('a table of fields', () => {
  const table = { one: flag, two: orDefault(number()), three: text() };

  it('reads what was sent, in its own order, and nothing else', () => {
    const { values, problems } = readFields(table, { three: 'c', one: 1, four: 4 });
    expect([Object.entries(values), problems]).toEqual([
      [
        ['one', true],
        ['three', 'c'],
      ],
      [],
    ]);
  });

  it('keeps the name of a field that is empty or bad', () => {
    const { values, problems } = readFields(table, { one: 'x', two: '', three: undefined });
    expect(values).toEqual({ one: undefined, two: undefined });
    expect(problems).toMatchObject([{ path: 'one', key: 'cast', value: 'x' }]);
  });

  it('reads no inherited field', () => {
    expect(readFields(table, Object.create({ one: true })).values).toEqual({});
  });
});

describe('ids and texts', () => {
  it.each([
    [ID, true],
    [ID.toLowerCase(), true],
    [`${ID}0`, false],
    ['not an id', false],
    [7, false],
    [undefined, false],
  ])('%j is an id: %s', (value, is) => {
    expect(isUuid(value)).toBe(is);
  });

  it.each([
    [undefined, ''],
    [null, ''],
    ['a', 'a'],
    [5, '5'],
    [['a'], '["a"]'],
    [() => 1, ''],
  ])('%s reads as text', (value, read_) => {
    expect(asText(value)).toBe(read_);
  });

  it.each([[null], ['x'], [[1]], [5]])('%j has no fields', (sent) => {
    expect(fieldsOf(sent)).toEqual({});
  });
});
