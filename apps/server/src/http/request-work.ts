import { hash } from 'node:crypto';
import type { PlayerTail } from './envelope.ts';
import type { Services } from '../services.ts';
import { findOperation, keepOperation } from '../storage/operation-store.ts';
import type { PlayerRow } from '../storage/loaded-player.ts';
import type { Storage, OpenTx } from '../storage/storage.ts';
import type { Stores, Tx } from '../storage/stores.ts';
import { refusal } from '../work/refusal.ts';

/** An answer as it was sent, or will be. */
export interface StoredAnswer {
  readonly status: number;
  readonly text: string;
  /** True: holds a token, and is kept sealed. */
  readonly secret?: boolean;
}

/** The Idempotency-Key of a request, with what was asked. */
export interface OperationKey {
  readonly id: string;
  readonly request: string;
}

const keyLength = 128;

/** The key of a change by a known player; a key that is too long or not plain text is refused. */
export function operationKey(
  header: string | undefined,
  method: string,
  url: string,
  body: unknown,
): OperationKey | undefined {
  if (header === undefined || method === 'GET' || method === 'HEAD') return undefined;
  if (header.length > keyLength || !/^[\x21-\x7e]+$/.test(header)) {
    throw refusal('BadRequest', 'idempotencyKeyInvalid');
  }
  const asked = `${method} ${url}\n${JSON.stringify(body ?? {})}`;
  return { id: header, request: hash('sha256', asked, 'base64url') };
}

/** The answer that was given for this key before. Another request under the same key is refused. */
export async function findAnswer(
  { storage, secret }: Services,
  playerId: string,
  key: OperationKey,
): Promise<StoredAnswer | undefined> {
  const found = await findOperation(storage.runner, playerId, key.id);
  if (!found) return undefined;
  if (found.request !== key.request || found.answer === null) {
    throw refusal('Conflict', 'idempotencyKeyReused');
  }
  const { answer } = found;
  // Every envelope starts with a brace, nothing sealed does.
  return { status: found.status ?? 200, text: answer.startsWith('{') ? answer : secret.unseal(answer) };
}

/** The transaction and the reads of one request. */
export class RequestWork {
  #tx: OpenTx | undefined;
  #ended = false;
  #owner: string | undefined;
  #made: ReturnType<Storage['reader']> | undefined;

  constructor(
    readonly services: Services,
    readonly actorId: string | undefined,
    readonly key: OperationKey | undefined,
    readonly row?: PlayerRow,
  ) {}

  /** Made for those who ask for it only: changes read in their transaction. */
  get #reader(): ReturnType<Storage['reader']> {
    const { actorId, row } = this;
    this.#made ??= this.services.storage.reader(
      actorId !== undefined && row ? { id: actorId, row } : undefined,
    );
    return this.#made;
  }

  /** Inside the transaction reads go through it: on one connection they would wait for themselves. */
  get read(): Stores {
    return this.#tx && !this.#ended ? this.#tx : this.#reader;
  }

  /** Whose operation this is, where nobody was signed in when it began. */
  belongsTo(playerId: string): void {
    this.#owner = playerId;
  }

  async transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error('a transaction is opened after the request has ended');
    const { storage, system } = this.services;
    this.#tx ??= await storage.begin({
      actorId: this.actorId,
      operationId: () => this.key?.id ?? system.newId(),
    });
    return run(this.#tx);
  }

  /** What the envelope says about the player: as changed by this request, else as stored. */
  async tail(): Promise<PlayerTail | undefined> {
    if (this.actorId === undefined) return undefined;
    const seen = this.#tx?.players.seen(this.actorId) ?? this.#made?.players.seen(this.actorId);
    if (seen) return seen;
    const stores = this.#tx ?? this.#reader;
    await stores.players.get(this.actorId);
    return stores.players.seen(this.actorId);
  }

  /** Keeps the operation, then makes everything durable. */
  async commit(answer: StoredAnswer): Promise<void> {
    this.#ended = true;
    const tx = this.#tx;
    if (!tx) return;
    try {
      await this.#keepOperation(tx, answer);
    } catch (error) {
      await tx.rollback();
      throw error;
    }
    await tx.commit();
  }

  async rollback(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    await this.#tx?.rollback();
  }

  async #keepOperation(tx: OpenTx, answer: StoredAnswer): Promise<void> {
    const { pending } = tx.operations;
    const playerId = pending?.userId ?? this.actorId ?? this.#owner;
    if (!playerId || (!this.key && !pending)) return;
    const seen = tx.players.seen(playerId);
    // An account that was just deleted keeps nothing.
    if (!(await tx.players.get(playerId))) return;
    await keepOperation(tx.runner, {
      player_id: playerId,
      id: pending?.id ?? this.key?.id ?? '',
      request: this.key?.request ?? null,
      status: answer.status,
      answer: this.key ? (answer.secret ? this.services.secret.seal(answer.text) : answer.text) : null,
      undo_kind: pending?.undo?.kind ?? null,
      undo: pending?.undo ? JSON.stringify(pending.undo.data) : null,
      v: seen?.v ?? 0,
      created_at: this.services.system.now(),
    });
  }
}
