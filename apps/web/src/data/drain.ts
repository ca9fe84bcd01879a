import type { OutboxEntry } from './action.ts';
import type { Answer, Reply, ServerRefusal } from './reply.ts';

/** An entry whose call is known. */
export type Sendable = OutboxEntry & Required<Pick<OutboxEntry, 'request'>>;

/** Whether this release knows the entry's call; an entry of a later release is kept for one that does. */
export const isSendable = (entry: OutboxEntry): entry is Sendable => entry.request !== undefined;

/** The final result of an action, after which it leaves the outbox. */
export type Settlement =
  | { readonly kind: 'saved'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly failure: ServerRefusal };

export interface DrainDeps {
  readonly list: () => Promise<readonly OutboxEntry[]>;
  readonly send: (entry: Sendable) => Promise<Reply<unknown>>;
  readonly settle: (entry: OutboxEntry, settlement: Settlement) => Promise<void>;
}

/** Why a drain stopped. `blocked`: the server answers, but cannot take this entry now. */
export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'blocked'; readonly retryAfterMs: number | undefined };

/** Refusals of the caller rather than of what they do: whoever signs in again does it then. */
const CALLER_CODES: ReadonlySet<string | undefined> = new Set([
  'accountSuspended',
  'invalidCredentials',
  'missingAuthHeaders',
]);

/** Whether a refusal says "not now" rather than "no": the entry stays in line. */
export const isTemporary = ({ status, error, code }: ServerRefusal): boolean =>
  status >= 500 ||
  status === 408 ||
  status === 429 ||
  error === 'invalid_credentials' ||
  CALLER_CODES.has(code);

/**
 * Sends what waits, one entry after the other and oldest first, until nothing waits or one cannot be sent.
 * An entry leaves the line only after a definite answer; sent again, it carries the same id.
 */
export async function drain({ list, send, settle }: DrainDeps): Promise<DrainEnd> {
  for (;;) {
    const entry = (await list()).find(isSendable);
    if (!entry) return { kind: 'empty' };
    const reply = await send(entry);
    if (reply.ok) {
      await settle(entry, { kind: 'saved', answer: reply.answer });
      continue;
    }
    const { failure } = reply;
    if (failure.kind === 'network') return { kind: 'unreachable' };
    if (isTemporary(failure)) return { kind: 'blocked', retryAfterMs: failure.retryAfterMs };
    await settle(entry, { kind: 'refused', failure });
  }
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** The backoff before the next attempt, in milliseconds: doubled each time, up to a minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
