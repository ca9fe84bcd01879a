import type { Extra } from '../area.ts';
import { readChoices } from '../storage/site/site-settings.ts';

/** How often the choices are read anew, whatever is heard of changes: our own figure (ms). */
const everyMs = 60_000;

/** Has a server know what was chosen about the site: from the start, and again whenever somebody, here or elsewhere, changes it. */
export const keepSiteFresh: Extra = (server, { storage, site, events, log }) => {
  const refresh = async () => site.keep(await readChoices(storage.db));
  const refreshLater = () => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'the site settings could not be read'));
  };
  let timer: NodeJS.Timeout | undefined;
  const stopListening = events.onSite(refreshLater);
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
