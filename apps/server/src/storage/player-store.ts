import type { Player } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import { changedColumns, columnsOf } from './player-columns.ts';
import { ownerText } from './player-text.ts';
import type { Database } from './schema.ts';
import { HotQuery, type QueryRunner } from './hot-query.ts';
import {
  type HotRow,
  type LoadedPlayer,
  loadedFrom,
  type PlayerRow,
  type Versions,
} from './loaded-player.ts';
import { type CachedSection, partText, type SectionCache } from './section-cache.ts';
import { coldSections, freezeDeep, type Parts, sameParts, splitPlayer } from './sections.ts';
import type { LockOrder } from './lock-order.ts';
import type { PlayerWriter } from './player-writer.ts';
import type { ColdSection, ComputedFields, KeptText, PlayerReader } from './stores.ts';

const rowOf = 'SELECT v, hot FROM players WHERE id = ?';
const readRow = new HotQuery<PlayerRow>(rowOf);
const lockRow = new HotQuery<PlayerRow>(rowOf, `${rowOf} FOR UPDATE`);
const writeHot = new HotQuery('UPDATE players SET v = ?, hot = ? WHERE id = ?');
const writeSection = new HotQuery(
  'UPDATE player_sections SET version = ?, doc = ? WHERE player_id = ? AND section = ?',
);

export interface PlayerStoreContext {
  readonly db: Kysely<Database>;
  readonly runner: QueryRunner;
  readonly cache: SectionCache;
  /** In a transaction rows are locked, and the cache learns of changes after the commit only. */
  readonly inTransaction: boolean;
  /** The locks of the transaction. */
  readonly locks: LockOrder;
  /** A row that was read a moment ago, for the first look at this player without a lock. */
  readonly known?: { readonly id: string; readonly row: PlayerRow } | undefined;
  /** Whose own act this is: a save of this player also notes the time. */
  readonly actorId?: string | undefined;
  readonly now: () => number;
}

/** How many forms of one player's text are kept. */
const mostTexts = 4;

export class SqlPlayerStore implements PlayerReader, PlayerWriter {
  readonly #context: PlayerStoreContext;
  readonly #loaded = new Map<string, LoadedPlayer>();
  /** What this transaction wrote: `_v` has grown already. */
  readonly #written = new Set<string>();
  /** What the cache may learn after the commit. */
  readonly #fresh = new Map<string, Map<ColdSection, CachedSection>>();
  readonly #removed = new Set<string>();
  #known: PlayerStoreContext['known'];

  constructor(context: PlayerStoreContext) {
    this.#context = context;
    if (!context.inTransaction) this.#known = context.known;
  }

