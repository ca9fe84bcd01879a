import type { Services } from '../services.ts';
import type { Refuser } from '../work/refusal.ts';
import { retryAfter } from '../work/retry-after.ts';

export type PasswordParts = Pick<Services, 'passwords' | 'signInGuard'>;

/** Who is asked for a password, and from where. */
export interface Asked {
  /** The account's id, or the name that was given where there is none. */
  readonly account: string;
  readonly ip: string;
  readonly now: number;
}

/** Whether a password is right. Every check of a password goes this way, and none without a limit. */
export async function guardedCheck(
  work: Refuser<never>,
  { signInGuard }: PasswordParts,
  { account, ip, now }: Asked,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = signInGuard.begin(account, ip, now);
  if ('waitMs' in attempt)
    throw work.refuse('TooManyRequests', 'tooManySignIns', { headers: retryAfter(attempt.waitMs) });
  let isRight: boolean;
  try {
    isRight = await check();
  } catch (error) {
    attempt.cancelled();
    throw error;
  }
  if (isRight) attempt.succeeded();
  return isRight;
}
