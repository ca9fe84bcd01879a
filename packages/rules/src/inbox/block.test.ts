import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, memberId, refusalOf } from '../../test/support/party.ts';
import { markMessagesRead, toggleBlock } from './block.ts';

const ctx = contextAt();

describe('blocking', () => {
  const player = makePlayer(({ inbox }) => inbox.blocks.push(memberId(2)));
  it('adds to the list, and when repeated removes from it', () => {
    const on = carriedOut(toggleBlock(ctx, { player }, { uuid: memberId(1) }));
    expect(on.data).toEqual([memberId(2), memberId(1)]);
    const off = carriedOut(toggleBlock(ctx, { player: on.player }, { uuid: memberId(2) }));
    expect(off.data).toEqual([memberId(1)]);
  });

  it.each([
    ['nobody', undefined, 'badRequest invalidUUID'],
    ['an empty name', '', 'badRequest invalidUUID'],
    ['a name', 'mira', 'badRequest invalidUUID'],
    ['oneself', player._id, 'badRequest blockYourself'],
  ])('is refused for %s', (_whom, uuid, refusal) => {
    expect(refusalOf(toggleBlock(ctx, { player }, { uuid }))).toBe(refusal);
  });

  it('takes ids in either case', () => {
    const on = carriedOut(toggleBlock(ctx, { player }, { uuid: memberId(1).toUpperCase() }));
    expect(on.data).toEqual([memberId(2), memberId(1)]);
    const off = carriedOut(toggleBlock(ctx, { player }, { uuid: memberId(2).toUpperCase() }));
    expect(off.data).toEqual([]);
    const own = player._id.toUpperCase();
    expect(refusalOf(toggleBlock(ctx, { player }, { uuid: own }))).toBe('badRequest blockYourself');
  });
});

describe('marking messages as read', () => {
  it.each([0, 7])('leaves none of %i unread', (newMessages) => {
    const player = makePlayer(({ inbox }) => (inbox.newMessages = newMessages));
    const after = carriedOut(markMessagesRead(ctx, { player }));
    expect(after.player.inbox.newMessages).toBe(0);
    expect(after.message).toEqual({ key: 'pmsMarkedRead' });
  });
});
