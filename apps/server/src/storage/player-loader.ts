import type { Kysely } from 'kysely';
import type { CachedSection } from './cached-section.ts';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import type { LockOrder } from './lock-order.ts';
import { type CachedFacts, type HotRow, type LoadedPlayer, loadedFrom } from './loaded-player.ts';
import { nothingUnread, type PlayerRow, unreadSum } from './player-row.ts';
import { freezeDeep, type Parts } from './parts.ts';
import type { Database } from './schema.ts';
import type { SectionCache } from './section-cache.ts';
import { coldSections } from './sections.ts';
import { findLists } from './social/read.ts';
import { readStored } from './stored-json.ts';
import type { ColdSection } from './stores.ts';

/** The row and the counter of what others did, in one round trip; the cache decides what else must be read. */
const rowQueries = (unread: string) => {
  const text = `SELECT p.v, p.hot, p.tasks_v AS tasks, s.v AS social, ${unread} FROM players AS p
    INNER JOIN player_social AS s ON s.player_id = p.id WHERE p.id = ?`;
  return {
    read: new HotQuery<PlayerRow>(text),
    // Weaker than FOR UPDATE: rows of other tables may refer to this one meanwhile.
    lock: new HotQuery<PlayerRow>(text, `${text} FOR NO KEY UPDATE OF p`),
  };
};
const [rowOfMember, rowOfAlone] = [rowQueries(unreadSum), rowQueries(nothingUnread)];

/** How often a read without a lock is tried while other processes write. */
const attempts = 6;

export interface PlayerLoaderContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  readonly cache: SectionCache;
  /** In a transaction, rows are locked and the cache is updated only after the commit. */
  readonly inTransaction: boolean;
  /** The locks of the transaction. */
  readonly locks: LockOrder;
  /** A row that was just read, for the first read of this player without a lock. */
  readonly known?: { readonly id: string; readonly row: PlayerRow } | undefined;
}

/** Reads players, as much as possible from the cache. */
export class PlayerLoader {
  readonly #context: PlayerLoaderContext;
  #known: PlayerLoaderContext['known'];
  /** Sections to cache after the commit. */
  readonly #fresh = new Map<string, Map<ColdSection, CachedSection>>();

  constructor(context: PlayerLoaderContext) {
    this.#context = context;
    if (!context.inTransaction) this.#known = context.known;
  }

  /** The version of a player's tasks as of the last read. */
  readonly #tasks = new Map<string, number>();

  /** The version of the tasks of a player who was read. */
  tasksVersion(id: string): number | undefined {
    return this.#tasks.get(id);
  }

  /** The player as they are now; inside a transaction this locks the player's row. */
  async read(id: string): Promise<LoadedPlayer | undefined> {
    const { cache, runner, inTransaction, locks } = this.#context;
    if (inTransaction) locks.take('player', id);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const query = (cache.isAlone(id) ? rowOfAlone : rowOfMember)[inTransaction ? 'lock' : 'read'];
      const row = this.#takeKnown(id) ?? (await query.one(runner, id));
      if (!row) return undefined;
      this.#tasks.set(id, row.tasks);
      const loaded = cache.whole(id, row) ?? (await this.#putTogether(id, row));
      // Without a lock, another process may have saved in the meantime, so read again.
      if (loaded) return loaded;
    }
    throw new Error(`sections of player ${id} do not match the player's row`);
  }

  /** Keeps a section for the cache, until the commit. */
  noteFresh(id: string, section: ColdSection, cached: CachedSection): void {
    const fresh = this.#fresh.get(id) ?? new Map<ColdSection, CachedSection>();
    this.#fresh.set(id, fresh.set(section, cached));
  }

  /** Called after the commit: the sections that were read and written here may now be believed. */
  committed(): void {
    for (const [id, sections] of this.#fresh) {
      for (const [section, cached] of sections) this.#context.cache.put(id, section, cached);
    }
  }

  #takeKnown(id: string): PlayerRow | undefined {
    const known = this.#known;
    if (known?.id !== id) return undefined;
    this.#known = undefined;
    return known.row;
  }

  async #putTogether(id: string, row: PlayerRow): Promise<LoadedPlayer | undefined> {
    const hot = readStored<HotRow>(row.hot);
    const cold = await this.#coldOf(id, hot.versions);
    const facts = cold && (await this.#factsOf(id, row, hot.social ?? 0));
    if (!facts) return undefined;
    const loaded = loadedFrom(id, row, { hot, cold, facts });
    // In a transaction, the row may not be visible to others yet.
    if (!this.#context.inTransaction) this.#context.cache.keep(id, loaded);
    return loaded;
  }

  /** Under the lock, others may still have done something since the row was read: what is found then counts. */
  async #factsOf(id: string, row: PlayerRow, own: number): Promise<CachedFacts | undefined> {
    const { cache, runner } = this.#context;
    const known = cache.facts(id, row, own);
    if (known) return known;
    const found = await findLists(runner, id);
    if (found?.v !== row.v) return undefined;
    const { v: _row, ...facts } = found;
    return { ...facts, own };
  }

  async #coldOf(
    id: string,
    versions: HotRow['versions'],
  ): Promise<Map<ColdSection, CachedSection> | undefined> {
    const { cache } = this.#context;
    const cached = cache.get(id);
    const cold = new Map<ColdSection, CachedSection>();
    const missing: ColdSection[] = [];
    for (const section of coldSections) {
      const found = cached?.get(section);
      if (found && found.version === versions[section]) cold.set(section, found);
      else if (versions[section] !== undefined) missing.push(section);
    }
    const isWhole = missing.length === 0 || (await this.#readSections(id, versions, missing, cold));
    return isWhole ? cold : undefined;
  }

  /** Adds the missing sections; gives whether all were there in the versions of the row. */
  async #readSections(
    id: string,
    versions: HotRow['versions'],
    missing: readonly ColdSection[],
    cold: Map<ColdSection, CachedSection>,
  ): Promise<boolean> {
    const { cache, db, inTransaction } = this.#context;
    const query = db
      .selectFrom('player_sections')
      .select(['section', 'version', 'doc'])
      .where('player_id', '=', id);
    const rows = await (missing.length > 3 ? query : query.where('section', 'in', missing)).execute();
    for (const { section: name, version, doc } of rows) {
      const section = missing.find((one) => one === name);
      if (!section) continue;
      if (version !== versions[section]) return false;
      const read = { version, parts: freezeDeep(readStored<Parts>(doc)), size: doc.length };
      cold.set(section, read);
      if (inTransaction) this.noteFresh(id, section, read);
      else cache.put(id, section, read);
    }
    return missing.every((section) => cold.has(section));
  }
}
