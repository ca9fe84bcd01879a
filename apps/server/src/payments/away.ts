import { refusal } from '../work/refusal.ts';
import { retryAfter } from '../work/retry-after.ts';
import type { PaymentParts } from './parts.ts';
import { ProviderFailure } from './provider.ts';

/** When to ask a provider again that was away (ms): our own figure. */
const AGAIN_MS = 10_000;

/** Asks a provider; if it is away or refuses, whoever asked hears so, and whoever runs the server reads why. */
export async function orAway<T>({ log }: Pick<PaymentParts, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.error({ err: error }, 'a payment provider is away');
    throw refusal('ServiceUnavailable', 'paymentServiceAway', { headers: retryAfter(AGAIN_MS) });
  }
}
