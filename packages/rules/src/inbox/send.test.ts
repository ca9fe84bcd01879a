import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { makeMembers, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { MAX_PRIVATE_MESSAGES_PER_WINDOW } from './limits.ts';
import { reportsAfter } from './reports.ts';
import { type SendingScene, sendPrivateMessage } from './send.ts';

const ctx = contextAt();
type Change = (me: Player, you: Player) => void;

function scene(change: Change = () => {}, recent = 0): SendingScene {
  const [player, receiver] = makeMembers(2);
  if (!player || !receiver) throw new Error('two players needed');
  change(player, receiver);
  return { player, receiver, recent, mentioned: new Map([['ada', 'a']]) };
}
const send = (made: SendingScene, message = 'hello @ada') =>
  sendPrivateMessage(ctx, made, { message, client: 'habitica-web' });

/** What an accepted message leaves. */
function sent(result: ReturnType<typeof send>) {
  if (!result.ok) throw new Error(result.refusal.key);
  return result.value;
}

describe('sending a private message', () => {
  it('makes a copy for each, with the other person’s name', () => {
    const made = scene();
    const [me, you] = [made.player._id, made.receiver._id];
    const { privateMessages, changed } = sent(send(made));
    expect(privateMessages).toMatchObject([
      {
        senderId: me,
        text: 'hello [@ada](/profile/a)',
        unformattedText: 'hello @ada',
        client: 'web',
        copies: [
          { ownerId: me, sent: true, other: { id: you } },
          { ownerId: you, sent: false, other: { id: me } },
        ],
      },
    ]);
    expect(changed.players.map(({ _id, inbox }) => [_id, inbox.newMessages])).toEqual([[you, 1]]);
  });

  it('to oneself makes one, and nothing unread', () => {
    const player = makePlayer();
    const { privateMessages, changed } = sent(send({ ...scene(), player, receiver: player }));
    expect(privateMessages?.[0]?.copies).toMatchObject([{ ownerId: player._id, sent: false }]);
    expect(changed.players).toEqual([]);
  });

  it('by somebody who is shadow-muted reaches nobody', () => {
    const made = scene((me) => (me.flags.chatShadowMuted = true));
    const { privateMessages, changed } = sent(send(made));
    expect(privateMessages?.[0]?.copies).toMatchObject([{ ownerId: made.player._id, sent: true }]);
    expect(changed.players).toEqual([]);
  });

  it.each<readonly [string, Change, number, string]>([
    ['muted', (me) => (me.flags.chatRevoked = true), 0, 'chatPrivilegesRevoked'],
    ['blocked', (me, you) => you.inbox.blocks.push(me._id), 0, 'notAuthorizedToSendMessageToThisUser'],
    ['blocking', (me, you) => me.inbox.blocks.push(you._id), 0, 'blockedToSendToThisUser'],
    ['unwanted', (_me, you) => (you.inbox.optOut = true), 0, 'notAuthorizedToSendMessageToThisUser'],
    ['in haste', () => {}, MAX_PRIVATE_MESSAGES_PER_WINDOW, 'messageGroupChatSpam'],
  ])('is refused to who is %s', (_why, change, recent, key) => {
    expect(refusalOf(send(scene(change, recent)))).toBe(`notAuthorized ${key}`);
  });

  it('is open to moderators in spite of objections', () => {
    const made = scene((me, you) => {
      me.permissions = { moderator: true };
      you.inbox.optOut = true;
      you.inbox.blocks.push(me._id);
    });
    expect(refusalOf(send(made))).toBe('accepted');
  });
});

describe('the reports of a private message', () => {
  it('count one each, those of moderators five at once', () => {
    expect(reportsAfter(1, makePlayer())).toBe(2);
    expect(
      reportsAfter(
        1,
        makePlayer((player) => (player.permissions = { moderator: true })),
      ),
    ).toBe(5);
  });
});
