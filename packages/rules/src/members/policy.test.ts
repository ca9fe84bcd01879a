import { describe, expect, it } from 'vitest';
import { makePlayer } from '../../test/support/make.ts';
import { memberId } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { type Interaction, objectionsTo } from './policy.ts';

const [ME, YOU] = [memberId(0), memberId(1)];
type Change = (me: Player, you: Player) => void;

/** The objections to an interaction between two players. */
function objections(interaction: Interaction, change: Change = () => {}): readonly string[] {
  const me = makePlayer((player) => (player._id = ME));
  const you = makePlayer((player) => (player._id = YOU));
  change(me, you);
  return objectionsTo(interaction, me, you);
}

describe('the objection to contacting another player', () => {
  it.each<readonly [string, Interaction, Change, readonly string[]]>([
    ['none by itself', 'send-private-message', () => {}, []],
    [
      'having lost the right to speak',
      'group-invitation',
      (me) => (me.flags.chatRevoked = true),
      ['chatPrivilegesRevoked'],
    ],
    [
      'being blocked',
      'transfer-gems',
      (_me, you) => you.inbox.blocks.push(ME),
      ['notAuthorizedToSendMessageToThisUser'],
    ],
    ['blocking', 'transfer-gems', (me) => me.inbox.blocks.push(YOU), ['blockedToSendToThisUser']],
    [
      'a receiver who wants no messages',
      'send-private-message',
      (_me, you) => (you.inbox.optOut = true),
      ['notAuthorizedToSendMessageToThisUser'],
    ],
    [
      'none to inviting a receiver who wants no messages',
      'group-invitation',
      (_me, you) => (you.inbox.optOut = true),
      [],
    ],
    [
      'all of it, in its order',
      'send-private-message',
      (me, you) => {
        me.flags.chatRevoked = true;
        you.inbox.blocks.push(ME);
        me.inbox.blocks.push(YOU);
      },
      ['chatPrivilegesRevoked', 'notAuthorizedToSendMessageToThisUser', 'blockedToSendToThisUser'],
    ],
  ])('is %s (%s)', (_why, interaction, change, wanted) => {
    expect(objections(interaction, change)).toEqual(wanted);
  });

  it('is none when writing to oneself, closed inbox or not', () => {
    const me = makePlayer((player) => (player.inbox.optOut = true));
    expect(objectionsTo('send-private-message', me, me)).toEqual([]);
  });

  it('is oneself when giving gems', () => {
    const me = makePlayer();
    expect(objectionsTo('transfer-gems', me, me)).toEqual(['cannotSendGemsToYourself']);
  });
});
