/** Milliseconds until what could not be loaded is tried again, unless the network comes back before. */
const RETRY_MS = 10_000;

const later = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, RETRY_MS);
    addEventListener('online', end);
  });

/** Loads a part that a screen can do without: whatever fails, it is tried again until it is there. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await later();
    }
  }
}