  async get(id: string): Promise<Player | undefined> {
    return (await this.#load(id))?.player;
  }

  held(id: string): Player | undefined {
    return this.#loaded.get(id)?.player;
  }

  async text(id: string, computed?: (player: Player) => ComputedFields): Promise<string | undefined> {
    const loaded = await this.#load(id);
    return loaded && ownerText(loaded.player, loaded.hot.parts, loaded.cold, computed?.(loaded.player) ?? {});
  }

  async keptText(
    id: string,
    computed: (player: Player) => ComputedFields,
    variant: (player: Player) => string,
  ): Promise<KeptText | undefined> {
    const loaded = await this.#load(id);
    if (!loaded) return undefined;
    const { player, texts } = loaded;
    const key = variant(player);
    const known = texts.get(key);
    if (known) return known;
    const text = ownerText(player, loaded.hot.parts, loaded.cold, computed(player));
    const made: KeptText = { text, player, answers: new Map() };
    if (texts.size >= mostTexts) texts.clear();
    texts.set(key, made);
    // The text, and the answer that is made of it.
    this.#context.cache.grow(id, 2 * text.length);
    return made;
  }

  /** The latest state that this store handed out or wrote, for the envelope. */
  seen(id: string): { v: number; notifications: string; player: Player } | undefined {
    const loaded = this.#loaded.get(id);
    if (!loaded) return undefined;
    const cached = loaded.cold.get('notifications');
    return {
      v: loaded.v,
      player: loaded.player,
      notifications: cached ? partText(cached, 'notifications') : '[]',
    };
  }

  async #load(id: string): Promise<LoadedPlayer | undefined> {
    const { cache, runner, inTransaction } = this.#context;
    if (this.#removed.has(id)) return undefined;
    const known = inTransaction ? this.#loaded.get(id) : undefined;
    if (known) return known;
    if (inTransaction) this.#context.locks.take('player', id);
    for (let attempt = 0; ; attempt++) {
      const row = this.#takeKnown(id) ?? (await (inTransaction ? lockRow : readRow).one(runner, id));
      if (!row) return undefined;
      const loaded = cache.whole(id, row.v, row.hot) ?? (await this.#putTogether(id, row));
      // Without a lock another process may have saved in between: read again.
      if (!loaded && attempt < 5) continue;
      if (!loaded) throw new Error(`sections of player ${id} do not match the player's row`);
      this.#loaded.set(id, loaded);
      return loaded;
    }
  }

  #takeKnown(id: string): PlayerRow | undefined {
    const known = this.#known;
    if (known?.id !== id) return undefined;
    this.#known = undefined;
    return known.row;
  }

  async #putTogether(id: string, row: PlayerRow): Promise<LoadedPlayer | undefined> {
    const hot = JSON.parse(row.hot) as HotRow;
    const cold = await this.#coldOf(id, hot.versions);
    if (!cold) return undefined;
    const loaded = loadedFrom(id, row, hot, cold);
    // In a transaction the row may be one that nobody else is to see yet.
    if (!this.#context.inTransaction) this.#context.cache.keep(id, loaded);
    return loaded;
  }

  async #coldOf(id: string, versions: Versions): Promise<Map<ColdSection, CachedSection> | undefined> {
    const { cache, db } = this.#context;
    const cached = cache.get(id);
    const cold = new Map<ColdSection, CachedSection>();
    const missing: ColdSection[] = [];
    for (const section of coldSections) {
      const found = cached?.get(section);
      if (found && found.version === versions[section]) cold.set(section, found);
      else if (versions[section] !== undefined) missing.push(section);
    }
    if (missing.length === 0) return cold;
    const query = db
      .selectFrom('player_sections')
      .select(['section', 'version', 'doc'])
      .where('player_id', '=', id);
    const rows = await (missing.length > 3 ? query : query.where('section', 'in', missing)).execute();
    for (const row of rows) {
      const section = row.section as ColdSection;
      if (!missing.includes(section)) continue;
      if (row.version !== versions[section]) return undefined;
      const read = {
        version: row.version,
        parts: freezeDeep(JSON.parse(row.doc) as Parts),
        size: row.doc.length,
      };
      cold.set(section, read);
      if (this.#context.inTransaction) this.#noteFresh(id, section, read);
      else cache.put(id, section, read);
    }
    return missing.every((section) => cold.has(section)) ? cold : undefined;
  }

  async save(changed: Player): Promise<Player> {
    const before = this.#loaded.get(changed._id);
    if (!before || !this.#context.inTransaction)
      throw new Error('a player is saved that was not loaded here');
    const next = this.#noteTime(changed);
    const { hot: hotParts, cold: coldParts } = splitPlayer(next);
    const versions: Versions = { ...before.hot.versions };
    const cold = new Map(before.cold);
    for (const section of coldSections) {
      const old = before.cold.get(section);
      if (old && sameParts(old.parts, coldParts[section])) continue;
      const written = await this.#writeSection(next._id, section, coldParts[section], old?.version);
      versions[section] = written.version;
      cold.set(section, written);
    }
    const v = this.#written.has(next._id) ? before.v : before.v + 1;
    const hot = { parts: hotParts, versions };
    const hotText = JSON.stringify(hot);
    await this.#writeRow(before.player, next, v, hotText);
    const { _tmp, ...kept } = next;
    const player = freezeDeep<Player>({ ...kept, _v: v });
    this.#note({ v, hotText, hot, cold, player, texts: new Map() });
    return player;
  }

  #noteTime(player: Player): Player {
    if (player._id !== this.#context.actorId) return player;
    const updated = new Date(this.#context.now()).toISOString();
    return { ...player, auth: { ...player.auth, timestamps: { ...player.auth.timestamps, updated } } };
  }

  async #writeSection(id: string, section: ColdSection, parts: Parts, old?: number): Promise<CachedSection> {
    const { runner } = this.#context;
    const version = (old ?? 0) + 1;
    const doc = JSON.stringify(parts);
    if (old === undefined) {
      await this.#context.db
        .insertInto('player_sections')
        .values({ player_id: id, section, version, doc })
        .execute();
    } else await writeSection.run(runner, version, doc, id, section);
    const cached = { version, parts, size: doc.length };
    this.#noteFresh(id, section, cached);
    return cached;
  }

  #noteFresh(id: string, section: ColdSection, cached: CachedSection): void {
    const fresh = this.#fresh.get(id) ?? new Map<ColdSection, CachedSection>();
    this.#fresh.set(id, fresh.set(section, cached));
  }

  #note(written: LoadedPlayer): void {
    this.#loaded.set(written.player._id, written);
    this.#written.add(written.player._id);
  }

