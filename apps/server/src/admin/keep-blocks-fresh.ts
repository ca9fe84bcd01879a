import type { Extra } from '../area.ts';
import { listBlockers } from '../storage/admin/blockers.ts';

/** How often the list is read anew, whatever is heard of changes: our own figure. */
const everyMs = 60_000;

/** Has a server know who is kept out: from the start, and again whenever somebody, here or elsewhere, changes that. */
export const keepBlocksFresh: Extra = (server, { storage, events, blocks, log }) => {
  const refresh = () => blocks.refresh(() => listBlockers(storage.db));
  const refreshLater = () => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'the list of blocks could not be read'));
  };
  let timer: NodeJS.Timeout | undefined;
  const stopListening = events.onBlocks(refreshLater);
  // What was answered before is no longer given to those who are kept out now.
  blocks.onChange(() => server.repeats.forget());
  server.addHook('onReady', async () => {
    await refresh();
    timer = setInterval(refreshLater, everyMs);
    timer.unref();
  });
  server.addHook('onClose', async () => {
    stopListening();
    clearInterval(timer);
  });
};
