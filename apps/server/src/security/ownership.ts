import type { Work } from '../work/work.ts';
import { passwordHashOf } from './credentials.ts';
import { guardedCheck, type PasswordParts } from './guarded-check.ts';

/** A player, and the address that they call from. */
export interface Caller {
  readonly id: string;
  readonly ip: string;
}

/** Refuses unless this is the player's password. */
export async function requirePassword(
  work: Work<'wrongPassword'>,
  parts: PasswordParts,
  { id, ip }: Caller,
  password: string,
): Promise<void> {
  const stored = await passwordHashOf(work.read.db, id);
  const asked = { account: id, ip, now: work.now };
  const isRight = await guardedCheck(work, parts, asked, () => parts.passwords.matches(password, stored));
  if (!isRight) throw work.refuse('NotAuthorized', 'wrongPassword');
}

/** What an account without a password is asked for instead. */
export interface MagicWord<Key extends 'incorrectResetPhrase' | 'incorrectDeletePhrase'> {
  readonly word: 'RESET' | 'DELETE';
  /** Key of the refusal of any other word. */
  readonly refusalKey: Key;
}

/**
 * Refuses unless the caller proves to be the owner, by the password or, for accounts without one, by a magic
 * word.
 */
export async function requireOwner<Key extends 'incorrectResetPhrase' | 'incorrectDeletePhrase'>(
  work: Work<NoInfer<Key> | 'missingPassword' | 'wrongPassword'>,
  parts: PasswordParts,
  caller: Caller,
  sent: unknown,
  { word, refusalKey }: MagicWord<Key>,
): Promise<void> {
  const password = typeof sent === 'string' ? sent : '';
  if (password === '') throw work.refuse('BadRequest', 'missingPassword');
  if ((await passwordHashOf(work.read.db, caller.id)) !== undefined)
    return requirePassword(work, parts, caller, password);
  if (password !== word) throw work.refuse('NotAuthorized', refusalKey, { params: { magicWord: word } });
}
