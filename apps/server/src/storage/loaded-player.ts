import type { Player } from '@everdeed/rules';
import type { CachedSection } from './cached-section.ts';
import { freezeDeep, type Parts } from './parts.ts';
import { coldSections, joinPlayer } from './sections.ts';
import type { PlayerRow } from './player-row.ts';
import type { SocialFacts } from './social/facts.ts';
import type { ColdSection, KeptText } from './stores.ts';

type Versions = Partial<Record<ColdSection, number>>;

/** The row's JSON: hot parts, and the version of everything else that the player's own commands write. */
export interface HotRow {
  readonly parts: Parts;
  readonly versions: Versions;
  /** How often the player has changed their own social rows; absent: never. */
  readonly social?: number;
}

/** Social facts as they are cached. */
export interface CachedFacts extends SocialFacts {
  /** The notifications as JSON, once somebody asked for them. */
  notificationsText?: string;
}

/** A player as read or written, to compare a later save with. */
export interface LoadedPlayer {
  /** The version of the player's own row. The wire's `_v` is that of `player`: it counts what others did too. */
  readonly v: number;
  /** The row's JSON as stored. */
  readonly hotText: string;
  readonly hot: HotRow;
  readonly cold: ReadonlyMap<ColdSection, CachedSection>;
  readonly facts: CachedFacts;
  readonly player: Player;
  /** The player as text, by variant of computed fields. */
  readonly texts: Map<string, KeptText>;
  /** The tasks as text. */
  readonly lists: TaskLists;
}

/** The lists of tasks of a player as text, by what was asked for, until one of the tasks changes. */
export class TaskLists {
  readonly #texts = new Map<string, KeptText>();
  #version = Number.NaN;

  /** The lists as of a version of the tasks; those of another one are forgotten. */
  at(version: number): Map<string, KeptText> {
    if (this.#version !== version) this.#texts.clear();
    this.#version = version;
    return this.#texts;
  }
}

/** Puts a player together from the row and what belongs to it. */
export function loadedFrom(
  id: string,
  row: Pick<PlayerRow, 'v' | 'hot'>,
  pieces: Pick<LoadedPlayer, 'hot' | 'cold' | 'facts'>,
): LoadedPlayer {
  const { hot, cold, facts } = pieces;
  freezeDeep(hot);
  const parts: Partial<Record<ColdSection, Parts>> = {};
  for (const section of coldSections) parts[section] = cold.get(section)?.parts ?? {};
  const joined = joinPlayer(id, row.v + facts.social, { hot: hot.parts, cold: parts, facts });
  return {
    v: row.v,
    hotText: row.hot,
    hot,
    cold,
    facts,
    player: freezeDeep(joined),
    texts: new Map(),
    lists: new TaskLists(),
  };
}

/** The notifications of a player as JSON. */
export function notificationsText({ facts, player }: LoadedPlayer): string {
  facts.notificationsText ??= JSON.stringify(player.notifications);
  return facts.notificationsText;
}
