import type { Player } from '@everdeed/rules';
import type { CachedSection } from './cached-section.ts';
import type { CachedFacts, LoadedPlayer } from './loaded-player.ts';
import type { PlayerRow } from './player-row.ts';
import { sumOfUnread } from './social/facts.ts';
import type { ColdSection } from './stores.ts';

interface CachedPlayer {
  readonly sections: Map<ColdSection, CachedSection>;
  /** The assembled player, as of the last committed row seen. */
  whole: LoadedPlayer | undefined;
  /** Its size besides the sections. */
  extra: number;
}

/**
 * Players by id, bounded by size; the one who was not used for longest goes first. A section is right whenever
 * its version is the one in the player's row, a whole player whenever the row and the counter of what others did are the
 * very same, whoever wrote them.
 */
export class SectionCache {
  readonly #players = new Map<string, CachedPlayer>();
  #size = 0;
  constructor(readonly limit = 24_000_000) {}

  get(playerId: string): ReadonlyMap<ColdSection, CachedSection> | undefined {
    return this.#touch(playerId)?.sections;
  }

  /** The whole player, if the row still holds what it was made from and nobody else did anything since. */
  whole(playerId: string, { v, hot, social, unread }: PlayerRow): LoadedPlayer | undefined {
    const whole = this.#touch(playerId)?.whole;
    if (!whole || whole.v !== v || whole.hotText !== hot) return undefined;
    return whole.facts.social === social && sumOfUnread(whole.facts) === unread ? whole : undefined;
  }

  /**
   * Whether the player was in no group when last read. A row then needs no `unreadSum`: once they are in one, their row
   * or the counter of what others did is another.
   */
  isAlone(playerId: string): boolean {
    const facts = this.#players.get(playerId)?.whole?.facts;
    return facts !== undefined && facts.party.length + facts.guilds.length === 0;
  }

  /** The player as of the last committed row seen, if there is one: perhaps not the latest. */
  last(playerId: string): Player | undefined {
    return this.#players.get(playerId)?.whole?.player;
  }

  /** The social facts of a moment, by how often others and the player had changed them. */
  facts(
    playerId: string,
    { social, unread }: Pick<PlayerRow, 'social' | 'unread'>,
    own: number,
  ): CachedFacts | undefined {
    const facts = this.#players.get(playerId)?.whole?.facts;
    const isSame = facts?.social === social && facts.own === own && sumOfUnread(facts) === unread;
    return isSame ? facts : undefined;
  }

  put(playerId: string, section: ColdSection, cached: CachedSection): void {
    const { sections } = this.#need(playerId);
    this.#size += cached.size - (sections.get(section)?.size ?? 0);
    sections.set(section, cached);
    this.#trim(playerId);
  }

  /** Caches a player assembled from a committed row. */
  keep(playerId: string, whole: LoadedPlayer): void {
    const player = this.#need(playerId);
    player.whole = whole;
    const extra = whole.hotText.length + whole.facts.size;
    this.#size += extra - player.extra;
    player.extra = extra;
    this.#trim(playerId);
  }

  /** Adds to the size of what is cached with the whole player. */
  grow(playerId: string, size: number): void {
    const player = this.#players.get(playerId);
    if (!player) return;
    player.extra += size;
    this.#size += size;
    this.#trim(playerId);
  }

  drop(playerId: string): void {
    const player = this.#players.get(playerId);
    if (!player) return;
    for (const cached of player.sections.values()) this.#size -= cached.size;
    this.#size -= player.extra;
    this.#players.delete(playerId);
  }

  clear(): void {
    this.#players.clear();
    this.#size = 0;
  }

  #touch(playerId: string): CachedPlayer | undefined {
    const player = this.#players.get(playerId);
    if (player) {
      this.#players.delete(playerId);
      this.#players.set(playerId, player);
    }
    return player;
  }

  #need(playerId: string): CachedPlayer {
    const known = this.#players.get(playerId);
    if (known) return known;
    const made = { sections: new Map<ColdSection, CachedSection>(), whole: undefined, extra: 0 };
    this.#players.set(playerId, made);
    return made;
  }

  #trim(keep: string): void {
    for (const id of this.#players.keys()) {
      if (this.#size <= this.limit) return;
      if (id !== keep) this.drop(id);
    }
  }
}
