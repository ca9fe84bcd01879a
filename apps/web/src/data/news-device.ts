const KEY = 'everdeed-events';
/** Stands for everything that is on. */
const ALL = '*';
/** As many are remembered; there are fewer in a year. */
const MAX_HIDDEN = 20;

const nameOf = (userId: string, id: string): string => `${userId} ${id}`;

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('\n').filter((name) => name !== '');
  } catch {
    return [];
  }
}

/** Without storage it shows again with the next visit. */
function remember(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, names.slice(-MAX_HIDDEN).join('\n'));
  } catch {
    // As above.
  }
}

/** Whether this device tells what is on in the calendar. It does until somebody asks for quiet. */
export const newsOn = (): boolean => !remembered().includes(ALL);

/** Tells what is on from now on, or nothing of it. What was hidden one by one stays hidden. */
export function setNews(isOn: boolean): void {
  const names = remembered().filter((name) => name !== ALL);
  remember(isOn ? names : [...names, ALL]);
}

/** Whether the player has hidden this on this device. */
export const isHidden = (userId: string, id: string): boolean =>
  !newsOn() || remembered().includes(nameOf(userId, id));

/** Hides it for good on this device. */
export const hide = (userId: string, id: string): void => remember([...remembered(), nameOf(userId, id)]);
