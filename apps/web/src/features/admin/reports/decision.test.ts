import { describe, expect, it } from 'vitest';
import { canDo, choiceByKey, isGrave, NO_CHOICE } from './decision.ts';

const author = { _id: 'jory', name: 'Jory', username: 'jory' };
const chat = { kind: 'chat', isGone: false, author } as const;
const profile = { kind: 'profile', isGone: false, author } as const;
const challenge = { kind: 'challenge', isGone: false, author } as const;
const nobody = { ...chat, author: { ...author, _id: null } };

describe('deciding about a report', () => {
  it.each([
    ['c', { content: 'keep' }],
    ['H', { content: 'hide' }],
    ['d', { content: 'delete' }],
    ['2', { author: 'mute' }],
    ['4', { author: 'block' }],
  ])('the key %s chooses %o', (key, chosen) =>
    expect(choiceByKey(NO_CHOICE, key, chat)).toEqual({ ...NO_CHOICE, ...chosen }),
  );

  it.each([
    ['x', chat],
    ['h', profile],
    ['d', challenge],
    ['d', { ...chat, isGone: true }],
    ['2', nobody],
  ] as const)('the key %s chooses nothing of %o', (key, report) =>
    expect(choiceByKey(NO_CHOICE, key, report)).toBeUndefined(),
  );

  it('hides challenges, but does not delete them', () => expect(canDo(challenge, 'hide')).toBe(true));

  it('can always keep', () => expect(canDo({ kind: 'profile', isGone: true }, 'keep')).toBe(true));

  it.each([
    [{ content: 'keep', author: 'block' }, true],
    [{ content: 'delete', author: 'nothing' }, true],
    [{ content: 'hide', author: 'mute' }, false],
  ] as const)('weighs %o', (choice, isAsked) => expect(isGrave({ ...NO_CHOICE, ...choice })).toBe(isAsked));
});
