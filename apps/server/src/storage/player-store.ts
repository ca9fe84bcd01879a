import type { Player } from '@everdeed/rules';
import type { CachedSection } from './cached-section.ts';
import * as find from './find-players.ts';
import { keptTasks, keptText } from './kept-texts.ts';
import {
  type CachedFacts,
  type HotRow,
  type LoadedPlayer,
  notificationsText,
  TaskLists,
} from './loaded-player.ts';
import { freezeDeep, type Parts } from './parts.ts';
import { noteChatHooks } from './chat/chat-hooks.ts';
import { changedColumns, columnsOf } from './player-columns.ts';
import { PlayerLoader, type PlayerLoaderContext } from './player-loader.ts';
import { ownerText } from './player-text.ts';
import type { PlayerWriter } from './player-writer.ts';
import { type RowWrite, type SectionWrite, writeRows, writeSections } from './player-writes.ts';
import { coldParts, coldSections, hotParts, isHeld, leftIn } from './sections.ts';
import { noFacts, partyWithId, socialFields } from './social/facts.ts';
import { isSocialSame, planSocial, type SocialPlan } from './social/plan.ts';
import { changesRows, factsAfter, writeLists } from './social/write.ts';
import type { ColdSection, ComputedFields, KeptText, PlayerReader } from './stores.ts';

export interface PlayerStoreContext extends PlayerLoaderContext {
  /** The acting player, whose save also records the time. */
  readonly actorId?: string | undefined;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A player as a piece of work has them at its end. */
export interface SeenPlayer {
  /** The wire's `_v`. */
  readonly v: number;
  /** The version of the player's own row: it orders the player's operations. */
  readonly rowVersion: number;
  readonly player: Player;
  /** JSON. */
  readonly notifications: string;
}

/** A player as saved, and the rows that say so. */
interface Change {
  readonly player: Player;
  readonly sections: readonly SectionWrite[];
  readonly row: RowWrite;
}

/** What is stored: `_tmp` says what an action did, to its answer alone. */
function withoutTmp(player: Player): Player {
  if (!('_tmp' in player)) return player;
  const { _tmp, ...kept } = player;
  return kept;
}

export class SqlPlayerStore implements PlayerReader, PlayerWriter {
  readonly #context: PlayerStoreContext;
  readonly #loader: PlayerLoader;
  readonly #loaded = new Map<string, LoadedPlayer>();
  /** Players written by this transaction, whose `_v` was already increased. */
  readonly #written = new Set<string>();
  readonly #removed = new Set<string>();

  constructor(context: PlayerStoreContext) {
    this.#context = context;
    this.#loader = new PlayerLoader(context);
  }

