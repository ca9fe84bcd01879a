import { describe, expect, it } from 'vitest';
import { contextAt, makePlayer } from '../../test/support/make.ts';
import { carriedOut, makeMembers, memberId, refusalOf } from '../../test/support/party.ts';
import { cast } from '../classes/cast.ts';
import { playerAfter } from '../outcome.ts';
import type { Player } from '../state/player.ts';
import { readCard } from './read.ts';
import { receivedKey } from './send.ts';

const ctx = contextAt();

function friends(change: (player: Player, index: number) => void = () => {}) {
  const [sender, friend] = makeMembers(2, (player, index) => {
    player.stats.gp = 25;
    change(player, index);
  });
  if (!sender || !friend) throw new Error('two members are needed');
  return { sender, friend };
}

/** Sends a card from member 0 to one of the two. */
function send(to: 0 | 1, key = 'greeting', change?: (player: Player, index: number) => void) {
  const { sender, friend } = friends(change);
  const scene = { player: sender, members: [sender, friend] };
  const outcome = carriedOut(cast(ctx, scene, { key, targetId: memberId(to) }));
  return { ...outcome, sender: playerAfter(outcome, sender), friend: playerAfter(outcome, friend) };
}

describe('sending a card', () => {
  it('counts for both, and waits for the friend to read it', () => {
    const { sender, friend } = send(1);
    expect([sender.achievements['greeting'], friend.achievements['greeting']]).toEqual([1, 1]);
    expect(friend.items.special['greetingReceived']).toEqual(['member 0']);
    expect(friend.flags.cardReceived).toBe(true);
    expect(sender.flags.cardReceived).toBe(false);
    expect(friend.notifications).toMatchObject([
      { type: 'CARD_RECEIVED', data: { card: 'greeting', from: { id: memberId(0), name: 'member 0' } } },
    ]);
  });

  it('costs its price in gold, and no mana', () => {
    const { sender } = send(1);
    expect(sender.stats.gp).toBe(15);
  });

  it('to oneself counts once', () => {
    const { sender, changed } = send(0);
    expect(sender.achievements['greeting']).toBe(1);
    expect(sender.items.special['greetingReceived']).toEqual(['member 0']);
    expect(changed.players.map(({ _id }) => _id)).toEqual([memberId(0)]);
  });

  it('joins the cards that wait already, newest last', () => {
    const { friend } = send(1, 'thankyou', (player) => (player.items.special['thankyouReceived'] = ['Ann']));
    expect(friend.items.special['thankyouReceived']).toEqual(['Ann', 'member 0']);
  });

  it('is not announced to the party', () => {
    expect(send(1).chat).toEqual([]);
  });

  it.each(['greeting', 'nye', 'valentine', 'birthday'])('keeps the senders of %s cards apart', (card) => {
    expect(receivedKey(card)).toBe(`${card}Received`);
  });

  it('is refused without the gold', () => {
    const { sender, friend } = friends((player) => (player.stats.gp = 9));
    const scene = { player: sender, members: [friend] };
    expect(refusalOf(cast(ctx, scene, { key: 'greeting', targetId: memberId(1) }))).toBe(
      'notAuthorized messageNotEnoughGold',
    );
  });
});

describe('reading a card', () => {
  const note = (id: string, card: string) => ({ id, type: 'CARD_RECEIVED', data: { card }, seen: false });
  const receiver = makePlayer((player) => {
    player.items.special['greetingReceived'] = ['Ann', 'Ben'];
    player.items.special['thankyouReceived'] = ['Cleo'];
    player.flags.cardReceived = true;
    player.notifications = [note('a', 'thankyou'), note('b', 'greeting'), note('c', 'greeting')];
  });

  it('removes the oldest, with its notification', () => {
    const { player, data, message } = carriedOut(readCard(ctx, { player: receiver }, { card: 'greeting' }));
    expect(player.items.special).toMatchObject({ greetingReceived: ['Ben'], thankyouReceived: ['Cleo'] });
    expect(player.notifications.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(data).toEqual({ specialItems: player.items.special, cardReceived: false });
    expect(message).toEqual({ key: 'readCard', params: { cardType: 'greeting' } });
  });

  it('that was never received changes no list', () => {
    const { player } = carriedOut(readCard(ctx, { player: receiver }, { card: 'birthday' }));
    expect(player.items.special).toEqual(receiver.items.special);
    expect(player.notifications).toEqual(receiver.notifications);
    expect(player.flags.cardReceived).toBe(false);
  });

  it.each([
    [undefined, 'badRequest cardTypeRequired'],
    ['', 'badRequest cardTypeRequired'],
    ['snowball', 'notAuthorized cardTypeNotAllowed'],
    ['toString', 'notAuthorized cardTypeNotAllowed'],
  ])('of kind %j is refused', (card, refusal) => {
    expect(refusalOf(readCard(ctx, { player: receiver }, { card }))).toBe(refusal);
  });
});
