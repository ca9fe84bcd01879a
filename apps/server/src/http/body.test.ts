import { expect, test } from 'vitest';
import { parseJson } from './body.ts';
import { parseForm } from './form.ts';

test.each([
  ['a=1&b=two', { a: '1', b: 'two' }],
  ['a[b][c]=1&a[d]=2', { a: { b: { c: '1' }, d: '2' } }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['text=a+b%20c', { text: 'a b c' }],
  ['a=x%00y', { a: 'xy' }],
  ['', {}],
])('the form %j is %j', (text, fields) => {
  expect(parseForm(text)).toEqual(fields);
});

test.each(['__proto__[x]=1', 'a[__proto__][x]=1', 'constructor[prototype][x]=1'])(
  'the form %j reaches no prototype',
  (text) => {
    parseForm(text);
    expect(({} as { x?: string }).x).toBeUndefined();
  },
);

test('a form of ten thousand levels is no danger', () => {
  expect(parseForm(`a${'[b]'.repeat(10_000)}=1`)).toEqual({});
});

test('JSON loses NULs and keys that reach prototypes, at any depth', () => {
  expect(parseJson('{"a":"x\\u0000y","b":{"__proto__":{"c":1},"d":[{"constructor":1,"e":2}]}}')).toEqual({
    a: 'xy',
    b: { d: [{ e: 2 }] },
  });
  expect(parseJson('{"\\u005f_proto__":{"x":1},"a":1}')).toEqual({ a: 1 });
  expect(parseJson('  ')).toEqual({});
});
