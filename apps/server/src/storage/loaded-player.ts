import type { Player } from '@everdeed/rules';
import type { CachedSection } from './section-cache.ts';
import { coldSections, freezeDeep, joinPlayer, type Parts } from './sections.ts';
import type { ColdSection, KeptText } from './stores.ts';

export type Versions = Partial<Record<ColdSection, number>>;

/** The row's JSON: hot parts and the version of each cold section. */
export interface HotRow {
  readonly parts: Parts;
  readonly versions: Versions;
}

/** What the player's row holds. */
export interface PlayerRow {
  readonly v: number;
  readonly hot: string;
}

/** A player as read or written: what a later save is compared to. */
export interface LoadedPlayer {
  readonly v: number;
  /** The row's JSON as it stands in the table. */
  readonly hotText: string;
  readonly hot: HotRow;
  readonly cold: ReadonlyMap<ColdSection, CachedSection>;
  readonly player: Player;
  /** The player as text, by what was worked out for it. */
  readonly texts: Map<string, KeptText>;
}

/** Puts a player together from the row and the sections that belong to it. */
export function loadedFrom(
  id: string,
  row: PlayerRow,
  hot: HotRow,
  cold: ReadonlyMap<ColdSection, CachedSection>,
): LoadedPlayer {
  freezeDeep(hot);
  const parts = coldSections.map((section) => cold.get(section)?.parts ?? {});
  const player = freezeDeep(joinPlayer(id, row.v, hot.parts, parts));
  return { v: row.v, hotText: row.hot, hot, cold, player, texts: new Map() };
}
