import type Stripe from 'stripe';
import { valueIn } from '@everdeed/content/values';
import { asText } from '@everdeed/rules';
import { ProviderFailure } from '../provider.ts';

/** How long Stripe may take to answer (ms), and how often it is asked again by itself: our own figures. */
const ANSWER_MS = 10_000;
const RETRIES = 1;

/** What Stripe knows us by. */
export interface StripeAccount {
  readonly secretKey: string;
  /** Where its API answers. */
  readonly apiUrl: string;
}

async function makeClient({ secretKey, apiUrl }: StripeAccount): Promise<Stripe> {
  // Loaded when money is first spoken of: it takes half a second and 20 MB.
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Client(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: ANSWER_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** A word of Stripe's about an error, such as `resource_missing`; never a sentence, which could repeat what was sent. */
const wordIn = (error: unknown, field: string): string =>
  /^[\w.]{1,60}$/.exec(asText(valueIn(error, field)))?.[0] ?? '';

/** Whether Stripe refused for this reason. */
const isAbout = (error: unknown, code: string): boolean => wordIn(error, 'code') === code;

function failureOf(error: unknown): ProviderFailure {
  const words = ['type', 'code', 'requestId'].map((field) => wordIn(error, field));
  return new ProviderFailure(`Stripe: ${words.filter((word) => word !== '').join(', ') || 'no answer'}`);
}

/** The SDK takes any JSON for an answer, such as that of a proxy whose server is gone. */
function whole<T>(answer: T): T {
  if (asText(valueIn(answer, 'object')) === '') throw new Error('this is nothing of Stripe’s');
  return answer;
}

/** Stripe's API. Whatever goes wrong is a `ProviderFailure`. */
export class StripeApi {
  readonly #account: StripeAccount;
  #client: Promise<Stripe> | undefined;

  constructor(account: StripeAccount) {
    this.#account = account;
  }

  /** Its SDK, without a request. */
  client(): Promise<Stripe> {
    this.#client ??= makeClient(this.#account);
    return this.#client;
  }

  async call<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.client();
    try {
      return whole(await ask(stripe));
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** The same, but undefined if Stripe refuses for this reason. */
  async unless<T>(code: string, ask: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    const stripe = await this.client();
    try {
      return whole(await ask(stripe));
    } catch (error) {
      if (isAbout(error, code)) return undefined;
      throw failureOf(error);
    }
  }

  /** The same; undefined for what Stripe does not know. */
  find<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    return this.unless('resource_missing', ask);
  }
}
