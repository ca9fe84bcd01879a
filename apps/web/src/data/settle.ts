import type { AnyResult } from '@everdeed/rules';
import type { OutboxEntry } from './action.ts';
import { definitionOf } from './define-action.ts';
import type { Game } from './game.ts';
import { previewEntry } from './projection.ts';
import type { Answer } from './reply.ts';

const withEnvelope = (game: Game, { notifications, userV }: Answer): Game => ({
  ...game,
  player: {
    ...game.player,
    ...(notifications && { notifications }),
    ...(userV !== undefined && { _v: userV }),
  },
});

export interface Settled {
  readonly game: Game;
  /** Whether the server's state is newer, so that everything must be refetched. */
  readonly stale: boolean;
}

/**
 * The base after an entry was saved: the preview, corrected by the server's answer. `previewed` is the preview on
 * this base, if it was already computed.
 */
export function settleSaved(
  base: Game,
  entry: OutboxEntry,
  answer: Answer,
  previewed?: AnyResult<Game>,
): Settled {
  const { action } = entry;
  const definition = definitionOf(action);
  const { userV, ...rest } = answer;
  // The version stays: until all is fetched again, word of the change is still news.
  if (!definition) return { game: withEnvelope(base, rest), stale: true };
  // The base is newer than this action: its first answer was lost, and this is the stored one, sent again.
  if (definition.addsUp && userV !== undefined && userV <= base.player._v) return { game: base, stale: true };
  const result = previewed ?? previewEntry(base, entry);
  const done = result.ok ? result.value : base;
  const game = definition.settle?.(done, answer.data, action) ?? done;
  const jumped = userV !== undefined && userV > base.player._v + 1;
  return { game: withEnvelope(game, answer), stale: !result.ok || jumped || definition.refetch === true };
}
