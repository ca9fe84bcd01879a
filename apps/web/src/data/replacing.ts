let running = 0;

/** Whether the account is being replaced from here, by an import or a copy: what it then has was not earned just now. */
export const isReplacing = (): boolean => running > 0;

/** Runs what replaces the account, until the page shows the new one. */
export async function replacing<T>(replace: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await replace();
  } finally {
    running -= 1;
  }
}
