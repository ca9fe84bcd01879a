import type { Payment } from '@everdeed/rules';
import { askFor } from './hear.ts';
import type { ProviderParts } from './parts.ts';

/** The payment as it stands now, as far as the provider can be reached. */
async function latest(at: ProviderParts, payment: Payment): Promise<Payment> {
  try {
    return (await askFor(at, payment)) ?? payment;
  } catch (error) {
    at.parts.log.warn({ err: error, payment: payment._id }, 'a provider does not say how a payment stands');
    return payment;
  }
}

const isMissed = ({ state }: Payment): boolean => state === 'failed' || state === 'abandoned';

/** Asks how a payment stands, and says where in the web client its buyer goes on. */
export async function pageAfter(at: ProviderParts, payment: Payment, isCancelled = false): Promise<string> {
  const now = await latest(at, payment);
  const { success, failure } = at.provider.pagesFor(payment.goods);
  return (isCancelled && now.state !== 'settled') || isMissed(now) ? failure : success;
}
