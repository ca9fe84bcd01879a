/** Milliseconds before each further try, our own: a network that has just come back needs a moment. */
const WAITS_MS = [300, 1000, 3000];

/**
 * Loads what a page cannot do without. If that fails, it is tried again a few times within seconds, as long as the
 * browser has a network a moment after; the last failure is thrown, without a network the first.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS_MS) {
    try {
      return await load();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!navigator.onLine) throw error;
    }
  }
  return await load();
}
