import { describe, expect, it } from 'vitest';
import { type Edit, linked, prefixed, type Selected, wrapped } from './markdown-edit.ts';

/** A text in which `|` stands where the selection begins and ends. */
function marked(words: string): Selected {
  const [before = '', inner = '', after = ''] = words.split('|');
  return { text: before + inner + after, start: before.length, end: before.length + inner.length };
}

function apply({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

describe('marks around words', () => {
  it.each([
    ['a |big| dog', 'a **|big|** dog'],
    ['a **|big|** dog', 'a |big| dog'],
    ['||', '**||**'],
    ['|big|', '**|big|**'],
  ])('%s becomes %s', (before, after) => {
    const selected = marked(before);
    expect(apply(selected, wrapped(selected, '**'))).toBe(after);
  });
});

describe('marks before lines', () => {
  it.each([
    ['one\nt|w|o\nthree', 'one\n|- two|\nthree'],
    ['|one\ntwo|', '|- one\n- two|'],
    ['- o|ne\n- t|wo', '|one\ntwo|'],
    ['||', '|- |'],
  ])('%j becomes %j', (before, after) => {
    const selected = marked(before);
    expect(apply(selected, prefixed(selected, '- '))).toBe(after);
  });
});

it('makes a link whose address is typed next', () => {
  const selected = marked('see |this|.');
  expect(apply(selected, linked(selected))).toBe('see [this](|https://|).');
});
