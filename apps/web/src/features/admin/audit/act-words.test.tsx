import { expect, it } from 'vitest';
import { actWords } from './act-words.ts';

it.each([
  ['addBlocker', 'email @flood.example', 'Blocked @flood.example'],
  ['liftBlocker', 'client my scraper', 'Lifted the block of my scraper'],
] as const)(
  'an act on a block, %s, names what it blocks without words of the program',
  (act, name, words) => {
    expect(actWords({ act, target: { kind: 'blocker', id: 'b1', name }, player: null })).toBe(words);
  },
);
