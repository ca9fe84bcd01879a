import type { Storage } from '../storage/storage.ts';
import { findWriterByHash, type TokenOwner, tokenHash } from './token-store.ts';

interface Known {
  readonly owner: TokenOwner;
  readonly version: number;
}

/** How many tokens are remembered. */
const maxKnown = 10_000;

/**
 * Owners of tokens, for calls that are about to write. What was read is believed for as long as the storage can prove that
 * nobody has changed anything of it, in this process or another: a revoked token is invalid everywhere at once.
 */
export class KnownOwners {
  readonly #known = new Map<string, Known>();

  constructor(readonly storage: Pick<Storage, 'runner' | 'accessVersion'>) {}

  /** The owner of a token that is about to write; their row is read again by the transaction. */
  find(token: string): TokenOwner | Promise<TokenOwner | undefined> {
    const hash = tokenHash(token);
    // Looked at first: what is read afterwards is as new as that, or newer.
    const version = this.storage.accessVersion;
    const known = this.#known.get(hash);
    return known !== undefined && known.version === version ? known.owner : this.#read(hash, version);
  }

  async #read(hash: string, version: number | undefined): Promise<TokenOwner | undefined> {
    this.#known.delete(hash);
    const owner = await findWriterByHash(this.storage.runner, hash);
    if (!owner || version === undefined) return owner;
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(hash, { owner, version });
    return owner;
  }
}
