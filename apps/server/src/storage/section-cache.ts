import type { LoadedPlayer } from './loaded-player.ts';
import type { Parts } from './sections.ts';
import type { ColdSection } from './stores.ts';

/** A section as it is cached: its version, its parts, and their JSON text once somebody asked for it. */
export interface CachedSection {
  readonly version: number;
  readonly parts: Parts;
  /** Length of the JSON text, in UTF-16 units; what the bound counts. */
  readonly size: number;
  texts?: Record<string, string>;
}

interface CachedPlayer {
  readonly sections: Map<ColdSection, CachedSection>;
  /** The player put together, as of the last committed row that was seen. */
  whole: LoadedPlayer | undefined;
  /** What is counted for it besides the sections. */
  extra: number;
}

/**
 * Players by id, bounded by size; the one who was not used for longest goes first. A section is right whenever
 * its version is the one in the player's row, a whole player whenever the row is the very same, whoever wrote it.
 */
export class SectionCache {
  readonly #players = new Map<string, CachedPlayer>();
  #size = 0;
  constructor(readonly limit = 24_000_000) {}

  get(playerId: string): ReadonlyMap<ColdSection, CachedSection> | undefined {
    return this.#touch(playerId)?.sections;
  }

  /** The whole player, if the row still holds what it was made from. */
  whole(playerId: string, v: number, hotText: string): LoadedPlayer | undefined {
    const whole = this.#touch(playerId)?.whole;
    return whole && whole.v === v && whole.hotText === hotText ? whole : undefined;
  }

  put(playerId: string, section: ColdSection, cached: CachedSection): void {
    const { sections } = this.#need(playerId);
    this.#size += cached.size - (sections.get(section)?.size ?? 0);
    sections.set(section, cached);
    this.#trim(playerId);
  }

  /** Keeps a player as put together from a committed row. */
  keep(playerId: string, whole: LoadedPlayer): void {
    const player = this.#need(playerId);
    player.whole = whole;
    this.#size += whole.hotText.length - player.extra;
    player.extra = whole.hotText.length;
    this.#trim(playerId);
  }

  /** Counts something that was kept with the whole player since. */
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

/** The JSON text of one part of a cached section. */
export function partText(cached: CachedSection, path: string): string {
  cached.texts ??= {};
  const known = cached.texts[path];
  if (known !== undefined) return known;
  const text = JSON.stringify(cached.parts[path]) ?? 'null';
  cached.texts[path] = text;
  return text;
}
