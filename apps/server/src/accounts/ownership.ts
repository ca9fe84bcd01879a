import { refusal } from '../work/refusal.ts';
import type { Actor, CallDeps } from '../http/route.ts';
import { passwordHashOf } from './credentials.ts';

/** Refuses unless this is the player's password. */
export async function requirePassword(deps: CallDeps, playerId: string, password: string): Promise<void> {
  const stored = await passwordHashOf(deps.read.db, playerId);
  if (!(await deps.services.passwords.matches(password, stored)))
    throw refusal('NotAuthorized', 'wrongPassword');
}

/** Refuses unless the caller proves to be the owner: by the password, or by a magic word for accounts without one. */
export async function requireOwner(
  deps: CallDeps,
  actor: Actor,
  sent: unknown,
  phrase: string,
  phraseKey: string,
): Promise<void> {
  const password = typeof sent === 'string' ? sent : '';
  if (password === '') throw refusal('BadRequest', 'missingPassword');
  if ((await passwordHashOf(deps.read.db, actor.id)) !== undefined)
    return requirePassword(deps, actor.id, password);
  if (password !== phrase) throw refusal('NotAuthorized', phraseKey, { params: { magicWord: phrase } });
}
