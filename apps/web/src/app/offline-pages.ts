import { valueIn } from '@everdeed/content/values';

/** Files of this site that the page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Makes the app open offline from the second visit on. Only for builds, not for Vite's dev server. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (!registration) return;
  await tellWorker({ files: loadedFiles() });
}

async function tellWorker(message: { readonly files: readonly string[] } | { readonly later: true }) {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage(message);
}

/** Whether the user asked to save data. */
const savesData = (): boolean => valueIn(navigator, 'connection', 'saveData') === true;

/** Caches the remaining screens for players, so that editor and dialogs open even in a tunnel. */
export async function keepLaterFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  await tellWorker({ later: true });
}
