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

type PlayerSections = Map<ColdSection, CachedSection>;

/**
 * Cold sections by player, bounded by size; the player who was not used for longest goes first. An entry is
 * right whenever its version is the one in the player's row, whoever wrote it.
 */
export class SectionCache {
  readonly #players = new Map<string, PlayerSections>();
  #size = 0;
  constructor(readonly limit = 24_000_000) {}

  get(playerId: string): ReadonlyMap<ColdSection, CachedSection> | undefined {
    const sections = this.#players.get(playerId);
    if (sections) {
      this.#players.delete(playerId);
      this.#players.set(playerId, sections);
    }
    return sections;
  }

  put(playerId: string, section: ColdSection, cached: CachedSection): void {
    const sections = this.#players.get(playerId) ?? new Map<ColdSection, CachedSection>();
    this.#size += cached.size - (sections.get(section)?.size ?? 0);
    sections.set(section, cached);
    this.#players.set(playerId, sections);
    this.#trim(playerId);
  }

  drop(playerId: string): void {
    for (const cached of this.#players.get(playerId)?.values() ?? []) this.#size -= cached.size;
    this.#players.delete(playerId);
  }

  clear(): void {
    this.#players.clear();
    this.#size = 0;
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
