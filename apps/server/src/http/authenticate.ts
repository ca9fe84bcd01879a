import { type Call, mayChange, takesSession } from '@everdeed/contract';
import { hasPrivilege, type Privilege } from '@everdeed/rules';
import {
  findOwnerByTokenId,
  findTokenOwner,
  findWriterByTokenId,
  noteTokenUse,
  type OwnerWithRow,
  type TokenOwner,
  useNotedEveryMs,
} from '../security/token-store.ts';
import type { KnownOwners } from '../security/known-owners.ts';
import type { Secret } from '../security/secret.ts';
import type { PlayerRow } from '../storage/player-row.ts';
import type { Storage } from '../storage/storage.ts';
import { readStored } from '../storage/stored-json.ts';
import { CallRefusal, refusal } from '../work/refusal.ts';
import type { Actor } from '../work/actor.ts';

/** The credentials in a request. */
export interface Credentials {
  readonly user: string | undefined;
  readonly key: string | undefined;
  readonly client: string | undefined;
  readonly cookie: string | undefined;
}

export interface AuthContext {
  readonly storage: Pick<Storage, 'db' | 'runner' | 'cache'>;
  readonly owners: KnownOwners;
  readonly secret: Secret;
  readonly now: () => number;
  readonly requireClient: boolean;
}

const rowOf = ({ v, hot, social, tasks, unread }: OwnerWithRow): PlayerRow => ({
  v,
  hot,
  social,
  tasks,
  unread,
});

function actorOf(owner: TokenOwner | OwnerWithRow): Actor {
  const actor: Actor = {
    id: owner.id,
    username: owner.username ?? '',
    language: owner.language ?? undefined,
    permissions: readStored<Record<string, boolean>>(owner.permissions),
    tokenId: owner.token_id,
    ...('hot' in owner ? { row: rowOf(owner) } : {}),
  };
  if (owner.blocked === 1) throw new BlockedAccount(actor);
  return actor;
}

/** Refusal for a blocked account, in the player's language. */
export class BlockedAccount extends CallRefusal {
  constructor(readonly actor: Actor) {
    super('NotAuthorized', 'accountSuspended', { params: { username: actor.username } });
  }
}

/** Tokens whose use is being noted. */
const noting = new Set<string>();

/** Nobody waits for this, least of all while nothing can be written: if it fails, the next call notes the use. */
function noteUse({ storage }: AuthContext, tokenId: string, now: number): void {
  if (noting.has(tokenId)) return;
  noting.add(tokenId);
  noteTokenUse(storage.db, tokenId, now)
    .catch(() => undefined)
    .finally(() => noting.delete(tokenId));
}

const invalid = () => refusal('invalid_credentials', 'invalidCredentials');

/** Whether a call only reads; the others begin a transaction next. */
const isReading = (call: Call): boolean => !mayChange(call);

async function byHeaders(context: AuthContext, call: Call, user: string, key: string): Promise<Actor> {
  const { storage, owners } = context;
  const { runner, cache } = storage;
  const owner = isReading(call)
    ? await findTokenOwner(runner, key, cache.isAlone(user.toLowerCase()))
    : await owners.find(key);
  if (!owner || owner.id !== user.toLowerCase()) throw invalid();
  const actor = actorOf(owner);
  const now = context.now();
  if (owner.last_used_at === null || Math.abs(now - owner.last_used_at) > useNotedEveryMs) {
    noteUse(context, owner.token_id, now);
  }
  return actor;
}

/** The cookie's value: the token's id and a signature. Revoking the token ends the session. */
export const sessionValue = (secret: Secret, tokenId: string): string =>
  `${tokenId}.${secret.sign(`session:${tokenId}`)}`;

/** The id of the token that a session stands for, if its signature is right. */
export function tokenOfSession(secret: Secret, cookie: string): string | undefined {
  const [tokenId = '', signature = ''] = cookie.split('.');
  return secret.verify(`session:${tokenId}`, signature) ? tokenId : undefined;
}

async function bySession(context: AuthContext, call: Call, cookie: string): Promise<Actor | undefined> {
  const tokenId = tokenOfSession(context.secret, cookie);
  if (tokenId === undefined) return undefined;
  const find = isReading(call) ? findOwnerByTokenId : findWriterByTokenId;
  const owner = await find(context.storage.runner, tokenId);
  return owner && actorOf(owner);
}

/** Identifies the caller, or refuses, in the order of wire-user-and-tasks 0.3. */
export async function authenticate(
  call: Call,
  credentials: Credentials,
  context: AuthContext,
): Promise<Actor | undefined> {
  if (call.auth === 'none') return undefined;
  const { cookie } = credentials;
  const actor =
    (takesSession(call) && cookie ? await bySession(context, call, cookie) : undefined) ??
    (await byHeadersSent(context, call, credentials));
  if (actor && typeof call.auth === 'object') requirePrivilege(actor, call.auth.privilege);
  return actor;
}

function byHeadersSent(
  context: AuthContext,
  call: Call,
  { user, key, client }: Credentials,
): Promise<Actor> | undefined {
  if (call.auth !== 'optional' && context.requireClient && !client)
    throw refusal('BadRequest', 'missingClientHeader');
  if (!user || !key) {
    if (call.auth === 'optional') return undefined;
    throw takesSession(call)
      ? refusal('NotAuthorized', 'invalidCredentials')
      : refusal('NotAuthorized', 'missingAuthHeaders');
  }
  return byHeaders(context, call, user, key);
}

function requirePrivilege(actor: Actor, privilege: Privilege): void {
  if (!hasPrivilege(actor.permissions, privilege)) throw refusal('NotAuthorized', 'noPrivAccess');
}
