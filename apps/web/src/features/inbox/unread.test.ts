import { describe, expect, it } from 'vitest';
import { unreadBy } from './unread.ts';

const SELF = 'maren';
const at = (minute: number) => new Date(minute * 60_000).toISOString();
const from = (uuid: string, minute: number) => ({ sent: false, uuid, ownerId: SELF, timestamp: at(minute) });
const to = (uuid: string, minute: number) => ({ ...from(uuid, minute), sent: true });
const never = () => 0;

describe('unread messages', () => {
  it('are the newest of what was received, as many as the server counts', () => {
    const newest = [from('ivo', 5), from('tove', 4), from('ivo', 3), from('tove', 2)];
    expect(unreadBy(newest, 3, never)).toEqual(
      new Map([
        ['ivo', 2],
        ['tove', 1],
      ]),
    );
  });

  it.each([
    {
      what: 'what was looked at here',
      newest: [from('ivo', 5), from('ivo', 3)],
      seenAt: () => 4 * 60_000,
    },
    { what: 'what was answered, on whatever device', newest: [from('ivo', 5), to('ivo', 4), from('ivo', 3)] },
    { what: 'what one wrote to oneself', newest: [from(SELF, 6), from('ivo', 5)] },
  ])('leave out $what', ({ newest, seenAt = never }) => {
    expect(unreadBy(newest, 9, seenAt)).toEqual(new Map([['ivo', 1]]));
  });

  it('are still those of others when one of them is answered', () => {
    const newest = [to('ivo', 6), from('tove', 5), from('ivo', 4)];
    expect(unreadBy(newest, 2, never)).toEqual(new Map([['tove', 1]]));
  });
});
