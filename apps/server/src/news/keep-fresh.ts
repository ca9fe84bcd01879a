import type { Extra } from '../area.ts';
import { keepFresh } from '../realtime/keep-fresh.ts';
import { readHeadlines } from '../storage/news/news-posts.ts';

/** How often the latest post is read anew, whatever is heard of changes (wire-groups-and-admin 7.2). */
const everyMs = 300_000;

/** Has a server know the latest news post. */
export const keepNewsFresh: Extra = (server, { storage, system, events, log }) =>
  keepFresh(
    server,
    { log },
    {
      name: 'the latest news',
      everyMs,
      refresh: () => storage.news.refresh(() => readHeadlines(storage.db, system.now())),
      onChange: (listener) => events.onNews(listener),
    },
  );
