import type { Extra } from '../area.ts';
import { readHeadlines } from '../storage/news/news-posts.ts';

/** How often the latest post is read anew, whatever is heard of changes (wire-groups-and-admin 7.2). */
const everyMs = 300_000;

/** Has a server know the latest news post: from the start, and again whenever somebody, here or elsewhere, writes one. */
export const keepNewsFresh: Extra = (server, { storage, system, events, log }) => {
  const refresh = () => storage.news.refresh(() => readHeadlines(storage.db, system.now()));
  const refreshLater = () => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'the latest news could not be read'));
  };
  let timer: NodeJS.Timeout | undefined;
  const stopListening = events.onNews(refreshLater);
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
