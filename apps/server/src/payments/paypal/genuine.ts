import { BadWebhook, type ReceivedWebhook } from '../provider.ts';
import type { PaypalApi } from './paypal-api.ts';

/** The headers that say by whom a webhook was signed, by the fields in which PayPal wants them back. */
const fields = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const bad = (): BadWebhook => new BadWebhook('the signature is missing, wrong or old');

/** A certificate of PayPal's own; others are not even shown to it. */
const isTheirs = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).hostname.endsWith('.paypal.com');

function signatureOf({ headers }: ReceivedWebhook): Readonly<Record<string, string>> {
  const signature = Object.fromEntries(
    Object.entries(fields).map(([field, header]) => [field, String(headers[header] ?? '')]),
  );
  if (Object.values(signature).includes('') || !isTheirs(signature['cert_url'] ?? '')) throw bad();
  return signature;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad();
  }
}

/**
 * What a webhook says, once it is certain that PayPal said it. PayPal itself is asked: it knows which certificates it
 * signs with, and nothing that a stranger names is fetched or trusted here. It checks the very bytes, so that they are
 * handed on as they came.
 */
export async function genuine(api: PaypalApi, webhookId: string, webhook: ReceivedWebhook): Promise<unknown> {
  const text = webhook.body.toString();
  const event = parsed(text);
  const about = JSON.stringify({ ...signatureOf(webhook), webhook_id: webhookId });
  const told = await api.unless(['VALIDATION_ERROR', 'INVALID_REQUEST'], {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${about.slice(0, -1)},"webhook_event":${text}}`,
  });
  if (told?.['verification_status'] !== 'SUCCESS') throw bad();
  return event;
}
