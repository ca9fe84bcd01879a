import { describe, expect, it } from 'vitest';
import { contextAt } from '../../test/support/make.ts';
import { carriedOut, makeMembers, refusalOf } from '../../test/support/party.ts';
import type { Player } from '../state/player.ts';
import { giftPaidGems, transferGems } from './gems.ts';
import { type Outcome, playerAfter } from '../outcome.ts';
import type { PairScene } from '../scenes.ts';
import { giveSubscription } from './subscription.ts';

function pair(change: (sender: Player, receiver: Player) => void = () => {}): PairScene {
  const [sender, receiver] = makeMembers(2);
  if (!sender || !receiver) throw new Error('two players needed');
  sender.balance = 1;
  change(sender, receiver);
  return { player: sender, receiver };
}

/** Both as an outcome leaves them. */
const both = (outcome: Outcome<unknown>): readonly [sender: Player, receiver: Player] => {
  const { player, receiver } = pair();
  return [playerAfter(outcome, player), playerAfter(outcome, receiver)];
};

describe('giving gems away', () => {
  it('moves them, with a record for each', () => {
    const done = carriedOut(transferGems(contextAt(), pair(), { gems: 3 }));
    expect(both(done).map(({ balance }) => balance)).toEqual([0.25, 0.75]);
    const [sender, receiver] = both(done);
    expect(done.ledger).toMatchObject([
      { userId: receiver._id, kind: 'gift_receive', amount: 0.75, currentAmount: 0.75 },
      { userId: sender._id, kind: 'gift_send', amount: -0.75, currentAmount: 0.25 },
    ]);
  });

  it('tells both in their own language, and the receiver has something to read', () => {
    const two = pair((_one, other) => (other.preferences.language = 'de'));
    const done = carriedOut(transferGems(contextAt(), two, { gems: 3, message: 'here' }));
    expect(done.privateMessages).toMatchObject([
      {
        gift: { key: 'privateMessageGiftGemsMessage', params: { gemAmount: 3 } },
        text: 'here',
        copies: [
          { ownerId: two.player._id, sent: true, language: 'en' },
          { ownerId: two.receiver._id, sent: false, language: 'de' },
        ],
      },
    ]);
    expect(both(done).map(({ inbox }) => inbox.newMessages)).toEqual([0, 1]);
  });

  it.each([
    ['more than one has', () => transferGems(contextAt(), pair(), { gems: 5 }), 'badAmountOfGemsToSend'],
    ['none', () => transferGems(contextAt(), pair(), { gems: 0 }), 'badAmountOfGemsToSend'],
    ['a part of one', () => transferGems(contextAt(), pair(), { gems: 1.5 }), 'badAmountOfGemsToSend'],
    [
      'to oneself',
      () => transferGems(contextAt(), { player: pair().player, receiver: pair().player }, { gems: 1 }),
      'cannotSendGemsToYourself',
    ],
    [
      'without the right to speak',
      () =>
        transferGems(
          contextAt(),
          pair((one) => (one.flags.chatRevoked = true)),
          { gems: 1 },
        ),
      'chatPrivilegesRevoked',
    ],
    [
      'to one who blocks the giver',
      () =>
        transferGems(
          contextAt(),
          pair((one, two) => two.inbox.blocks.push(one._id)),
          { gems: 1 },
        ),
      'notAuthorizedToSendMessageToThisUser',
    ],
    [
      'to one the giver blocks',
      () =>
        transferGems(
          contextAt(),
          pair((one, two) => one.inbox.blocks.push(two._id)),
          { gems: 1 },
        ),
      'blockedToSendToThisUser',
    ],
  ])('%s is refused', (_name, act, key) => expect(refusalOf(act())).toBe(`notAuthorized ${key}`));
});

describe('paying gems for another', () => {
  it('credits the receiver and counts for the giver', () => {
    const done = carriedOut(giftPaidGems(contextAt(), pair(), { gems: 21 }));
    const [sender, receiver] = both(done);
    expect(receiver.balance).toBe(5.25);
    expect(sender).toMatchObject({ balance: 1, purchased: { txnCount: 1 } });
  });

  it('is refused for nothing, and where a group keeps its gems', () => {
    expect(refusalOf(giftPaidGems(contextAt(), pair(), { gems: 0 }))).toBe(
      'badRequest badAmountOfGemsToPurchase',
    );
    expect(refusalOf(giftPaidGems(contextAt(), pair(), { gems: 1, groupKeepsGems: true }))).toBe(
      'notAuthorized groupPolicyCannotGetGems',
    );
  });
});

describe('giving a subscription', () => {
  const spring = contextAt('2025-05-10T12:00:00.000Z');
  it('goes to the receiver alone', () => {
    const done = carriedOut(giveSubscription(spring, pair(), { block: 'basic_3mo' }));
    const [sender, receiver] = both(done);
    expect(receiver.purchased.plan.customerId).toBe('Gift');
    expect(sender.purchased.plan.customerId).toBe(undefined);
    expect(done.events).toMatchObject([{ kind: 'subscriptionGiven', months: 3 }]);
  });

  it('comes back to the giver in the promotion', () => {
    const winter = contextAt('2025-12-20T12:00:00.000Z');
    const done = carriedOut(giveSubscription(winter, pair(), { block: 'basic_3mo' }));
    const [sender] = both(done);
    expect(sender.purchased.plan.dateTerminated).toBe('2026-03-20T12:00:00.000Z');
    expect(sender.purchased.txnCount).toBe(1);
  });

  it('is refused with too long a message or an unknown block', () => {
    const message = 'x'.repeat(201);
    expect(refusalOf(giveSubscription(spring, pair(), { block: 'basic_3mo', message }))).toBe(
      'badRequest giftMessageTooLong',
    );
    expect(refusalOf(giveSubscription(spring, pair(), { block: 'x' }))).toBe(
      'badRequest missingSubscriptionCode',
    );
  });
});
