import { done, refuse, type Result } from '../result.ts';
import { GEMS_PER_BALANCE, moveBalance } from '../shops/wallet.ts';
import type { Player } from '../state/player.ts';
import { objectionsTo } from './objections.ts';
import { betweenTwo, type Pair, type PairOutcome } from './pair.ts';

/** Gems, in whole gems, from one to the other. */
export interface GemGift extends Pair {
  readonly gems: number;
}

const isAmount = (gems: number): boolean => Number.isInteger(gems) && gems > 0;
const nameOf = ({ auth, profile }: Player): string => auth.local.username ?? profile.name;

/** Gives gems of one's own to another; a letter to both follows from the event (rules-play-and-shops 4.15). */
export function transferGems({ gems, ...pair }: GemGift): Result<PairOutcome> {
  const [objection] = objectionsTo('transfer-gems', pair.sender, pair.receiver);
  if (objection) return refuse('notAuthorized', objection);
  const amount = gems / GEMS_PER_BALANCE;
  if (!isAmount(gems) || pair.sender.balance < amount)
    return refuse('notAuthorized', 'badAmountOfGemsToSend');
  return betweenTwo(pair, (sender, receiver, given, taken) => {
    const from = { reference: sender._id, referenceText: nameOf(sender) };
    const to = { reference: receiver._id, referenceText: nameOf(receiver) };
    moveBalance(receiver, taken, amount, 'gift_receive', from);
    moveBalance(sender, given, -amount, 'gift_send', to);
    given.events.push({
      kind: 'gemsGiven',
      senderId: sender._id,
      receiverId: receiver._id,
      gems,
      paid: false,
    });
    return done;
  });
}

/** Credits gems that one player paid for another by card; sales add nothing (rules-play-and-shops 8.7). */
export function giftPaidGems({ gems, ...pair }: GemGift, groupKeepsGems = false): Result<PairOutcome> {
  if (!isAmount(gems)) return refuse('badRequest', 'badAmountOfGemsToPurchase');
  if (groupKeepsGems) return refuse('notAuthorized', 'groupPolicyCannotGetGems');
  return betweenTwo(pair, (sender, receiver, given, taken) => {
    const from = { reference: sender._id, referenceText: sender.profile.name };
    moveBalance(receiver, taken, gems / GEMS_PER_BALANCE, 'gift_receive', from);
    sender.purchased.txnCount += 1;
    given.events.push({
      kind: 'gemsGiven',
      senderId: sender._id,
      receiverId: receiver._id,
      gems,
      paid: true,
    });
    return done;
  });
}
