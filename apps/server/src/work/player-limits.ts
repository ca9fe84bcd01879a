import { AttemptCounter } from '../security/attempt-counter.ts';
import type { Refuser } from './refusal.ts';
import { retryAfter } from './retry-after.ts';

const HOUR_MS = 3_600_000;
/**
 * What one player may do to others within an hour: our own figures, far above ordinary use. Messages have bounds of
 * their own by the minute (`rules/chat/limits.ts`, `rules/inbox/limits.ts`).
 */
const MOST = {
  /** People who are invited to groups. */
  invitation: 300,
  /** Messages and profiles that are reported, each of which mails the moderators. */
  report: 60,
} as const;

/** Counts what players do to others, against abuse. In memory only, so a restart resets it. */
export class PlayerLimits {
  readonly #counter = new AttemptCounter(HOUR_MS);

  /** Counts something that a player does, so many times; refuses where as much has been done within the hour. */
  charge(
    work: Refuser<never> & { readonly now: number },
    what: keyof typeof MOST,
    playerId: string,
    times = 1,
  ): void {
    const key = `${what} ${playerId}`;
    const waitMs = this.#counter.waitMs(key, MOST[what], work.now);
    if (waitMs !== undefined)
      throw work.refuse('TooManyRequests', 'tooManyRequests', { headers: retryAfter(waitMs) });
    this.#counter.add(key, work.now, times);
  }
}
