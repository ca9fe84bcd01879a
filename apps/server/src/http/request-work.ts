import { hash } from 'node:crypto';
import type { Call } from '@everdeed/contract';
import type { PlayerTail } from './envelope.ts';
import type { Services } from '../services.ts';
import { findOperation, keepOperation } from '../storage/operation-store.ts';
import type { OpenTx } from '../storage/open-tx.ts';
import { refusal } from '../work/refusal.ts';
import { UnitOfWork, type WorkOptions } from '../work/unit-of-work.ts';
import { AnonymousReplay } from './replay.ts';
import type { CallWork } from './route.ts';
import type { OperationKey, StoredAnswer } from './stored-answer.ts';

const keyLength = 128;

/** The key of a change by a known player; refuses keys that are too long or not plain text. */
export function operationKey(
  header: string | undefined,
  method: string,
  url: string,
  body: unknown,
): OperationKey | undefined {
  if (header === undefined) return undefined;
  if (header.length > keyLength || !/^[\x21-\x7e]+$/.test(header)) {
    throw refusal('BadRequest', 'idempotencyKeyInvalid');
  }
  const asked = `${method} ${url}\n${JSON.stringify(body ?? {})}`;
  return { id: header, request: hash('sha256', asked, 'base64url') };
}

/** The earlier answer for this key. Refuses a different request with the same key. */
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
  // Every envelope starts with a brace; nothing encrypted does.
  return { status: found.status ?? 200, text: answer.startsWith('{') ? answer : secret.unseal(answer) };
}

/** The unit of work of one request: it ends with an answer, which is kept for repeats. */
export class RequestWork extends UnitOfWork implements CallWork<Call> {
  constructor(
    readonly services: Services,
    readonly key: OperationKey | undefined,
    options: Omit<WorkOptions, 'operationId'>,
  ) {
    super(services, { operationId: () => key?.id ?? services.system.newId(), ...options });
  }

  /** What the envelope says about the player, as changed by this request or else as stored. */
  async tail(): Promise<PlayerTail | undefined> {
    const { actorId } = this.options;
    if (actorId === undefined) return undefined;
    const seen = this.tx?.seen(actorId) ?? this.usedReader?.players.seen(actorId);
    if (seen) return seen;
    await this.read.players.get(actorId);
    return this.tx?.seen(actorId) ?? this.usedReader?.players.seen(actorId);
  }

  /** Stores the operation, then commits. */
  async commitWith(answer: StoredAnswer): Promise<void> {
    await this.commit((tx) => this.#keepOperation(tx, answer));
    if (!this.tx) await this.settle();
  }

  /** Waits until what was read is durable: nobody is shown what a power cut could take back. */
  async settle(): Promise<void> {
    await this.services.storage.settling;
  }

  async #keepOperation(tx: OpenTx, answer: StoredAnswer): Promise<void> {
    const { pending } = tx.operations;
    const playerId = pending?.userId ?? this.options.actorId;
    if (!playerId && this.key && answer.isEnvelope)
      await new AnonymousReplay(this.services).keep(tx.runner, this.key, answer);
    if (!playerId || (!this.key && !pending)) return;
    const seen = tx.seen(playerId);
    // A deleted account has nothing to store.
    if (!(await tx.players.get(playerId))) return;
    await keepOperation(tx.runner, {
      player_id: playerId,
      id: pending?.id ?? this.key?.id ?? '',
      request: this.key?.request ?? null,
      status: answer.status,
      answer: this.key ? (answer.secret ? this.services.secret.seal(answer.text) : answer.text) : null,
      undo_kind: pending?.undo?.kind ?? null,
      undo: pending?.undo ? JSON.stringify(pending.undo.data) : null,
      v: seen?.rowVersion ?? 0,
      created_at: this.services.system.now(),
    });
  }
}
