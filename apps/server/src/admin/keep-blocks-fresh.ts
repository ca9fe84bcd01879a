import type { Extra } from '../area.ts';
import { keepFresh } from '../realtime/keep-fresh.ts';
import { listBlockers } from '../storage/admin/blockers.ts';

/** How often the list is read anew, whatever is heard of changes: our own figure. */
const everyMs = 60_000;

/** Has a server know who is kept out. */
export const keepBlocksFresh: Extra = (server, { storage, events, blocks, log }) => {
  // What was answered before is no longer given to those who are kept out now.
  blocks.onChange(() => server.repeats.forget());
  keepFresh(
    server,
    { log },
    {
      name: 'the list of blocks',
      everyMs,
      refresh: () => blocks.refresh(() => listBlockers(storage.db)),
      onChange: (listener) => events.onBlocks(listener),
    },
  );
};
