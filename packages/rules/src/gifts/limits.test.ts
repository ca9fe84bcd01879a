import { describe, expect, it } from 'vitest';
import { expectOrder, no, refusedBy } from '../../test/support/checks.ts';
import { contextAt } from '../../test/support/make.ts';
import { makeMembers, refusalOf } from '../../test/support/party.ts';
import { playerAfter } from '../outcome.ts';
import type { Player } from '../state/player.ts';
import { giftPaidGems, transferGems } from './gems.ts';
import { giveSubscription, MAX_GIFT_MESSAGE } from './subscription.ts';

const ctx = contextAt('2025-05-10T12:00:00.000Z');
function pair() {
  const [player, receiver] = makeMembers(2);
  if (!player || !receiver) throw new Error('two players needed');
  player.balance = 1;
  return { player, receiver };
}
const without = (list: string[]) => list.splice(0);

describe('gems for another', () => {
  it('are given after all checks, in order (4.15)', () => {
    const two = { ...pair(), gems: 5 };
    const { player, receiver } = two;
    player.flags.chatRevoked = true;
    player.inbox.blocks.push(receiver._id);
    receiver.inbox.blocks.push(player._id);
    expectOrder(two, (scene) => transferGems(ctx, scene, scene), [
      [no('notAuthorized', 'chatPrivilegesRevoked'), () => (player.flags.chatRevoked = false)],
      [no('notAuthorized', 'notAuthorizedToSendMessageToThisUser'), () => without(receiver.inbox.blocks)],
      [no('notAuthorized', 'blockedToSendToThisUser'), () => without(player.inbox.blocks)],
      [no('notAuthorized', 'badAmountOfGemsToSend'), (scene) => (scene.gems = 4)],
    ]);
  });

  it('are refused to oneself before they are counted', () => {
    const { player } = pair();
    expect(
      refusedBy({ player, receiver: player }, (scene) => transferGems(ctx, scene, { gems: -1 })),
    ).toEqual(no('notAuthorized', 'cannotSendGemsToYourself'));
  });

  it('may be all there are', () => {
    const { player, receiver } = pair();
    const result = transferGems(ctx, { player, receiver }, { gems: 4 });
    if (!result.ok) throw new Error(result.refusal.key);
    expect([player, receiver].map((one) => playerAfter(result.value, one).balance)).toEqual([0, 1]);
  });

  it.each([-4, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('are never %d', (gems) => {
    expect(refusedBy(pair(), (scene) => transferGems(ctx, scene, { gems }))).toEqual(
      no('notAuthorized', 'badAmountOfGemsToSend'),
    );
    expect(refusedBy(pair(), (scene) => giftPaidGems(ctx, scene, { gems, groupKeepsGems: true }))).toEqual(
      no('badRequest', 'badAmountOfGemsToPurchase'),
    );
  });

  it('stay with a group that keeps them, even if they are paid for', () => {
    expect(refusedBy(pair(), (scene) => giftPaidGems(ctx, scene, { gems: 1, groupKeepsGems: true }))).toEqual(
      no('notAuthorized', 'groupPolicyCannotGetGems'),
    );
  });
});

describe('a subscription for another', () => {
  const given = (block: string, length: number) => (scene: { player: Player; receiver: Player }) =>
    giveSubscription(ctx, scene, { block, message: 'x'.repeat(length) });

  it('comes with at most two hundred characters (8.7)', () => {
    expect(MAX_GIFT_MESSAGE).toBe(200);
    expect(refusalOf(given('basic_3mo', 200)(pair()))).toBe('accepted');
    expect(refusedBy(pair(), given('nope', 201))).toEqual(
      no('badRequest', 'giftMessageTooLong', { maxGiftMessageLength: 200 }),
    );
  });

  it.each(['nope', '', 'group_monthly', 'constructor'])('cannot be of the block "%s"', (block) => {
    expect(refusedBy(pair(), given(block, 0))).toEqual(no('badRequest', 'missingSubscriptionCode'));
  });
});
