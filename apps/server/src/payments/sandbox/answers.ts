import { assertNever } from '@everdeed/content/values';
import type { Tx } from '../../storage/stores.ts';
import type { SandboxState } from '../../storage/schema/payments.ts';
import type { PaymentParts } from '../parts.ts';
import {
  beginSubscription,
  billSubscription,
  type CheckoutRow,
  closeOld,
  moveCheckout,
  stopSubscription,
  subscriptionOf,
} from './books.ts';
import { idBeside } from './faces.ts';
import { messageOf } from './messages.ts';
import { billJob, collectJob, tellJob } from './sandbox-jobs.ts';

/** What somebody at the sandbox's page can have it do. */
export const sandboxAnswers = [
  'pay',
  'payTwice',
  'payLate',
  'payUntold',
  'payAndStay',
  'decline',
  'abandon',
] as const;
/** What can happen once it is paid. */
export const sandboxEvents = ['refund', 'chargeBack', 'endSubscription'] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number] | (typeof sandboxEvents)[number];

/** How long the sandbox takes when it answers late (ms): our own figure. */
const LATE_MS = 60_000;
/** A buyer whose card was declined may try again. */
const payable = ['open', 'failed'] as const;

type Parts = Pick<PaymentParts, 'storage' | 'system'>;

async function tell(tx: Tx, row: CheckoutRow, times = 1): Promise<void> {
  const { subscription_id: id } = row;
  const message = messageOf(row, id === null ? undefined : await subscriptionOf(tx.db, id));
  if (!message) return;
  for (let count = 0; count < times; count += 1) await tx.enqueue(tellJob, message);
}

/** Takes the money, and begins the subscription; tells so many times. */
async function collect(
  { system }: Parts,
  tx: Tx,
  id: string,
  { from, times }: { readonly from: readonly SandboxState[]; readonly times: number },
): Promise<void> {
  const paid = await moveCheckout(tx.db, id, from, 'paid');
  if (!paid) return;
  const begun = await beginSubscription(tx.db, paid, idBeside(id, system.newId()), system.now());
  if (begun) await tx.enqueue(billJob, { id: begun.id }, { key: begun.id, runAt: begun.next_bill });
  await tell(tx, { ...paid, subscription_id: begun?.id ?? null }, times);
}

async function move(tx: Tx, id: string, from: readonly SandboxState[], state: SandboxState): Promise<void> {
  const row = await moveCheckout(tx.db, id, from, state);
  if (row) await tell(tx, row);
}

async function payLate({ system }: Parts, tx: Tx, id: string): Promise<void> {
  const row = await moveCheckout(tx.db, id, payable, 'processing');
  if (!row) return;
  await tell(tx, row);
  await tx.enqueue(collectJob, { id }, { key: id, runAt: system.now() + LATE_MS });
}

async function endSubscriptionOf(tx: Tx, id: string): Promise<void> {
  const row = await tx.db
    .selectFrom('sandbox_checkouts')
    .select('subscription_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const subscriptionId = row?.subscription_id ?? '';
  if (await stopSubscription(tx.db, subscriptionId))
    await tx.enqueue(tellJob, { type: 'subscriptionEnded', subscriptionId });
}

function carryOut(parts: Parts, tx: Tx, id: string, answer: SandboxAnswer): Promise<void> {
  switch (answer) {
    case 'pay':
    case 'payAndStay':
      return collect(parts, tx, id, { from: payable, times: 1 });
    case 'payTwice':
      return collect(parts, tx, id, { from: payable, times: 2 });
    case 'payUntold':
      return collect(parts, tx, id, { from: payable, times: 0 });
    case 'payLate':
      return payLate(parts, tx, id);
    case 'decline':
      return move(tx, id, payable, 'failed');
    case 'abandon':
      return move(tx, id, payable, 'abandoned');
    case 'refund':
      return move(tx, id, ['paid'], 'refunded');
    case 'chargeBack':
      return move(tx, id, ['paid'], 'chargedBack');
    case 'endSubscription':
      return endSubscriptionOf(tx, id);
    default:
      return assertNever(answer);
  }
}

/** Does what somebody at the sandbox's page wants. What cannot be any more, such as paying twice, is left alone. */
export const answerCheckout = (parts: Parts, id: string, answer: SandboxAnswer): Promise<void> =>
  parts.storage.run(async (tx) => {
    await closeOld(tx.db, id, parts.system.now());
    await carryOut(parts, tx, id, answer);
  });

/** Ends the wait of a checkout that was to be paid late. */
export const collectLate = (parts: Parts, id: string): Promise<void> =>
  parts.storage.run((tx) => collect(parts, tx, id, { from: ['processing'], times: 1 }));

/** Waits for the next bill of a subscription that runs and is not due. */
async function waitOn(tx: Tx, id: string): Promise<void> {
  const subscription = await subscriptionOf(tx.db, id);
  if (subscription?.active !== 1) return;
  await tx.enqueue(billJob, { id }, { key: id, runAt: subscription.next_bill });
}

/** Bills a subscription that is due, tells of it, and waits for the next time. A job that comes too early only waits. */
export const billNext = (parts: Parts, id: string): Promise<void> =>
  parts.storage.run(async (tx) => {
    const { system } = parts;
    const billed = await billSubscription(tx.db, id, {
      billId: idBeside(id, system.newId()),
      now: system.now(),
    });
    if (billed) await tell(tx, billed.bill);
    await waitOn(tx, id);
  });
