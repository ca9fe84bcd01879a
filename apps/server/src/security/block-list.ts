import { type Blocked, blockedBy, type Blocker } from '@everdeed/rules';
import { Fresh } from '../storage/fresh.ts';
import { canonicalAddress } from './address-key.ts';

/**
 * Who is kept out, in memory: no request asks the database. Each process takes it over at its start, and whenever
 * somebody has changed it (wire-groups-and-admin 6.5).
 */
export class BlockList {
  readonly #blocked = new Fresh(blockedBy([]));
  readonly #listeners: (() => void)[] = [];

  /** Clients exactly, addresses however they are written, parts of emails in small letters. */
  get blocked(): Blocked {
    return this.#blocked.value;
  }

  /** Whether an email address has a part that is blocked. */
  blocksEmail(address: string): boolean {
    const lower = address.toLowerCase();
    return this.blocked.emails.some((part) => lower.includes(part));
  }

  /** Called whenever the list is taken over. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Takes over what the database says. */
  keep(blockers: readonly Blocker[]): void {
    const { addresses, ...others } = blockedBy(blockers);
    this.#blocked.keep({ ...others, addresses: new Set([...addresses].map(canonicalAddress)) });
    for (const listener of this.#listeners) listener();
  }

  /** The same for what has to be read first. Whatever is kept meanwhile is newer, and stays. */
  async refresh(read: () => Promise<readonly Blocker[]>): Promise<void> {
    const blockers = await this.#blocked.reading(read);
    if (blockers) this.keep(blockers);
  }
}
