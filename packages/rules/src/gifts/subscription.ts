import type { RuleContext } from '../command.ts';
import type { RuleEvent } from '../events.ts';
import { type Outcome, outcomeOf, playerAfter } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import { isGiftOneGetOne } from '../schedule/events.ts';
import type { PairScene } from '../scenes.ts';
import { produce } from '../state/draft.ts';
import { checkBlock, subscribe } from '../subscriptions/subscribe.ts';

/** Maximum length of a gift message in characters (rules-play-and-shops 8.7). */
export const MAX_GIFT_MESSAGE = 200;

/** A subscription given by one player to another. */
export interface SubscriptionGift {
  /** Key of the block. */
  readonly block: string;
  readonly message?: string;
}

/**
 * Gives a subscription to another player; in the promotion the giver gets the same (rules-play-and-shops 8.7). Mails
 * follow from the events. The two are different players: a gift to oneself is a purchase.
 */
export function giveSubscription(
  ctx: RuleContext,
  { player, receiver }: PairScene,
  { block, message = '' }: SubscriptionGift,
): Result<Outcome<undefined>, 'giftMessageTooLong' | 'missingSubscriptionCode'> {
  if (message.length > MAX_GIFT_MESSAGE) {
    return refuse('badRequest', 'giftMessageTooLong', { maxGiftMessageLength: MAX_GIFT_MESSAGE });
  }
  const found = checkBlock(block, 'user');
  if (!found.ok) return found;
  const given = subscribe(ctx, { player: receiver }, { block, kind: 'gift' });
  if (!given.ok) return given;
  const paid = produce(player, (draft) => {
    draft.purchased.txnCount += 1;
  });
  const isDoubled = isGiftOneGetOne(ctx.now) && player._id !== receiver._id;
  const returned = isDoubled ? subscribe(ctx, { player: paid }, { block, kind: 'gift' }) : undefined;
  if (returned && !returned.ok) return returned;
  const about = { senderId: player._id, receiverId: receiver._id, months: found.value.months };
  const events: RuleEvent[] = [{ kind: 'subscriptionGiven', ...about }];
  if (returned) events.push({ kind: 'subscriptionReturned', ...about });
  const players = [returned ? playerAfter(returned.value, paid) : paid, playerAfter(given.value, receiver)];
  const ledger = [...(returned?.value.ledger ?? []), ...given.value.ledger];
  return accept(outcomeOf(undefined, { players }, { events, ledger }));
}
