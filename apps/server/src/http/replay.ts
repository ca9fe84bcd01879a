import { isUuid } from '@everdeed/rules';
import type { Services } from '../services.ts';
import { findAnonymousOperation, keepAnonymousOperation } from '../storage/anonymous-operations.ts';
import type { QueryRunner } from '../storage/hot-query.ts';
import { refusal } from '../work/refusal.ts';
import type { OperationKey, StoredAnswer } from './stored-answer.ts';

/** As many characters as 128 random bits have in base64url; a UUID has more. */
const minLength = 22;
/** Random keys of that length have more; what is typed by hand, counted or repeated has fewer. */
const minDifferent = 10;
/** A UUID has 16 digits and the hyphen to choose from. */
const minDifferentOfUuid = 9;

/**
 * Whether nobody else can guess the key. Where the caller is unknown it alone says whose request this is; an easier
 * one is ignored, and the request is carried out as if it had none.
 */
export function isHardToGuess(key: string): boolean {
  const different = new Set(key).size;
  if (key.length < minLength) return false;
  return different >= (isUuid(key) ? minDifferentOfUuid : minDifferent);
}

/**
 * Answers that were given to callers without an account, by Idempotency-Key. A row is found by the key alone, of
 * which only a keyed hash is stored; callers move between addresses, so these play no part. The whole request, the
 * password in it included, must be the same one to get the answer, and the answer is kept sealed.
 */
export class AnonymousReplay {
  constructor(readonly services: Services) {}

  #idOf(key: OperationKey): string {
    return this.services.secret.sign(`anonymous:${key.id}`);
  }

  /** The earlier answer for this key. Refuses a different request with the same key. */
  async find(key: OperationKey): Promise<StoredAnswer | undefined> {
    const { storage, secret } = this.services;
    if (!isHardToGuess(key.id)) return undefined;
    const found = await findAnonymousOperation(storage.runner, this.#idOf(key));
    if (!found) return undefined;
    if (found.request !== key.request) throw refusal('Conflict', 'idempotencyKeyReused');
    return { status: found.status, text: secret.unseal(found.answer) };
  }

  /** Keeps the answer with the change that it tells of. */
  async keep(runner: QueryRunner, key: OperationKey, { status, text }: StoredAnswer): Promise<void> {
    const { secret, system } = this.services;
    if (!isHardToGuess(key.id)) return;
    await keepAnonymousOperation(runner, {
      id: this.#idOf(key),
      request: key.request,
      status,
      answer: secret.seal(text),
      created_at: system.now(),
    });
  }
}
