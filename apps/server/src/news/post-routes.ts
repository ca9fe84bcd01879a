import { newsCalls } from '@everdeed/contract';
import { editNewsPost, type NewsPost, writeNewsPost } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { lockNewsPost, putNewsPost, readHeadlines, removeNewsPost } from '../storage/news/news-posts.ts';
import type { Tx } from '../storage/stores.ts';
import { unwrap } from '../work/refusal.ts';
import type { Work } from '../work/work.ts';
import { presentPost } from './present-post.ts';

type NewsParts = Pick<Services, 'events'>;

/** Has this process know the latest post as soon as the change is committed, and the others soon after. */
async function tellNews(work: Work, tx: Tx, { events }: NewsParts): Promise<void> {
  const headlines = await readHeadlines(tx.db, work.now);
  tx.afterCommit(() => {
    tx.news.keep(headlines);
    events.newsChanged();
  });
}

async function store(work: Work, tx: Tx, parts: NewsParts, post: NewsPost): Promise<void> {
  await putNewsPost(tx.db, post);
  await tellNews(work, tx, parts);
}

/** Writing news (wire-groups-and-admin 7.2). */
export const postRoutes = (parts: NewsParts) => [
  route(newsCalls.createNewsPost, async (work, { actor, body }) => {
    const post = unwrap(work, writeNewsPost(work.rules, actor.id, body));
    await work.transaction((tx) => store(work, tx, parts, post));
    return reply({ status: 201, data: presentPost(post) });
  }),
  route(newsCalls.updateNewsPost, (work, { params, body }) =>
    work.transaction(async (tx) => {
      const before = await lockNewsPost(tx.db, params.postId.toLowerCase());
      if (!before) throw work.refuse('NotFound', 'newsPostNotFound');
      const post = unwrap(work, editNewsPost(work.rules, before, body));
      await store(work, tx, parts, post);
      return presentPost(post);
    }),
  ),
  route(newsCalls.deleteNewsPost, (work, { params }) =>
    work.transaction(async (tx) => {
      if (!(await removeNewsPost(tx.db, params.postId.toLowerCase())))
        throw work.refuse('NotFound', 'newsPostNotFound');
      await tellNews(work, tx, parts);
      return {};
    }),
  ),
];