  async get(id: string): Promise<Player | undefined> {
    return (this.#known(id) ?? (await this.#load(id)))?.player;
  }

  async many(ids: readonly string[]): Promise<Player[]> {
    const inOrder = [...new Set(ids)].sort();
    await this.#loader.readAhead(inOrder.filter((id) => !this.#loaded.has(id) && !this.#removed.has(id)));
    const players = new Map<string, Player | undefined>();
    for (const id of inOrder) players.set(id, await this.get(id));
    return ids.flatMap((id) => players.get(id) ?? []);
  }

  held(id: string): Player | undefined {
    return this.#loaded.get(id)?.player;
  }

  remembered(id: string): Player | undefined {
    return this.#context.cache.last(id);
  }

  forget(id: string): void {
    this.#context.cache.drop(id);
  }

  async text(id: string, computed?: (player: Player) => ComputedFields): Promise<string | undefined> {
    const loaded = await this.#load(id);
    return loaded && ownerText(loaded, computed?.(loaded.player) ?? {});
  }

  async keptText(
    id: string,
    computed: (player: Player) => ComputedFields,
    variant: (player: Player, now: number) => string,
    now: number,
  ): Promise<KeptText | undefined> {
    const loaded = await this.#load(id);
    return loaded && keptText(this.#context.cache, loaded, { computed, variant, now });
  }

  async keptTasks(
    id: string,
    variant: string,
    make: (player: Player) => Promise<string | undefined>,
  ): Promise<KeptText | undefined> {
    const loaded = await this.#load(id);
    const version = this.#loader.tasksVersion(id);
    if (!loaded || version === undefined || this.#context.inTransaction) return undefined;
    return keptTasks(this.#context.cache, loaded, { version, variant, make });
  }

  /** The latest state that this store read or wrote, for the envelope. */
  seen(id: string): SeenPlayer | undefined {
    const loaded = this.#loaded.get(id);
    if (!loaded) return undefined;
    const { player, v } = loaded;
    return { v: player._v, rowVersion: v, player, notifications: notificationsText(loaded) };
  }

  /** Who is locked already. */
  #known(id: string): LoadedPlayer | undefined {
    if (!this.#context.inTransaction || this.#removed.has(id)) return undefined;
    return this.#loaded.get(id);
  }

  async #load(id: string): Promise<LoadedPlayer | undefined> {
    if (this.#removed.has(id)) return undefined;
    const known = this.#known(id);
    if (known) return known;
    const loaded = await this.#loader.read(id);
    if (loaded) this.#loaded.set(id, loaded);
    return loaded;
  }

  async save(changed: Player): Promise<Player> {
    const [saved] = await this.saveAll([changed]);
    return saved ?? changed;
  }

  async saveAll(changed: readonly Player[]): Promise<Player[]> {
    const changes: Change[] = [];
    for (const player of changed) changes.push(await this.#changeOf(player));
    const sections = changes.flatMap((change) => change.sections);
    if (sections.length > 0) await writeSections(this.#context, sections);
    await writeRows(
      this.#context,
      changes.map(({ row }) => row),
    );
    return changes.map(({ player }) => player);
  }

  /** What a save writes. Rows of others' making are written already, and the store holds the new player. */
  async #changeOf(changed: Player): Promise<Change> {
    const before = this.#loaded.get(changed._id);
    if (!before || !this.#context.inTransaction)
      throw new Error('a player was saved that was not loaded in this transaction');
    const next = this.#noteTime(changed);
    const leftBefore = leftIn(before.cold.get('account')?.parts);
    const isSame = isSocialSame(before.player, next);
    const plan = isSame ? undefined : planSocial(before.facts, next, leftBefore, this.#context.now());
    const left = plan?.left ?? leftBefore;
    const parts = hotParts(next);
    const facts = plan ? await this.#writeSocial(next._id, before.facts, plan) : before.facts;
    const { versions, cold, sections } = this.#changedSections(before, next, left);
    const v = this.#written.has(next._id) ? before.v : before.v + 1;
    const hot: HotRow = { parts, versions, ...(facts.own > 0 ? { social: facts.own } : {}) };
    const hotText = JSON.stringify(hot);
    if (before.player.webhooks !== next.webhooks)
      await noteChatHooks(this.#context.db, next._id, before.player.webhooks, next.webhooks);
    const kept = withoutTmp(next);
    const social = plan && { ...socialFields(facts, left), party: partyWithId(facts, parts.party) };
    // Not a spread: frozen, every state would be of a hidden class of its own (ARCHITECTURE.md).
    const player = freezeDeep<Player>(Object.assign({}, kept, social, { _v: v + facts.social }));
    this.#note({ v, hotText, hot, cold, facts, player, texts: new Map(), lists: new TaskLists() });
    const columns = changedColumns(before.player, next);
    return { player, sections, row: { id: next._id, v, hot: hotText, columns } };
  }

  #noteTime(player: Player): Player {
    if (player._id !== this.#context.actorId) return player;
    const updated = new Date(this.#context.now()).toISOString();
    return { ...player, auth: { ...player.auth, timestamps: { ...player.auth.timestamps, updated } } };
  }

  async #writeSocial(id: string, before: CachedFacts, plan: SocialPlan): Promise<CachedFacts> {
    if (!changesRows(plan)) return before;
    await writeLists(this.#context, id, plan);
    return factsAfter(before, plan);
  }

  #changedSections(before: LoadedPlayer, next: Player, left: Parts) {
    const versions = { ...before.hot.versions };
    const cold = new Map(before.cold);
    const sections: SectionWrite[] = [];
    for (const section of coldSections) {
      const old = before.cold.get(section);
      if (old && isHeld(section, old.parts, next, left)) continue;
      const parts = coldParts(section, next, left);
      const version = (old?.version ?? 0) + 1;
      const doc = JSON.stringify(parts);
      sections.push({ id: next._id, section, version, doc, isNew: !old });
      const cached = { version, parts, size: doc.length };
      this.#loader.noteFresh(next._id, section, cached);
      versions[section] = version;
      cold.set(section, cached);
    }
    return { versions, cold, sections };
  }

  #note(written: LoadedPlayer): void {
    this.#loaded.set(written.player._id, written);
    this.#written.add(written.player._id);
  }

  async insert(player: Player): Promise<Player> {
    const { db } = this.#context;
    const { _id: id } = player;
    const plan = planSocial(noFacts, player, {}, this.#context.now());
    const parts = hotParts(player);
    const v = Math.max(1, player._v);
    const versions: HotRow['versions'] = {};
    for (const section of coldSections) versions[section] = 1;
    const hot: HotRow = { parts, versions };
    const created_at = Date.parse(player.auth.timestamps.created) || 0;
    const hotText = JSON.stringify(hot);
    const row = { id, v, created_at, hot: hotText, ...columnsOf(player) };
    await db.insertInto('players').values(row).execute();
    await db.insertInto('player_social').values({ player_id: id }).execute();
    await writeLists(this.#context, id, plan);
    await noteChatHooks(db, id, undefined, player.webhooks);
    const cold = await this.#insertSections(player, plan.left);
    const facts = { ...factsAfter(noFacts, plan), own: 0 };
    const fields = { ...socialFields(facts, plan.left), party: partyWithId(facts, parts.party) };
    const stored = freezeDeep({ ...player, ...fields, _v: v });
    this.#note({ v, hotText, hot, cold, facts, player: stored, texts: new Map(), lists: new TaskLists() });
    return stored;
  }

  async #insertSections(player: Player, left: Parts) {
    const { _id: id } = player;
    const made = coldSections.map((section) => {
      const parts = coldParts(section, player, left);
      return { section, parts, doc: JSON.stringify(parts) };
    });
    const rows = made.map(({ section, doc }) => ({ player_id: id, section, version: 1, doc }));
    await this.#context.db.insertInto('player_sections').values(rows).execute();
    const cold = new Map<ColdSection, CachedSection>();
    for (const { section, parts, doc } of made) {
      const cached = { version: 1, parts, size: doc.length };
      cold.set(section, cached);
      this.#loader.noteFresh(id, section, cached);
    }
    return cold;
  }

  async remove(id: string): Promise<void> {
    // Foreign keys delete the rest.
    await this.#context.db.deleteFrom('players').where('id', '=', id).execute();
    this.#removed.add(id);
  }

  findIdByUsername(username: string): Promise<string | undefined> {
    return find.idByUsername(this.#context.db, username);
  }
  findIdByEmail(email: string): Promise<string | undefined> {
    return find.idByEmail(this.#context.db, email);
  }
  findIdBySocialEmail(email: string): Promise<string | undefined> {
    return find.idBySocialEmail(this.#context.db, email);
  }
  findIdBySocialId(network: 'google' | 'apple', id: string): Promise<string | undefined> {
    return find.idBySocialId(this.#context.db, network, id);
  }

  /** Called after the commit, when everything read and written here may be cached. */
  committed(): void {
    const { cache } = this.#context;
    this.#loader.committed();
    for (const [id, loaded] of this.#loaded) cache.keep(id, loaded);
    for (const id of this.#removed) cache.drop(id);
  }
}
