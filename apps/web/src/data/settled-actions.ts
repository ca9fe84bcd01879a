/** How many settled entries are remembered: more than can be in flight between tabs. */
const MAX_REMEMBERED = 500;
const ids = new Set<string>();

/**
 * Remembers that an entry is settled. Tabs send each other's entries, and a busy tab may announce its entry only
 * after another one has announced that it is settled.
 */
export function noteSettled(id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > MAX_REMEMBERED && oldest !== undefined) ids.delete(oldest);
}

export const isSettled = (id: string): boolean => ids.has(id);
