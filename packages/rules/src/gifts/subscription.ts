import type { SubscriptionBlock } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf, playerAfter } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isHeard } from '../inbox/write.ts';
import { isGiftOneGetOne } from '../schedule/events.ts';
import type { PairScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import type { Player } from '../state/player.ts';
import { paidGift } from './paid-gift.ts';
import { checkBlock, subscribe } from '../subscriptions/subscribe.ts';

/** Maximum length of a gift message in characters (rules-play-and-shops 8.7). */
export const MAX_GIFT_MESSAGE = 200;

/** A subscription given by one player to another. */
export interface SubscriptionGift {
  /** Key of the block. */
  readonly block: string;
  readonly message?: string | undefined;
  /** When it was offered, in ms: the promotion counts that ran then. Absent: now. */
  readonly soldAt?: number;
}

const changed = (player: Player, change: (draft: Player) => void): Player => produce(player, change);
const countPurchase = (draft: Player): void => void (draft.purchased.txnCount += 1);
const countMessage = (draft: Player): void => void (draft.inbox.newMessages += 1);

/** What the giver gets in the promotion, with a message of their own (rules-play-and-shops 8.7). */
function returnGift(
  ctx: RuleContext,
  { player, receiver }: PairScene,
  { key, months }: SubscriptionBlock,
): Result<Outcome<unknown>, 'missingSubscriptionCode'> {
  const returned = subscribe(ctx, { player: changed(player, countMessage) }, { block: key, kind: 'gift' });
  if (!returned.ok) return returned;
  const gift = { key: 'giftedSubscriptionWinterPromo', params: { monthCount: months } } as const;
  const about = { senderId: player._id, receiverId: receiver._id, months };
  return accept({
    ...returned.value,
    privateMessages: [paidGift(ctx, { player, receiver: player }, gift, '')],
    events: [{ kind: 'subscriptionReturned', ...about }],
  });
}

/** What the receiver gets, with a message to both (rules-play-and-shops 8.7). */
function passGift(
  ctx: RuleContext,
  pair: PairScene,
  { key, months }: SubscriptionBlock,
  message: string,
): Result<Outcome<unknown>, 'missingSubscriptionCode'> {
  const { player, receiver } = pair;
  const told = isHeard(player) ? changed(receiver, countMessage) : receiver;
  const given = subscribe(ctx, { player: told }, { block: key, kind: 'gift' });
  if (!given.ok) return given;
  const gift = { key: 'giftedSubscriptionFull', params: { monthCount: months } } as const;
  return accept({
    ...given.value,
    privateMessages: [paidGift(ctx, pair, gift, message)],
    events: [{ kind: 'subscriptionGiven', senderId: player._id, receiverId: receiver._id, months }],
  });
}

/**
 * Gives a subscription to another player, or to oneself; in the promotion those who give it to another get the same
 * (rules-play-and-shops 8.7). Messages to both come with it; mails follow from the events.
 */
export function giveSubscription(
  ctx: RuleContext,
  { player, receiver }: PairScene,
  { block, message = '', soldAt = ctx.now }: SubscriptionGift,
): Result<Outcome<undefined>, 'giftMessageTooLong' | 'missingSubscriptionCode'> {
  if (message.length > MAX_GIFT_MESSAGE) {
    return refuse('badRequest', 'giftMessageTooLong', { maxGiftMessageLength: MAX_GIFT_MESSAGE });
  }
  const found = checkBlock(block, 'user');
  if (!found.ok) return found;
  const paid = changed(player, countPurchase);
  const isSelf = player._id === receiver._id;
  const pair = { player: paid, receiver: isSelf ? paid : receiver };
  const given = passGift(ctx, pair, found.value, message);
  if (!given.ok) return given;
  const isDoubled = isGiftOneGetOne(soldAt) && !isSelf;
  const returned = isDoubled ? returnGift(ctx, pair, found.value) : accept(outcomeOf(undefined));
  if (!returned.ok) return returned;
  const all = [given.value, returned.value];
  const giver = isSelf ? [] : [playerAfter(returned.value, paid)];
  return accept(
    outcomeOf(
      undefined,
      { players: [...giver, playerAfter(given.value, pair.receiver)] },
      {
        events: all.flatMap(({ events }) => events),
        ledger: all.flatMap(({ ledger }) => ledger),
        privateMessages: all.flatMap(({ privateMessages = [] }) => privateMessages),
      },
    ),
  );
}
