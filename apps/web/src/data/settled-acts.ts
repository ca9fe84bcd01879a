/** Acts that ended lately; more than can be under way between tabs. */
const MOST = 500;
const ids = new Set<string>();

/**
 * Notes that an act has ended. Tabs send each other's acts, and a busy tab may tell of its act only after another
 * one has told of its end.
 */
export function noteSettled(id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > MOST && oldest !== undefined) ids.delete(oldest);
}

export const isSettled = (id: string): boolean => ids.has(id);
