/** The live events that concern the game of this page, a part of the contract's `LiveEvent`. */
export type GameEvent =
  /** The player was saved. `parts` are the changed fields; if absent, any field may have changed. */
  | {
      readonly kind: 'player';
      readonly userV: number;
      readonly parts?: readonly string[];
      /** Tasks created, changed or removed along with it; empty if there are too many to list. */
      readonly taskIds?: readonly string[];
    }
  /** Only tasks changed, not the player. */
  | { readonly kind: 'tasks'; readonly taskIds: readonly string[] }
  /** Events may have been lost. */
  | { readonly kind: 'missed' };

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

function fieldsOf(data: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads an event; undefined if it does not concern this page. */
export function readEvent(data: string): GameEvent | undefined {
  const { kind, topic, userV, parts, taskIds } = fieldsOf(data);
  if (typeof topic !== 'string' || !topic.startsWith('player:')) return undefined;
  if (kind === 'missed') return { kind };
  if (kind === 'tasks') return isNames(taskIds) ? { kind, taskIds } : { kind: 'missed' };
  if (kind !== 'player') return undefined;
  if (typeof userV !== 'number') return { kind: 'missed' };
  return { kind, userV, ...(isNames(parts) && { parts }), ...(isNames(taskIds) && { taskIds }) };
}
