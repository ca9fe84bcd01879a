import { accept, type AnyResult, type RuleContext } from '@everdeed/rules';
import type { OutboxEntry } from './action.ts';
import { type AnyDefinition, definitionOf } from './define-action.ts';
import type { Game } from './game.ts';

/** An entry applied to the game before it. */
interface Step {
  readonly entry: OutboxEntry;
  /** What was known of its action then; actions of other screens become known later. */
  readonly definition: AnyDefinition | undefined;
  readonly result: AnyResult<Game>;
  /** The game after the entry: unchanged where it no longer fits. */
  readonly after: Game;
}

/** What the person sees: the last state from the server with all waiting entries applied. */
export interface Projection {
  readonly base: Game;
  readonly steps: readonly Step[];
  readonly view: Game;
}

/** Context for previews, with dice that are never lucky: only the server rolls for real. */
const contextOf = ({ at, id }: OutboxEntry): RuleContext => ({
  now: Date.parse(at),
  dice: { roll: () => 0.999_999 },
  newId: () => id,
});

/** The game after an entry; an action of unknown kind shows nothing. */
export function previewEntry(game: Game, entry: OutboxEntry): AnyResult<Game> {
  const { action } = entry;
  return definitionOf(action)?.preview(game, action, contextOf(entry)) ?? accept(game);
}

function stepFrom(game: Game, entry: OutboxEntry): Step {
  const result = previewEntry(game, entry);
  return { entry, definition: definitionOf(entry.action), result, after: result.ok ? result.value : game };
}

/** Whether a step was computed with what is known of its action now. */
const isCurrent = ({ entry, definition }: Step): boolean => definition === definitionOf(entry.action);

/** A waiting entry and the one that undoes it cancel each other out. */
function withoutTakenBack(pending: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const ids = new Set(pending.map(({ id }) => id));
  const gone = new Set(pending.flatMap(({ takesBack = '' }) => (ids.has(takesBack) ? [takesBack] : [])));
  if (gone.size === 0) return pending;
  return pending.filter(({ id, takesBack = '' }) => !gone.has(id) && !gone.has(takesBack));
}

/** How many steps of `before` still hold: the same entries, as they are known now, over the same base. */
function keptSteps(before: Projection | undefined, base: Game, entries: readonly OutboxEntry[]): number {
  if (before?.base !== base) return 0;
  const differs = before.steps.findIndex(
    (step, place) => step.entry.id !== entries[place]?.id || !isCurrent(step),
  );
  return differs < 0 ? before.steps.length : differs;
}

/**
 * Applies waiting entries to the last state from the server. Entries that no longer fit are left to the server. Only
 * what differs from the projection `before` is computed: nothing if nothing changed, one entry if one was appended,
 * all of them on a new base.
 */
export function project(base: Game, pending: readonly OutboxEntry[], before?: Projection): Projection {
  const entries = withoutTakenBack(pending);
  const kept = keptSteps(before, base, entries);
  const steps = before?.steps.slice(0, kept) ?? [];
  for (const entry of entries.slice(kept)) steps.push(stepFrom(steps.at(-1)?.after ?? base, entry));
  return { base, steps, view: steps.at(-1)?.after ?? base };
}

/** The game after the entry at the head of the queue, if it was already computed on this base, by what is known now. */
export function headResult(
  projection: Projection | undefined,
  base: Game,
  id: string,
): AnyResult<Game> | undefined {
  const head = projection?.base === base ? projection.steps[0] : undefined;
  return head?.entry.id === id && isCurrent(head) ? head.result : undefined;
}
