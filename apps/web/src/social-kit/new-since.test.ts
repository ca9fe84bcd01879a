import { describe, expect, it } from 'vitest';
import type { ChatLine } from './chat-types.ts';
import { newLines } from './new-since.ts';

const told = (id: string, at: number): ChatLine => ({ kind: 'told', id, at, info: {}, text: '' });
const look = { at: 500, upTo: 100 };

describe('the new lines of a chat', () => {
  it.each([
    ['none', [told('a', 100)], false, undefined],
    [
      'those after the last one that was seen',
      [told('b', 102), told('a', 101), told('z', 100)],
      true,
      { from: 'b', count: 2, isMore: false, since: 500 },
    ],
    [
      'perhaps more than are fetched, if all of these are new',
      [told('b', 102), told('a', 101)],
      true,
      { from: 'b', count: 2, isMore: true, since: 500 },
    ],
    [
      'all there are, if the chat has begun since',
      [told('a', 101)],
      false,
      { from: 'a', count: 1, isMore: false, since: 500 },
    ],
  ])('are %s', (_, lines, hasEarlier, found) => {
    expect(newLines(lines, look, hasEarlier)).toEqual(found);
  });
});
