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
import { findLists, findManyLists, type FoundLists } from './social/read.ts';
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
/** Rows of several players, locked in the order of ids: bytes, as the program compares them. PostgreSQL only. */
const lockRows = new HotQuery<PlayerRow & { id: string }>(
  `SELECT p.id, p.v, p.hot, p.tasks_v AS tasks, s.v AS social, ${unreadSum} FROM players AS p
    INNER JOIN player_social AS s ON s.player_id = p.id
    WHERE p.id IN (SELECT json_array_elements_text(CAST(? AS json)))
    ORDER BY p.id COLLATE "C" FOR NO KEY UPDATE OF p`,
);
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

interface SectionRow {
  readonly section: string;
  readonly version: number;
  readonly doc: string;
}

/** What was read of a player, with that of others. */
interface Ahead {
  readonly row: PlayerRow;
  /** Absent for a player who is in the cache. */
  readonly sections?: readonly SectionRow[];
  readonly lists?: FoundLists | undefined;
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

  readonly #ahead = new Map<string, Ahead>();

  /**
   * Locks players, whose ids are in order, and reads in a few statements what `read` then needs of them. Does nothing
   * where statements cost no round trips, and outside of transactions.
   */
  async readAhead(ids: readonly string[]): Promise<void> {
    const { cache, runner, inTransaction, locks } = this.#context;
    if (runner.engine !== 'postgres' || !inTransaction || ids.length < 2) return;
    for (const id of ids) locks.take('player', id);
    const rows = await lockRows.all(runner, JSON.stringify(ids));
    const unknown = rows.map(({ id }) => id).filter((id) => !cache.get(id));
    const sections = await this.#sectionsOf(unknown);
    const lists = await findManyLists(runner, unknown);
    for (const { id, ...row } of rows)
      this.#ahead.set(id, {
        row,
        ...(cache.get(id) ? {} : { sections: sections.get(id) ?? [], lists: lists.get(id) }),
      });
  }

  async #sectionsOf(ids: readonly string[]): Promise<Map<string, SectionRow[]>> {
    const found = new Map<string, SectionRow[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await this.#context.db
      .selectFrom('player_sections')
      .select(['player_id', 'section', 'version', 'doc'])
      .where('player_id', 'in', ids)
      .execute();
    for (const { player_id, ...row } of rows) found.get(player_id)?.push(row);
    return found;
  }

  /** The player as they are now; inside a transaction this locks the player's row. */
  async read(id: string): Promise<LoadedPlayer | undefined> {
    const { cache, runner, inTransaction, locks } = this.#context;
    if (inTransaction) locks.take('player', id);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const query = (cache.isAlone(id) ? rowOfAlone : rowOfMember)[inTransaction ? 'lock' : 'read'];
      const ahead = this.#ahead.get(id);
      this.#ahead.delete(id);
      const row = ahead?.row ?? this.#takeKnown(id) ?? (await query.one(runner, id));
      if (!row) return undefined;
      this.#tasks.set(id, row.tasks);
      const loaded = cache.whole(id, row) ?? (await this.#putTogether(id, row, ahead));
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

  async #putTogether(id: string, row: PlayerRow, ahead?: Ahead): Promise<LoadedPlayer | undefined> {
    const hot = readStored<HotRow>(row.hot);
    const cold = await this.#coldOf(id, hot.versions, ahead);
    const facts = cold && (await this.#factsOf(id, row, hot.social ?? 0, ahead));
    if (!facts) return undefined;
    const loaded = loadedFrom(id, row, { hot, cold, facts });
    // In a transaction, the row may not be visible to others yet.
    if (!this.#context.inTransaction) this.#context.cache.keep(id, loaded);
    return loaded;
  }

  /** Under the lock, others may still have done something since the row was read: what is found then counts. */
  async #factsOf(id: string, row: PlayerRow, own: number, ahead?: Ahead): Promise<CachedFacts | undefined> {
    const { cache, runner } = this.#context;
    const known = cache.facts(id, row, own);
    if (known) return known;
    const found = ahead?.lists ?? (await findLists(runner, id));
    if (found?.v !== row.v) return undefined;
    const { v: _row, ...facts } = found;
    return { ...facts, own };
  }

  async #coldOf(
    id: string,
    versions: HotRow['versions'],
    ahead?: Ahead,
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
    const isWhole = missing.length === 0 || (await this.#readSections(id, versions, missing, cold, ahead));
    return isWhole ? cold : undefined;
  }

  /** Adds the missing sections; gives whether all were there in the versions of the row. */
  async #readSections(
    id: string,
    versions: HotRow['versions'],
    missing: readonly ColdSection[],
    cold: Map<ColdSection, CachedSection>,
    ahead?: Ahead,
  ): Promise<boolean> {
    const { cache, inTransaction } = this.#context;
    for (const { section: name, version, doc } of ahead?.sections ?? (await this.#sectionRows(id, missing))) {
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

  #sectionRows(id: string, missing: readonly ColdSection[]): Promise<SectionRow[]> {
    const query = this.#context.db
      .selectFrom('player_sections')
      .select(['section', 'version', 'doc'])
      .where('player_id', '=', id);
    return (missing.length > 3 ? query : query.where('section', 'in', missing)).execute();
  }
}
