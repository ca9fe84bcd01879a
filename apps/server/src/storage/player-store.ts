import type { Player } from '@everdeed/rules';
import { type Kysely, sql } from 'kysely';
import { refusal } from '../http/refusal.ts';
import type { Engine } from './connect.ts';
import { ownerText } from './player-text.ts';
import type { Database } from './schema.ts';
import { type CachedSection, partText, type SectionCache } from './section-cache.ts';
import { coldSections, freezeDeep, joinPlayer, type Parts, sameParts, splitPlayer } from './sections.ts';
import type { ColdSection, ComputedFields, PlayerStore } from './stores.ts';

type Versions = Partial<Record<ColdSection, number>>;
/** The row's JSON: hot parts and the version of each cold section. */
interface HotRow {
  readonly parts: Parts;
  readonly versions: Versions;
}

/** A player as it was read: what a later save is compared to. */
interface Loaded {
  readonly v: number;
  readonly hot: HotRow;
  readonly cold: Map<ColdSection, CachedSection>;
  readonly player: Player;
  /** True once this transaction wrote the player: `_v` has grown already. */
  readonly written: boolean;
}

export interface PlayerStoreContext {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  readonly cache: SectionCache;
  /** In a transaction rows are locked, and the cache learns of changes after the commit only. */
  readonly inTransaction: boolean;
  /** Whose own act this is: a save of this player also notes the time. */
  readonly actorId?: string | undefined;
  readonly now: () => number;
}

/** Columns that mirror fields of the player, for searching and uniqueness. */
function columnsOf(player: Player) {
  const local = player.auth.local;
  return {
    username: local.username ?? null,
    username_lower: local.lowerCaseUsername ?? local.username?.toLowerCase() ?? null,
    email: local.email ?? null,
    google_id: player.auth.google?.id ?? null,
    apple_id: player.auth.apple?.id ?? null,
    blocked: player.auth.blocked === true ? 1 : 0,
    language: player.preferences.language ?? null,
    permissions: JSON.stringify(player.permissions ?? {}),
    party_id: player.party._id ?? null,
    lvl: Math.trunc(player.stats.lvl),
    last_cron: Date.parse(player.lastCron) || 0,
  };
}

type Columns = ReturnType<typeof columnsOf>;
const sameColumns = (a: Columns, b: Columns): boolean =>
  (Object.keys(a) as (keyof Columns)[]).every((key) => a[key] === b[key]);

export class SqlPlayerStore implements PlayerStore {
  readonly #context: PlayerStoreContext;
  readonly #loaded = new Map<string, Loaded>();
  readonly #changed = new Map<string, Map<ColdSection, CachedSection>>();
  readonly #removed = new Set<string>();

  constructor(context: PlayerStoreContext) {
    this.#context = context;
  }

  async get(id: string): Promise<Player | undefined> {
    return (await this.#load(id))?.player;
  }

  async need(id: string): Promise<Player> {
    const player = await this.get(id);
    if (!player) throw refusal('invalid_credentials', 'invalidCredentials');
    return player;
  }

  async text(id: string, computed?: (player: Player) => ComputedFields): Promise<string | undefined> {
    const loaded = await this.#load(id);
    return loaded && ownerText(loaded.player, loaded.hot.parts, loaded.cold, computed?.(loaded.player) ?? {});
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

  async #load(id: string): Promise<Loaded | undefined> {
    if (this.#removed.has(id)) return undefined;
    const known = this.#context.inTransaction ? this.#loaded.get(id) : undefined;
    if (known) return known;
    for (let attempt = 0; ; attempt++) {
      const row = await this.#readRow(id);
      if (!row) return undefined;
      const hot = JSON.parse(row.hot) as HotRow;
      const cold = await this.#coldOf(id, hot.versions);
      // Without a lock another process may have saved in between: read again.
      if (!cold && attempt < 5) continue;
      if (!cold) throw new Error(`sections of player ${id} do not match the player's row`);
      freezeDeep(hot);
      const parts = coldSections.map((section) => cold.get(section)?.parts ?? {});
      const player = joinPlayer(id, row.v, hot.parts, parts);
      const loaded = { v: row.v, hot, cold, player: freezeDeep(player), written: false };
      this.#loaded.set(id, loaded);
      return loaded;
    }
  }

  async #readRow(id: string): Promise<{ v: number; hot: string } | undefined> {
    const { db, engine, inTransaction } = this.#context;
    const query = db.selectFrom('players').select(['v', 'hot']).where('id', '=', id);
    const locked = inTransaction && engine === 'postgres' ? query.forUpdate() : query;
    return locked.executeTakeFirst();
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
      cache.put(id, section, read);
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
    const v = before.written ? before.v : before.v + 1;
    const hot = { parts: hotParts, versions };
    await this.#writeRow(before.player, next, v, hot);
    const { _tmp, ...kept } = next;
    const player = freezeDeep<Player>({ ...kept, _v: v });
    this.#loaded.set(next._id, { v, hot, cold, player, written: true });
    return player;
  }

  #noteTime(player: Player): Player {
    if (player._id !== this.#context.actorId) return player;
    const updated = new Date(this.#context.now()).toISOString();
    return { ...player, auth: { ...player.auth, timestamps: { ...player.auth.timestamps, updated } } };
  }

  async #writeSection(id: string, section: ColdSection, parts: Parts, old?: number): Promise<CachedSection> {
    const { db } = this.#context;
    const version = (old ?? 0) + 1;
    const doc = JSON.stringify(parts);
    const row = { player_id: id, section, version, doc };
    if (old === undefined) await db.insertInto('player_sections').values(row).execute();
    else {
      await db
        .updateTable('player_sections')
        .set({ version, doc })
        .where('player_id', '=', id)
        .where('section', '=', section)
        .execute();
    }
    const cached = { version, parts, size: doc.length };
    const changed = this.#changed.get(id) ?? new Map<ColdSection, CachedSection>();
    this.#changed.set(id, changed.set(section, cached));
    return cached;
  }

  async #writeRow(old: Player, next: Player, v: number, hot: HotRow): Promise<void> {
    const columns = columnsOf(next);
    const mirrored = sameColumns(columnsOf(old), columns) ? {} : columns;
    await this.#context.db
      .updateTable('players')
      .set({ v, hot: JSON.stringify(hot), ...mirrored })
      .where('id', '=', next._id)
      .execute();
  }

  async insert(player: Player): Promise<Player> {
    const { db } = this.#context;
    const { hot: hotParts, cold: coldParts } = splitPlayer(player);
    const v = Math.max(1, player._v);
    const versions: Versions = {};
    for (const section of coldSections) versions[section] = 1;
    const hot: HotRow = { parts: hotParts, versions };
    const created_at = Date.parse(player.auth.timestamps.created) || 0;
    const row = { id: player._id, v, created_at, hot: JSON.stringify(hot), ...columnsOf(player) };
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
    this.#changed.set(player._id, new Map(cold));
    const stored = freezeDeep({ ...player, _v: v });
    this.#loaded.set(player._id, { v, hot, cold, player: stored, written: true });
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

  /** Called after the commit: what was written here may now be believed. */
  committed(): void {
    const { cache } = this.#context;
    for (const [id, sections] of this.#changed) {
      for (const [section, cached] of sections) cache.put(id, section, cached);
    }
    for (const id of this.#removed) cache.drop(id);
  }
}

/** How many players there are; cheap enough for start-up and the first registration. */
export async function anyPlayer(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM players LIMIT 1`.execute(db);
  return rows.length > 0;
}
