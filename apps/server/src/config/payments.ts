import { settingsSchema } from './schema.ts';

type Key = keyof typeof settingsSchema;

/** What a real provider needs. */
const needed: Readonly<Record<string, readonly Key[]>> = {
  stripe: ['stripeSecretKey', 'stripeWebhookSecret'],
  paypal: ['paypalClientId', 'paypalClientSecret', 'paypalWebhookId'],
};

const places = ['stripeApiUrl', 'paypalApiUrl'] as const satisfies readonly Key[];

/** The providers that a setting names: of `stripe, paypal` both, of `off` none. */
export const providerNames = (payments: string): string[] =>
  payments === 'off' ? [] : payments.split(',').map((name) => name.trim());

const choices = 'expected off, sandbox, stripe, paypal or stripe,paypal';

function problemOfName(payments: string): string | undefined {
  if (payments === 'off' || payments === 'sandbox') return undefined;
  const names = providerNames(payments);
  const areKnown = names.every((name) => Object.hasOwn(needed, name));
  return areKnown && new Set(names).size === names.length
    ? undefined
    : `PAYMENTS: ${choices}, got "${payments}"`;
}

type Values = Readonly<Partial<Record<Key, unknown>>>;

function problemOfKeys(settings: Values, name: string): string | undefined {
  const keys = Object.hasOwn(needed, name) ? needed[name] : [];
  const missing = (keys ?? [])
    .filter((key) => settings[key] === undefined)
    .map((key) => settingsSchema[key].env);
  return missing.length === 0 ? undefined : `${missing.join(', ')}: needed for PAYMENTS=${name}`;
}

const problemOfPlace = (settings: Values): string | undefined => {
  const wrong = places.find((key) => !/^https?:\/\/[^/]/i.test(String(settings[key])));
  return wrong && `${settingsSchema[wrong].env}: expected an address, got "${String(settings[wrong])}"`;
};

/** What is wrong with the settings of payments; undefined: nothing. Holds no key. */
export function paymentsProblem(settings: Values & { readonly payments: string }): string | undefined {
  const { payments } = settings;
  const lacking = providerNames(payments).map((name) => problemOfKeys(settings, name));
  return (
    problemOfName(payments) ?? lacking.find((problem) => problem !== undefined) ?? problemOfPlace(settings)
  );
}