  async #writeRow(old: Player, next: Player, v: number, hot: string): Promise<void> {
    const { db, runner } = this.#context;
    const columns = changedColumns(old, next);
    if (!columns) await writeHot.run(runner, v, hot, next._id);
    else {
      await db
        .updateTable('players')
        .set({ v, hot, ...columns })
        .where('id', '=', next._id)
        .execute();
    }
  }

  async insert(player: Player): Promise<Player> {
    const { db } = this.#context;
    const { hot: hotParts, cold: coldParts } = splitPlayer(player);
    const v = Math.max(1, player._v);
    const versions: Versions = {};
    for (const section of coldSections) versions[section] = 1;
    const hot: HotRow = { parts: hotParts, versions };
    const created_at = Date.parse(player.auth.timestamps.created) || 0;
    const hotText = JSON.stringify(hot);
    const row = { id: player._id, v, created_at, hot: hotText, ...columnsOf(player) };
    await db.insertInto('players').values(row).execute();
    const rows = coldSections.map((section) => ({
      player_id: player._id,
      section,
      version: 1,
      doc: JSON.stringify(coldParts[section]),
    }));
    await db.insertInto('player_sections').values(rows).execute();
    const sections = rows.map(
      ({ section, doc }) => [section, { version: 1, parts: coldParts[section], size: doc.length }] as const,
    );
    const cold = new Map<ColdSection, CachedSection>(sections);
    this.#fresh.set(player._id, new Map(cold));
    const stored = freezeDeep({ ...player, _v: v });
    this.#note({ v, hotText, hot, cold, player: stored, texts: new Map() });
    return stored;
  }

  async remove(id: string): Promise<void> {
    // The rest goes by the foreign keys.
    await this.#context.db.deleteFrom('players').where('id', '=', id).execute();
    this.#removed.add(id);
  }

  async findIdByUsername(username: string): Promise<string | undefined> {
    return this.#findId('username_lower', username.toLowerCase());
  }
  async findIdByEmail(email: string): Promise<string | undefined> {
    return this.#findId('email', email.toLowerCase());
  }
  async #findId(column: 'username_lower' | 'email', value: string): Promise<string | undefined> {
    const query = this.#context.db.selectFrom('players').select('id').where(column, '=', value);
    return (await query.executeTakeFirst())?.id;
  }

  /** Called after the commit: what was read and written here may now be believed. */
  committed(): void {
    const { cache } = this.#context;
    for (const [id, sections] of this.#fresh) {
      for (const [section, cached] of sections) cache.put(id, section, cached);
    }
    for (const [id, loaded] of this.#loaded) cache.keep(id, loaded);
    for (const id of this.#removed) cache.drop(id);
  }
}

/** How many players there are; cheap enough for start-up and the first registration. */
export async function anyPlayer(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM players LIMIT 1`.execute(db);
  return rows.length > 0;
}
