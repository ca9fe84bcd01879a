import { accept, done, refuse, type Result } from '../result.ts';
import { GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';
import { objectionsTo } from '../members/policy.ts';
import { isHeard, privateMessage } from '../inbox/write.ts';
import { cutMessage, withoutMarks } from '../chat/mentions.ts';
import type { RuleContext } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import type { PairScene } from '../scenes.ts';
import { betweenTwo } from './pair.ts';
import { nameOf, paidGift } from './paid-gift.ts';

/** A gift of whole gems from one player to another. */
export interface GemGift {
  readonly gems: number;
}

/** A gift of one's own gems, with what is written to the receiver. */
export interface GemTransfer extends GemGift {
  readonly message?: string;
  /** What the program calls itself. */
  readonly client?: string | undefined;
}

/** Gems that were paid by card, with what is written to the receiver. */
export interface PaidGemGift extends GemGift {
  readonly message?: string | undefined;
  /** The group plan of the receiver keeps gems to its leader. */
  readonly groupKeepsGems?: boolean;
}

/** Whether so many gems can be given: a whole number of 1 or more (rules-play-and-shops 8.7). */
export const isPaidAmount = (gems: number): boolean => Number.isInteger(gems) && gems > 0;

/** Why {@link transferGems} refuses. */
export type TransferGemsRefusal =
  | 'badAmountOfGemsToSend'
  | 'blockedToSendToThisUser'
  | 'cannotSendGemsToYourself'
  | 'chatPrivilegesRevoked'
  | 'notAuthorizedToSendMessageToThisUser';

/** The message that comes with gems, in the words of each (rules-play-and-shops 4.15). */
function giftMessage(ctx: RuleContext, pair: PairScene, { gems, message = '', client }: GemTransfer) {
  const text = cutMessage(message);
  const params = { receiverName: nameOf(pair.receiver), senderName: nameOf(pair.player), gemAmount: gems };
  return privateMessage(ctx, pair, {
    gift: { key: 'privateMessageGiftGemsMessage', params },
    text,
    unformattedText: withoutMarks(text),
    client,
  });
}

/** Gives gems of one's own to another, with a message to both (rules-play-and-shops 4.15). */
export function transferGems(
  ctx: RuleContext,
  pair: PairScene,
  given: GemTransfer,
): Result<Outcome<undefined>, TransferGemsRefusal> {
  const { gems } = given;
  const [objection] = objectionsTo('transfer-gems', pair.player, pair.receiver);
  if (objection) return refuse('notAuthorized', objection);
  const amount = gems / GEMS_PER_BALANCE;
  if (!isPaidAmount(gems) || pair.player.balance < amount)
    return refuse('notAuthorized', 'badAmountOfGemsToSend');
  const moved = betweenTwo(pair, (sender, receiver, journal) => {
    if (isHeard(sender)) receiver.inbox.newMessages += 1;
    const from = { reference: sender._id, referenceText: nameOf(sender) };
    const to = { reference: receiver._id, referenceText: nameOf(receiver) };
    moveBalance(receiver, journal, amount, 'gift_receive', from);
    moveBalance(sender, journal, -amount, 'gift_send', to);
    journal.events.push({
      kind: 'gemsGiven',
      senderId: sender._id,
      receiverId: receiver._id,
      gems,
      paid: false,
    });
    return done;
  });
  if (!moved.ok) return moved;
  return accept({ ...moved.value, privateMessages: [giftMessage(ctx, pair, given)] });
}

/**
 * Credits gems that a player bought with money for another, or for themselves as a gift, without sale bonuses; with a
 * message to both (rules-play-and-shops 8.7).
 */
export function giftPaidGems(
  ctx: RuleContext,
  pair: PairScene,
  { gems, message = '', groupKeepsGems = false }: PaidGemGift,
): Result<Outcome<undefined>, 'badAmountOfGemsToPurchase' | 'groupPolicyCannotGetGems'> {
  if (!isPaidAmount(gems)) return refuse('badRequest', 'badAmountOfGemsToPurchase');
  if (groupKeepsGems) return refuse('notAuthorized', 'groupPolicyCannotGetGems');
  const given = betweenTwo(pair, (sender, receiver, journal) => {
    if (isHeard(sender)) receiver.inbox.newMessages += 1;
    const from = { reference: sender._id, referenceText: sender.profile.name };
    moveBalance(receiver, journal, gems / GEMS_PER_BALANCE, 'gift_receive', from);
    sender.purchased.txnCount += 1;
    journal.events.push({
      kind: 'gemsGiven',
      senderId: sender._id,
      receiverId: receiver._id,
      gems,
      paid: true,
    });
    return done;
  });
  if (!given.ok) return given;
  const said = paidGift(ctx, pair, { key: 'giftedGemsFull', params: { gemAmount: gems } }, message);
  return accept({ ...given.value, privateMessages: [said] });
}
