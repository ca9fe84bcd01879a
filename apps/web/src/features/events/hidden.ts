const KEY = 'everdeed-events';
/** As many are remembered; there are fewer in a year. */
const MAX_HIDDEN = 20;

const nameOf = (userId: string, id: string): string => `${userId} ${id}`;

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('\n');
  } catch {
    return [];
  }
}

/** Whether the player has hidden this on this device. */
export function isHidden(userId: string, id: string): boolean {
  const names = remembered();
  return names.includes('*') || names.includes(nameOf(userId, id));
}

/** Hides it for good on this device; without storage, until the page is left. */
export function hide(userId: string, id: string): void {
  const names = [...remembered(), nameOf(userId, id)].slice(-MAX_HIDDEN);
  try {
    localStorage.setItem(KEY, names.join('\n'));
  } catch {
    // It shows again with the next visit.
  }
}
