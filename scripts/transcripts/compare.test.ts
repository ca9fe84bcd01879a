import { describe, expect, it } from 'vitest';
import { Bindings } from './bindings.ts';
import { csvColumns } from './check-answer.ts';
import { compare, type CompareOptions } from './compare.ts';
import type { Json } from './format.ts';
import { compareShape } from './shape.ts';

const fresh = () => new Bindings({ startMs: 0, sink: 'http://127.0.0.1:1', server: 'http://127.0.0.1:2' });
const A = '0f6a2f0e-0d1f-4a57-9a68-7c4f0d8a1b20';
const B = '1f6a2f0e-0d1f-4a57-9a68-7c4f0d8a1b20';

describe('compare', () => {
  it.each<[string, Json, Json, CompareOptions, number]>([
    ['more fields do no harm', { a: 1 }, { a: 1, b: 2 }, {}, 0],
    [
      'an identifier is found by its value',
      { '<uuid:1>': { _id: '<uuid:1>', n: 1 } },
      { [B]: { _id: B, n: 2 }, [A]: { _id: A, n: 1 } },
      {},
      0,
    ],
    ['or not at all', { '<uuid:1>': { _id: '<uuid:1>', n: 1 } }, { [B]: { _id: A, n: 1 } }, {}, 1],
    ['a missing field counts', { a: 1, b: 2 }, { a: 1 }, {}, 1],
    ['numbers agree to within 1e-9', { a: 0.1 + 0.2 }, { a: 0.3 }, {}, 0],
    ['numbers differ beyond it', { a: 1 }, { a: 1.00001 }, {}, 1],
    ['a number is no text', { a: 1 }, { a: '1' }, {}, 1],
    ['null is not absent', { a: null }, {}, {}, 1],
    ['the version of the record is not compared', { _v: 7, userV: 3 }, { _v: 9, userV: 1 }, {}, 0],
    ['free lists are sets', { guilds: ['x', 'y'] }, { guilds: ['y', 'x'] }, {}, 0],
    ['notifications stand in order', { notifications: ['x', 'y'] }, { notifications: ['y', 'x'] }, {}, 2],
    ['a list of tasks stands in order', { data: ['x', 'y'] }, { data: ['y', 'x'] }, { dataInOrder: true }, 2],
    [
      'unless the recording sorted it',
      { data: ['x', 'y'] },
      { data: ['y', 'x'] },
      { dataInOrder: true, anyOrder: true },
      0,
    ],
    ['lists of other length differ', { guilds: ['x'] }, { guilds: ['x', 'x'] }, {}, 1],
    [
      'the last contact is only there',
      { auth: { timestamps: { updated: 1 } } },
      { auth: { timestamps: { updated: 2 } } },
      {},
      0,
    ],
    ['the armoire may hold another number', '<t:armoireNotesFull> 453', '<t:armoireNotesFull> 451', {}, 0],
    ['but it says how many', '<t:armoireNotesFull> 453', '<t:armoireNotesFull>', {}, 1],
    ['its absence counts', { auth: { timestamps: { updated: 1 } } }, { auth: { timestamps: {} } }, {}, 1],
  ])('%s', (_, expected, actual, options, differences) => {
    expect(compare(expected, actual, fresh(), options)).toHaveLength(differences);
  });

  it('binds identifiers when it pairs up a set', () => {
    const bindings = fresh();
    const recorded = {
      list: [
        { id: '<uuid:1>', name: 'a' },
        { id: '<uuid:2>', name: 'b' },
      ],
    };
    expect(
      compare(
        recorded,
        {
          list: [
            { id: B, name: 'b' },
            { id: A, name: 'a' },
          ],
        },
        bindings,
      ),
    ).toEqual([]);
    expect(bindings.get('<uuid:1>')).toBe(A);
    expect(bindings.get('<uuid:2>')).toBe(B);
  });

  it('takes keys that are identifiers for what they stand for', () => {
    const bindings = fresh();
    bindings.set('<uuid:1>', A);
    expect(compare({ '<uuid:1>': true }, { [A]: true }, bindings)).toEqual([]);
  });
});

describe('compareShape', () => {
  it.each<[string, Json, Json, number]>([
    ['leaves are type names', { a: 'string', b: 'number' }, { a: 'x', b: 1 }, 0],
    ['another type differs', { a: 'string' }, { a: 1 }, 1],
    ['a key may be optional', { 'a?': 'string' }, {}, 0],
    ['a key may not be missing', { a: 'string' }, {}, 1],
    ['every entry of a list has the shape', [{ a: 'string' }], [{ a: 'x' }, { a: 1 }], 1],
    ['an empty recorded list says nothing', ['<empty>'], ['x'], 0],
    ['a map holds its keys', { '<keys>': ['a', 'b'], '<each>': 'number' }, { a: 1, b: 2, c: 3 }, 0],
    ['a key missing in a map counts', { '<keys>': ['a', 'b'], '<each>': 'number' }, { a: 1 }, 1],
    ['one of several', { '<any>': ['null', 'string'] }, null, 0],
    ['none of several', { '<any>': ['null', 'string'] }, 5, 1],
  ])('%s', (_, shape, actual, differences) => {
    expect(compareShape(shape, actual)).toHaveLength(differences);
  });
});

describe('csvColumns', () => {
  it('counts columns line by line, quotes respected', () => {
    expect(csvColumns('a,b,c\n"x, y","line\nend",z\n')).toEqual([3, 3]);
  });
});
