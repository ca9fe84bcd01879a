/** Files of our own that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** From the second visit on, the app opens without a network. Only where it was built: Vite serves its own way. */
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

/** Whether somebody pays for every byte. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whoever plays here gets the rest of the screens too: editor and dialogs then open in a tunnel. */
export async function keepLaterFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  await tellWorker({ later: true });
}
