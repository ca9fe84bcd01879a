import { providerNames } from '../config/payments.ts';
import type { Settings } from '../config/settings.ts';
import type { PaymentParts } from './parts.ts';
import { PaypalProvider } from './paypal/paypal-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { SandboxProvider } from './sandbox/sandbox-provider.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';

function stripe(parts: PaymentParts): PaymentProvider[] {
  const {
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
    stripeApiUrl: apiUrl,
  } = parts.settings;
  return secretKey && webhookSecret ? [new StripeProvider(parts, { secretKey, webhookSecret, apiUrl })] : [];
}

function paypal(parts: PaymentParts): PaymentProvider[] {
  const {
    paypalClientId: clientId,
    paypalClientSecret: clientSecret,
    paypalWebhookId: webhookId,
  } = parts.settings;
  if (!clientId || !clientSecret || !webhookId) return [];
  const apiUrl = parts.settings.paypalApiUrl.replace(/\/+$/, '');
  return [new PaypalProvider(parts, { clientId, clientSecret, webhookId, apiUrl })];
}

const makers: Readonly<Record<string, (parts: PaymentParts) => readonly PaymentProvider[]>> = {
  sandbox: (parts) => [new SandboxProvider(parts, 'card'), new SandboxProvider(parts, 'paypal')],
  stripe,
  paypal,
};

/** One set for each server: providers keep connections. */
const kept = new WeakMap<Settings, readonly PaymentProvider[]>();

/** The providers that the settings switch on. */
export function providersOf(parts: PaymentParts): readonly PaymentProvider[] {
  const known = kept.get(parts.settings);
  if (known) return known;
  const made = providerNames(parts.settings.payments).flatMap((name) => makers[name]?.(parts) ?? []);
  kept.set(parts.settings, made);
  return made;
}

/** The provider that the wire calls so (`plan.paymentMethod`), if one is switched on. */
export const providerFor = (parts: PaymentParts, paymentMethod: string): PaymentProvider | undefined =>
  providersOf(parts).find((provider) => provider.paymentMethod === paymentMethod);

/** The provider of a name, if it is switched on. */
export const providerOf = (parts: PaymentParts, name: string): PaymentProvider | undefined =>
  providersOf(parts).find((provider) => provider.name === name);
