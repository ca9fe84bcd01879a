import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  fieldsIn,
  isFields,
  isKeyOf,
  isOneOf,
  keysOf,
  listIn,
  numberIn,
  recordOf,
  textIn,
  textsIn,
  valueIn,
  assertNever,
} from '@everdeed/content/values';

describe('guards', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
  ])('tell whether %j is an object with fields', (value, is) => expect(isFields(value)).toBe(is));

  it('know the members of a list', () => {
    expect([isOneOf(['a', 'b'], 'b'), isOneOf(['a', 'b'], 'c'), isOneOf([1], '1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('take only own keys', () => {
    expect([isKeyOf({ a: 1 }, 'a'), isKeyOf({ a: 1 }, 'toString')]).toEqual([true, false]);
  });
});

describe('readers', () => {
  const value = { name: 'Ada', deep: { count: 2, list: [{ id: 'x' }] } };

  it('follow a path through objects and lists', () => {
    expect(valueIn(value, 'deep', 'list', 0, 'id')).toBe('x');
    expect(valueIn(value, 'deep', 'none', 'further')).toBeUndefined();
    expect(textIn(value, 'name')).toBe('Ada');
    expect(numberIn(value, 'deep', 'count')).toBe(2);
    expect(fieldsIn(value, 'deep', 'list', 0)).toEqual({ id: 'x' });
    expect(listIn(value, 'deep', 'list')).toEqual([{ id: 'x' }]);
    expect(textsIn({ ...value, other: 1 }, 'name')).toEqual({ name: 'Ada' });
  });

  it('say what they found instead of what was expected', () => {
    expect(() => textIn(value, 'deep', 'count')).toThrow('no text at deep.count, but 2');
    expect(() => numberIn(value, 'none')).toThrow('no number at none, but undefined');
    expect(() => fieldsIn([])).toThrow('no object, but []');
    expect(() => listIn({})).toThrow('no list, but {}');
  });
});

it('assertNever names the value that nobody handles', () => {
  const odd: { kind: never } = JSON.parse('{"kind":"odd"}');
  expect(() => assertNever(odd.kind)).toThrow('nobody handles "odd"');
});

it('records keep their keys', () => {
  expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' });
  expect(keysOf({ a: 1, b: 2 })).toEqual(['a', 'b']);
  expect(entriesOf({ a: 1, b: 2 })).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});
