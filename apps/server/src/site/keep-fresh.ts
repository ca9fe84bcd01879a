import type { Extra } from '../area.ts';
import { keepFresh } from '../realtime/keep-fresh.ts';
import { readChoices } from '../storage/site/site-settings.ts';

/** How often the choices are read anew, whatever is heard of changes: our own figure. */
const everyMs = 60_000;

/** Has a server know what was chosen about the site. */
export const keepSiteFresh: Extra = (server, { storage, site, events, log }) =>
  keepFresh(
    server,
    { log },
    {
      name: 'the site settings',
      everyMs,
      refresh: () => site.refresh(() => readChoices(storage.db)),
      onChange: (listener) => events.onSite(listener),
    },
  );
