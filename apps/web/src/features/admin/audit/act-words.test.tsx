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

it.each([
  ['startEvent', 'Started an event: Lantern Night'],
  ['endEvent', 'Ended an event: Lantern Night'],
] as const)('an act on an event, %s, names it as its screen does', (act, words) => {
  const target = { kind: 'event', id: 'habitoween', name: 'habitoween' } as const;
  expect(actWords({ act, target, player: null })).toBe(words);
});
