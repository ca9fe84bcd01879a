import { assertNever } from '@everdeed/content/values';
import {
  endGroupSubscription,
  endSubscription,
  GROUP_BLOCK,
  GROUP_UNIT_PRICE,
  monthlyGroupPrice,
  outcomeOf,
  type Payment,
  type PaymentReport,
} from '@everdeed/rules';
import { isUniqueViolation } from '../storage/failures.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';
import { askFor, hearHeld, hearReport } from './hear.ts';
import { mailCancelled } from './mails.ts';
import type { PaymentParts, ProviderParts } from './parts.ts';
import type { ProviderEvent } from './provider.ts';

/** Hundredths of the currency in one of it. */
const CENTS = 100;

type Renewal = Extract<ProviderEvent, { readonly kind: 'renewal' }>;

/**
 * What a group is to pay by the next bill: the provider multiplies the seats that it was told last, which may have
 * changed since. Anything but whole seats is no price of ours, and the last one is expected again.
 */
function billedTo({ amount }: Payment, bill: Renewal): number {
  const first = monthlyGroupPrice(1) * CENTS;
  const seat = GROUP_UNIT_PRICE * CENTS;
  return bill.amount >= first && bill.amount % seat === 0 ? bill.amount : amount;
}

/** A payment for the next bill of a subscription, at the sum that was agreed. */
function renewalOf(last: Payment, bill: Renewal, _id: string, now: number): Payment {
  const { reference, subscriptionId } = bill;
  const at = new Date(now).toISOString();
  const { goods, provider, payerId, receiverId, currency } = last;
  const groupId = 'groupId' in goods ? goods.groupId : undefined;
  const block = 'block' in goods ? goods.block : GROUP_BLOCK;
  const amount = groupId === undefined ? last.amount : billedTo(last, bill);
  return {
    _id,
    provider,
    payerId,
    receiverId,
    amount,
    currency,
    reference,
    subscriptionId,
    state: 'created',
    goods: { kind: 'renewal', block, ...(groupId === undefined ? {} : { groupId }) },
    isOwed: false,
    createdAt: at,
    updatedAt: at,
  };
}

/** A bill of a subscription that is not known, or not yet: the provider is to tell it again. */
class UnknownSubscription extends Error {
  override readonly name = 'UnknownSubscription';
}

/** `beginning`: the payment that began it, if its money went back before it was granted and the books do not tell of it. */
const hearNewRenewal = (
  { parts, provider }: ProviderParts,
  event: Renewal,
  beginning: Payment | undefined,
): Promise<Payment> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const last = (await tx.payments.latestOf(provider.name, event.subscriptionId)) ?? beginning;
      if (!last) throw new UnknownSubscription(event.subscriptionId);
      const payment = renewalOf(last, event, work.rules.newId(), work.now);
      await saveOutcome(work, tx, outcomeOf({}, { newPayments: [payment] }), { actorId: payment.payerId });
      return hearHeld(work, tx, payment, { parts, provider, report: event.report });
    }),
  );

async function hearOfReference(
  at: ProviderParts,
  reference: string,
  report: PaymentReport,
): Promise<Payment | undefined> {
  const { parts, provider } = at;
  const id = await parts.storage.reader().payments.findByReference(provider.name, reference);
  return id === undefined ? undefined : hearReport(at, id, report);
}

const wentBack = ({ state }: Payment): boolean => state === 'refunded' || state === 'chargedBack';

/**
 * Hears of the payment that began a subscription, whose webhook is late or lost: the next bill builds on it, and nobody
 * asks for a checkout any more that was given up before it was paid. Returns it if its money went back before anything
 * was granted: nobody has such a subscription, so that its bill goes back, too, and is the last one.
 */
async function hearOfBeginning(
  { parts, provider }: ProviderParts,
  subscriptionId: string,
): Promise<Payment | undefined> {
  const { payments } = parts.storage.reader();
  if (await payments.latestOf(provider.name, subscriptionId)) return undefined;
  const reference = await provider.begunBy(subscriptionId);
  const id = reference === undefined ? undefined : await payments.findByReference(provider.name, reference);
  const payment = id === undefined ? undefined : await payments.get(id);
  const heard = payment && ((await askFor({ parts, provider }, payment)) ?? payment);
  return heard && wentBack(heard) ? heard : undefined;
}

async function hearRenewal(at: ProviderParts, event: Renewal): Promise<void> {
  if (await hearOfReference(at, event.reference, event.report)) return;
  const beginning = await hearOfBeginning(at, event.subscriptionId);
  try {
    await hearNewRenewal(at, event, beginning);
  } catch (error) {
    // The same bill was told twice at once.
    if (!isUniqueViolation(error)) throw error;
    await hearOfReference(at, event.reference, event.report);
  }
}

const hearOfGroupEnd = (parts: PaymentParts, groupId: string, subscriptionId: string): Promise<void> =>
  runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const group = await tx.groups.get(groupId);
      if (!group) return;
      const outcome = endGroupSubscription(work.rules, { group }, { subscriptionId });
      if (outcome.data.isEnded) await saveOutcome(work, tx, outcome, { actorId: group.leader });
    }),
  );

async function hearOfEnd({ parts, provider }: ProviderParts, subscriptionId: string): Promise<void> {
  const last = await parts.storage.reader().payments.latestOf(provider.name, subscriptionId);
  if (!last) return;
  if ('groupId' in last.goods && last.goods.groupId !== undefined)
    return hearOfGroupEnd(parts, last.goods.groupId, subscriptionId);
  await runWork(parts, (work) =>
    work.transaction(async (tx) => {
      const player = await tx.players.get(last.payerId);
      if (!player) return;
      const outcome = unwrap(work, endSubscription(work.rules, { player }, { subscriptionId }));
      if (!outcome.data.isEnded) return;
      await saveOutcome(work, tx, outcome, { actorId: player._id });
      await mailCancelled(tx, parts, player._id);
    }),
  );
}

/** Hears what a webhook told. May be called again with the same event. */
export async function hearEvent(at: ProviderParts, event: ProviderEvent): Promise<void> {
  switch (event.kind) {
    case 'payment': {
      const payment = await hearOfReference(at, event.reference, event.report);
      if (!payment)
        at.parts.log.warn({ provider: at.provider.name, reference: event.reference }, 'unknown payment');
      return;
    }
    case 'renewal':
      return hearRenewal(at, event);
    case 'subscriptionEnded':
      return hearOfEnd(at, event.subscriptionId);
    case 'seenTo':
      return;
    default:
      return assertNever(event);
  }
}
