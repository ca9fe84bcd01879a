import { type EventRuns, setEventRuns } from '@everdeed/content';
import type { Extra } from '../area.ts';
import { keepFresh } from '../realtime/keep-fresh.ts';
import { Fresh } from '../storage/fresh.ts';
import { readEventRuns } from '../storage/world/event-runs.ts';

/** How often the events are read anew, whatever is heard of changes: our own figure. */
const everyMs = 60_000;
/** One for the whole process, as what the calendar says is. */
const known = new Fresh<EventRuns>({});

/** Has this process keep to what the database says of events. */
export function keepEventRuns(runs: EventRuns): void {
  known.keep(runs);
  setEventRuns(runs);
}

/** Has a server know which events were started and ended by hand. */
export const keepEventsFresh: Extra = (server, { storage, events, log }) =>
  keepFresh(
    server,
    { log },
    {
      name: 'what was done to events',
      everyMs,
      refresh: async () => {
        const runs = await known.reading(() => readEventRuns(storage.db));
        if (runs) keepEventRuns(runs);
      },
      onChange: (listener) => events.onSite(listener),
    },
  );
