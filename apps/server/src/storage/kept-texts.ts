import type { Player } from '@everdeed/rules';
import type { LoadedPlayer } from './loaded-player.ts';
import { ownerText } from './player-text.ts';
import type { SectionCache } from './section-cache.ts';
import type { ComputedFields, KeptText } from './stores.ts';

/** Maximum number of cached text variants per player. */
const maxTexts = 4;

interface PlayerText {
  readonly computed: (player: Player) => ComputedFields;
  /** What the text depends on besides the player, as a key. */
  readonly variant: (player: Player, now: number) => string;
  readonly now: number;
}

/** The player as text, made once for each variant and kept with the cached player. */
export function keptText(cache: SectionCache, loaded: LoadedPlayer, asked: PlayerText): KeptText {
  const { computed, variant, now } = asked;
  const { player, texts } = loaded;
  const key = variant(player, now);
  const known = texts.get(key);
  if (known) return known;
  const text = ownerText(loaded, computed(player));
  const isStill: KeptText['isStill'] = (row, later) =>
    cache.whole(player._id, row) === loaded && variant(player, later) === key;
  const made: KeptText = { text, player, answers: new Map(), isStill };
  if (texts.size >= maxTexts) texts.clear();
  texts.set(key, made);
  // The text, and the answer made from it.
  cache.grow(player._id, 2 * text.length);
  return made;
}

interface TasksText {
  /** The version of the player's tasks, as this work read it. */
  readonly version: number;
  readonly variant: string;
  readonly make: (player: Player) => Promise<string | undefined>;
}

/** A list of the player's tasks as text, made once for each variant of a version. */
export async function keptTasks(
  cache: SectionCache,
  loaded: LoadedPlayer,
  { version, variant, make }: TasksText,
): Promise<KeptText | undefined> {
  const { player, lists } = loaded;
  const known = lists.at(version).get(variant);
  if (known) return known;
  const text = await make(player);
  if (text === undefined) return undefined;
  const isStill: KeptText['isStill'] = (row) =>
    row.tasks === version && cache.whole(player._id, row) === loaded;
  const made: KeptText = { text, player, answers: new Map(), isStill };
  // Whatever was changed while the list was read has a version of its own, and is not taken for this one.
  lists.at(version).set(variant, made);
  // The text, and the answer made from it.
  cache.grow(player._id, 2 * text.length);
  return made;
}
