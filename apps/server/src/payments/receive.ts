import { orAway } from './away.ts';
import { hearEvent } from './events.ts';
import type { ProviderParts } from './parts.ts';
import { BadWebhook, type ReceivedWebhook } from './provider.ts';

/**
 * Hears a webhook. Returns whether it said anything that matters here. Throws a `BadWebhook` if its provider did not
 * send it, and anything else if it could not be stored: the provider is then to send it again.
 */
export async function receiveWebhook(at: ProviderParts, webhook: ReceivedWebhook): Promise<boolean> {
  const event = await at.provider.readWebhook(webhook);
  if (event) await hearEvent(at, event);
  return event !== undefined;
}

/** How a webhook was taken. */
export type Taken = 'heard' | 'ignored' | 'turnedAway';

/** Hears a webhook that came through the network. Throws only if it could not be stored. */
export async function takeWebhook(at: ProviderParts, webhook: ReceivedWebhook): Promise<Taken> {
  try {
    return (await orAway(at.parts, () => receiveWebhook(at, webhook))) ? 'heard' : 'ignored';
  } catch (error) {
    if (!(error instanceof BadWebhook)) throw error;
    at.parts.log.warn({ provider: at.provider.name, reason: error.message }, 'a webhook was turned away');
    return 'turnedAway';
  }
}
