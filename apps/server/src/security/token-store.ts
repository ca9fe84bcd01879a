import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { HotQuery, type QueryRunner } from '../storage/hot-query.ts';
import { nothingUnread, type PlayerRow, unreadSum } from '../storage/player-row.ts';
import type { Database } from '../storage/schema.ts';
import { type Secret, sha256 } from './secret.ts';

export interface TokenContext {
  readonly db: Kysely<Database>;
  readonly secret: Secret;
  readonly now: number;
  readonly newId: () => string;
}

/** A token as shown to its owner, without the token itself. */
export interface TokenSummary {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Maximum number of tokens that a player can create by hand. */
export const namedTokenLimit = 50;

async function add(context: TokenContext, playerId: string, name: string, client: string, automatic: 0 | 1) {
  const seed = randomBytes(16).toString('hex');
  const token = context.secret.tokenFrom(seed);
  const id = context.newId();
  await context.db
    .insertInto('api_tokens')
    .values({
      id,
      player_id: playerId,
      name,
      client,
      automatic,
      seed,
      hash: sha256(token),
      created_at: context.now,
      last_used_at: null,
    })
    .execute();
  return { id, token };
}

/** Maximum number of a player's signed-in clients; a new one replaces the one unused for longest. */
const clientLimit = 50;

async function makeRoom({ db }: TokenContext, playerId: string): Promise<void> {
  const rows = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('player_id', '=', playerId)
    .where('automatic', '=', 1)
    .orderBy(({ fn }) => fn.coalesce('last_used_at', 'created_at'), 'desc')
    .execute();
  const ids = rows.slice(clientLimit - 1).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('api_tokens').where('id', 'in', ids).execute();
}

/** Name of a client in the list of tokens. */
const clientName = (client: string | undefined): string => (client ?? 'unnamed').slice(0, 100);

/**
 * The token of a player's client, created at the first sign-in and the same at every later one. Only its hash
 * and the seed from which the server's key derives it are stored.
 */
export async function tokenForClient(
  context: TokenContext,
  playerId: string,
  client: string | undefined,
): Promise<string> {
  const name = clientName(client);
  const row = await context.db
    .selectFrom('api_tokens')
    .select('seed')
    .where('player_id', '=', playerId)
    .where('client', '=', name)
    .where('automatic', '=', 1)
    .executeTakeFirst();
  if (row) return context.secret.tokenFrom(row.seed);
  await makeRoom(context, playerId);
  return (await add(context, playerId, name, name, 1)).token;
}

/** What follows the name of a client in a token that belongs to one sign-in. */
const ownMark = '#';

/**
 * A token for one sign-in of a client, which signing out ends; other sign-ins of the same client go on. The clients of
 * the reference know one lasting token for each account, which `tokenForClient` gives them.
 */
export async function tokenForSignIn(
  context: TokenContext,
  playerId: string,
  client: string | undefined,
): Promise<string> {
  const name = clientName(client);
  await makeRoom(context, playerId);
  return (await add(context, playerId, name, `${name}${ownMark}${context.newId()}`, 1)).token;
}

/** Whether a token belongs to one sign-in. */
export async function isOfSignIn(db: Kysely<Database>, tokenId: string | undefined): Promise<boolean> {
  if (tokenId === undefined) return false;
  const row = await db
    .selectFrom('api_tokens')
    .select(['name', 'client', 'automatic'])
    .where('id', '=', tokenId)
    .executeTakeFirst();
  return row?.automatic === 1 && row.client.startsWith(`${row.name}${ownMark}`);
}

/** Ends a token that belongs to one sign-in; returns whose it was. Others stay: another client may use them. */
export async function endSignIn(db: Kysely<Database>, tokenId: string): Promise<string | undefined> {
  if (!(await isOfSignIn(db, tokenId))) return undefined;
  const row = await db
    .deleteFrom('api_tokens')
    .where('id', '=', tokenId)
    .returning('player_id')
    .executeTakeFirst();
  return row?.player_id;
}

/** Number of tokens that the player created by hand. */
export async function countNamedTokens(db: Kysely<Database>, playerId: string): Promise<number> {
  const rows = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('player_id', '=', playerId)
    .where('automatic', '=', 0)
    .execute();
  return rows.length;
}

/** Creates a token by hand, which is shown only once. */
export const addNamedToken = (
  context: TokenContext,
  playerId: string,
  name: string,
  client: string | undefined,
) => add(context, playerId, name, clientName(client), 0);

export async function listTokens(db: Kysely<Database>, playerId: string): Promise<TokenSummary[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'client', 'created_at', 'last_used_at'])
    .where('player_id', '=', playerId)
    .orderBy('automatic', 'desc')
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    client: row.client.startsWith(`${row.name}${ownMark}`) ? row.name : row.client,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  }));
}

