import type { PaymentParts } from './parts.ts';
import type { PaymentProvider } from './provider.ts';
import { SandboxProvider } from './sandbox/sandbox-provider.ts';

const makers: Readonly<Record<string, (parts: PaymentParts) => readonly PaymentProvider[]>> = {
  sandbox: (parts) => [new SandboxProvider(parts, 'card'), new SandboxProvider(parts, 'paypal')],
};

/** The providers that the settings switch on. */
export function providersOf(parts: PaymentParts): PaymentProvider[] {
  return parts.settings.payments.split(',').flatMap((name) => {
    const make = makers[name.trim()];
    return make ? make(parts) : [];
  });
}

/** The provider that the wire calls so (`plan.paymentMethod`), if one is switched on. */
export const providerFor = (parts: PaymentParts, paymentMethod: string): PaymentProvider | undefined =>
  providersOf(parts).find((provider) => provider.paymentMethod === paymentMethod);

/** The provider of a name, if it is switched on. */
export const providerOf = (parts: PaymentParts, name: string): PaymentProvider | undefined =>
  providersOf(parts).find((provider) => provider.name === name);
