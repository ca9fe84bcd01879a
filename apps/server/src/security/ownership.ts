import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { passwordHashOf } from './credentials.ts';
import type { Passwords } from './passwords.ts';

/** Refuses unless this is the player's password. */
export async function requirePassword(
  work: Work<'wrongPassword'>,
  passwords: Passwords,
  playerId: string,
  password: string,
): Promise<void> {
  const stored = await passwordHashOf(work.read.db, playerId);
  if (!(await passwords.matches(password, stored))) throw work.refuse('NotAuthorized', 'wrongPassword');
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
  passwords: Passwords,
  actor: Actor,
  sent: unknown,
  { word, refusalKey }: MagicWord<Key>,
): Promise<void> {
  const password = typeof sent === 'string' ? sent : '';
  if (password === '') throw work.refuse('BadRequest', 'missingPassword');
  if ((await passwordHashOf(work.read.db, actor.id)) !== undefined)
    return requirePassword(work, passwords, actor.id, password);
  if (password !== word) throw work.refuse('NotAuthorized', refusalKey, { params: { magicWord: word } });
}
