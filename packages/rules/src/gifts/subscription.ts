import type { RuleContext } from '../command.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isGiftOneGetOne } from '../schedule/events.ts';
import { produce } from '../state/draft.ts';
import { checkBlock, subscribe } from '../subscriptions/subscribe.ts';
import type { Pair, PairOutcome } from './pair.ts';

/** Longest message with a gift, in characters (rules-play-and-shops 8.7). */
export const MAX_GIFT_MESSAGE = 200;

/** A subscription from one to the other. */
export interface SubscriptionGift extends Pair {
  /** Key of the block. */
  readonly block: string;
  readonly message?: string;
}

/**
 * Gives a subscription to another player; in the promotion the giver gets the same (rules-play-and-shops 8.7). Letters
 * follow from the events. Sender and receiver are two: a gift to oneself is a purchase.
 */
export function giveSubscription(ctx: RuleContext, gift: SubscriptionGift): Result<PairOutcome> {
  const { sender, receiver, block, message = '' } = gift;
  if (message.length > MAX_GIFT_MESSAGE) {
    return refuse('badRequest', 'giftMessageTooLong', { maxGiftMessageLength: MAX_GIFT_MESSAGE });
  }
  const found = checkBlock(block, 'user');
  if (!found.ok) return found;
  const given = subscribe(ctx, receiver, { block, kind: 'gift' });
  if (!given.ok) return given;
  const paid = produce(sender, (draft) => {
    draft.purchased.txnCount += 1;
  });
  const isDoubled = isGiftOneGetOne(ctx.now) && sender._id !== receiver._id;
  const returned = isDoubled ? subscribe(ctx, paid, { block, kind: 'gift' }) : undefined;
  if (returned && !returned.ok) return returned;
  const event = { senderId: sender._id, receiverId: receiver._id, months: found.value.months };
  return accept({
    sender: returned?.value.player ?? paid,
    receiver: given.value.player,
    senderTransactions: returned?.value.transactions ?? [],
    receiverTransactions: given.value.transactions,
    events: isDoubled
      ? [
          { kind: 'subscriptionGiven', ...event },
          { kind: 'subscriptionReturned', ...event },
        ]
      : [{ kind: 'subscriptionGiven', ...event }],
  });
}
