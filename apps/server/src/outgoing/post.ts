import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInnerAddress } from './inner-addresses.ts';

/** Time limit of the whole delivery, from the lookup to the answer's headers (wire-user-and-tasks 3.8). */
const TIMEOUT_MS = 30_000;
/** The answer is ignored; a short one is read so that the connection can be reused. */
const MOST_ANSWER_BYTES = 16 * 1024;

/**
 * Resolves a name and refuses inner addresses. The connection goes to exactly the addresses checked here, so
 * a name that resolves differently the second time (DNS rebinding) gains nothing.
 */
const publicOnly =
  (resolve: typeof lookup): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => isInnerAddress(address)))
        return done(new Error(`${name} is not a public host`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

function discard(answer: IncomingMessage): void {
  let bytes = 0;
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) answer.destroy();
  });
}

export interface PostOptions {
  /** Whether hosts in the server's own network may be reached. */
  readonly innerAllowed: boolean;
  /** Aborts the attempt. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly resolve?: typeof lookup;
}

/** What is posted: its bytes, and the headers that tell of them. */
export interface Parcel {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

function send(target: URL, parcel: Parcel, signal: AbortSignal, lookups: object): Promise<number> {
  const { headers, body } = parcel;
  const whole = { ...headers, 'content-length': Buffer.byteLength(body) };
  const start = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = start(target, { method: 'POST', headers: whole, signal, ...lookups }, (answer) => {
      discard(answer);
      resolve(answer.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Posts to an address that somebody else chose. Resolves with the status; does not follow redirects. */
export async function postParcel(url: string, parcel: Parcel, options: PostOptions): Promise<number> {
  const { innerAllowed, signal, timeoutMs = TIMEOUT_MS, resolve = lookup } = options;
  const target = new URL(url);
  // Addresses are never resolved, so they are checked here.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!innerAllowed && isIP(host) && isInnerAddress(host)) throw new Error('not a public host');
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  return send(target, parcel, either, innerAllowed ? {} : { lookup: publicOnly(resolve) });
}

/** Posts JSON. Resolves on any status below 400. */
export async function postJson(url: string, body: unknown, options: PostOptions): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const status = await postParcel(url, { headers, body: JSON.stringify(body) }, options);
  if (status >= 400) throw new Error(`answered ${status}`);
}
