import { isFields, listIn, valueIn } from '@everdeed/content/values';
import { asText } from '@everdeed/rules';
import { ProviderFailure } from '../provider.ts';

/** How long PayPal may take to answer (ms), and how long before its end a token is renewed: our own figures. */
const ANSWER_MS = 15_000;
const SPARE_MS = 60_000;

/** What PayPal knows us by. */
export interface PaypalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where its API answers, without a trailing slash. */
  readonly apiUrl: string;
}

/** What PayPal answers. */
export type Told = Readonly<Record<string, unknown>>;

/** A refusal, with PayPal's word for it, such as `ORDER_ALREADY_CAPTURED`; nothing that it repeats of ours. */
class Refused extends ProviderFailure {
  constructor(
    readonly status: number,
    readonly issue: string,
    debugId: string,
  ) {
    super(`PayPal: ${[status, issue, debugId].filter(Boolean).join(', ')}`);
  }
}

const wordIn = (value: unknown, field: string): string =>
  /^\w{1,60}$/.exec(asText(valueIn(value, field)))?.[0] ?? '';

function refusedBy(status: number, told: Told): Refused {
  const { details } = told;
  const [first] = Array.isArray(details) ? listIn(details) : [];
  const issue = wordIn(first, 'issue') || wordIn(told, 'name') || wordIn(told, 'error');
  return new Refused(status, issue, wordIn(told, 'debug_id'));
}

async function toldBy(response: Response): Promise<Told> {
  const text = await response.text();
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  return isFields(value) ? value : {};
}

async function send(url: string, init: RequestInit): Promise<{ status: number; told: Told }> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, told: await toldBy(response) };
  } catch {
    // What failed could hold what was sent.
    throw new ProviderFailure('PayPal: no answer');
  }
}

/** A call of the API. */
export interface PaypalCall {
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** With its query. */
  readonly path: string;
  /** As JSON; text is sent as it is. */
  readonly body?: unknown;
  /** Calls with the same one are the same call. */
  readonly requestId?: string;
}

/** PayPal's REST API. Whatever goes wrong is a `ProviderFailure`. */
export class PaypalApi {
  readonly #account: PaypalAccount;
  readonly #now: () => number;
  #token: { readonly text: Promise<string>; until: number } | undefined;

  constructor(account: PaypalAccount, now: () => number) {
    this.#account = account;
    this.#now = now;
  }

  get url(): string {
    return this.#account.apiUrl;
  }

  async #fetchToken(kept: { until: number }): Promise<string> {
    const { clientId, clientSecret, apiUrl } = this.#account;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { status, told } = await send(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const token = asText(told['access_token']);
    if (status !== 200 || token === '') throw refusedBy(status, told);
    kept.until = this.#now() + Number(told['expires_in'] ?? 0) * 1000 - SPARE_MS;
    return token;
  }

  /** A token that holds for a while yet. Calls that come at once share one. */
  async #bearer(): Promise<string> {
    if (!this.#token || this.#token.until <= this.#now()) {
      const kept = { until: Number.POSITIVE_INFINITY, text: Promise.resolve('') };
      kept.text = this.#fetchToken(kept);
      this.#token = kept;
    }
    const token = this.#token;
    try {
      return await token.text;
    } catch (error) {
      if (this.#token === token) this.#token = undefined;
      throw error;
    }
  }

  async #once({ method, path, body, requestId }: PaypalCall, token: string) {
    return send(this.#account.apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Forgets a token that was taken back before its time, unless another call has asked for a new one already. */
  async #forget(text: string): Promise<void> {
    const token = this.#token;
    const held = await token?.text.catch(() => undefined);
    if (held === text && this.#token === token) this.#token = undefined;
  }

  async call(call: PaypalCall): Promise<Told> {
    const token = await this.#bearer();
    let answer = await this.#once(call, token);
    if (answer.status === 401) {
      await this.#forget(token);
      answer = await this.#once(call, await this.#bearer());
    }
    const { status, told } = answer;
    if (status < 200 || status >= 300) throw refusedBy(status, told);
    return told;
  }

  /** The same, but undefined if PayPal refuses for one of these reasons. */
  async unless(issues: readonly string[], call: PaypalCall): Promise<Told | undefined> {
    try {
      return await this.call(call);
    } catch (error) {
      if (error instanceof Refused && issues.includes(error.issue)) return undefined;
      throw error;
    }
  }

  /** What PayPal knows under a path; undefined if it knows nothing there. */
  async find(path: string): Promise<Told | undefined> {
    try {
      return await this.call({ method: 'GET', path });
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return undefined;
      throw error;
    }
  }
}
