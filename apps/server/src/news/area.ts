import { defineArea } from '../area.ts';
import { keepNewsFresh } from './keep-fresh.ts';
import { postRoutes } from './post-routes.ts';
import { readerRoutes } from './reader-routes.ts';

/** News of the site. */
export const newsArea = defineArea({
  name: 'news',
  routes: (parts) => [...readerRoutes, ...postRoutes(parts)],
  extras: [keepNewsFresh],
  tables: [{ name: 'news_posts', key: ['id'], since: 26 }],
});
