import { hearEvent } from './events.ts';
import type { ProviderParts } from './parts.ts';
import type { ReceivedWebhook } from './provider.ts';

/**
 * Hears a webhook. Throws a `BadWebhook` if its provider did not send it, and anything else if it could not be stored:
 * the provider is then to send it again.
 */
export async function receiveWebhook(at: ProviderParts, webhook: ReceivedWebhook): Promise<void> {
  const event = at.provider.readWebhook(webhook);
  if (event) await hearEvent(at, event);
}
