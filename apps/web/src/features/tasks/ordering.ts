/** The ids with `id` moved to `to`; -1 or a position beyond the end is the bottom (wire 4.4). */
export function moveTo(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id);
  const at = to < 0 || to > rest.length ? rest.length : to;
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

export type Step = 'up' | 'down' | 'top' | 'bottom';

/**
 * The position in the whole list of a task that moves one step among the visible ones: past its visible
 * neighbour, however many hidden ones are in between. Undefined at the end.
 */
export function targetOf(
  ids: readonly string[],
  visible: readonly string[],
  id: string,
  step: Step,
): number | undefined {
  const place = visible.indexOf(id);
  const last = visible.length - 1;
  if (place < 0 || (place === 0 && (step === 'up' || step === 'top'))) return undefined;
  if (place === last && (step === 'down' || step === 'bottom')) return undefined;
  if (step === 'top') return 0;
  if (step === 'bottom') return ids.length - 1;
  return ids.indexOf(visible[place + (step === 'up' ? -1 : 1)] ?? '');
}

/** The position in the whole list of a task dropped onto another. */
export function dropTarget(ids: readonly string[], over: string): number {
  return Math.max(0, ids.indexOf(over));
}