/** Returns whether there was such a token. */
export async function revokeToken(db: Kysely<Database>, playerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function revokeAllTokens(db: Kysely<Database>, playerId: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('player_id', '=', playerId).execute();
}

/** The owner of a token, with what a call needs to know about them. */
export interface TokenOwner {
  readonly token_id: string;
  readonly last_used_at: number | null;
  readonly id: string;
  readonly username: string | null;
  readonly blocked: number;
  readonly language: string | null;
  readonly permissions: string;
}

/** The owner along with the player's row, which reads need next. */
export type OwnerWithRow = TokenOwner & PlayerRow;

const columns = 't.id AS token_id, t.last_used_at, p.id, p.username, p.blocked, p.language, p.permissions';
const joined = 'api_tokens AS t INNER JOIN players AS p ON p.id = t.player_id';
const ownerBy = (column: 'hash' | 'id') =>
  new HotQuery<TokenOwner>(`SELECT ${columns} FROM ${joined} WHERE t.${column} = ?`);
const withRowBy = (column: 'hash' | 'id', unread = unreadSum) =>
  new HotQuery<OwnerWithRow>(
    `SELECT ${columns}, p.v, p.hot, p.tasks_v AS tasks, s.v AS social, ${unread} FROM ${joined}
    INNER JOIN player_social AS s ON s.player_id = t.player_id WHERE t.${column} = ?`,
  );
const withRow = { hash: withRowBy('hash'), id: withRowBy('id') };
const withRowOfAlone = withRowBy('hash', nothingUnread);
const alone = { hash: ownerBy('hash'), id: ownerBy('id') };

/**
 * The owner of a token. Looked up in the database each time, so that a revoked token is invalid everywhere at
 * once; `KnownOwners` remembers only what it can prove. `isAlone`: whether the caller is said to be in no group.
 */
export const findTokenOwner = (runner: QueryRunner, token: string, isAlone = false) =>
  findTokenOwnerByHash(runner, tokenHash(token), isAlone);

/** The owner of a token that is about to write, by its hash; their row is read again by the transaction. */
export const findWriterByHash = (runner: QueryRunner, hash: string): Promise<TokenOwner | undefined> =>
  alone.hash.oneForWriting(runner, hash);

/** What of a token is stored. */
export const tokenHash = sha256;

export const findTokenOwnerByHash = (runner: QueryRunner, hash: string, isAlone = false) =>
  (isAlone ? withRowOfAlone : withRow.hash).one(runner, hash);

/** The owner of a token by its id, for cookies, which contain no token. */
export const findOwnerByTokenId = (runner: QueryRunner, tokenId: string) => withRow.id.one(runner, tokenId);

/** The same for a call that is about to write. */
export const findWriterByTokenId = (runner: QueryRunner, tokenId: string): Promise<TokenOwner | undefined> =>
  alone.id.oneForWriting(runner, tokenId);

/** Minimum time between two updates of a token's last use. */
export const useNotedEveryMs = 3_600_000;

export async function noteTokenUse(db: Kysely<Database>, tokenId: string, now: number): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', tokenId).execute();
}
