/** What the live stream says, as far as the game of this page is concerned; the contract's `LiveEvent` is the whole. */
export type GameEvent =
  /** The player was saved. `parts` are the fields that changed; absent: anything may have. */
  | {
      readonly kind: 'player';
      readonly userV: number;
      readonly parts?: readonly string[];
      /** Tasks that were made, changed or removed with it; an empty list: too many to name. */
      readonly taskIds?: readonly string[];
    }
  /** Tasks changed, and nothing of the player. */
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

/** Reads an event; undefined for one that this page has nothing to do with. */
export function readEvent(data: string): GameEvent | undefined {
  const { kind, topic, userV, parts, taskIds } = fieldsOf(data);
  if (typeof topic !== 'string' || !topic.startsWith('player:')) return undefined;
  if (kind === 'missed') return { kind };
  if (kind === 'tasks') return isNames(taskIds) ? { kind, taskIds } : { kind: 'missed' };
  if (kind !== 'player') return undefined;
  if (typeof userV !== 'number') return { kind: 'missed' };
  return { kind, userV, ...(isNames(parts) && { parts }), ...(isNames(taskIds) && { taskIds }) };
}
