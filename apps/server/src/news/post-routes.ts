import { newsCalls } from '@everdeed/contract';
import { editNewsPost, writeNewsPost } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { lockNewsPost } from '../storage/news/news-posts.ts';
import { unwrap } from '../work/refusal.ts';
import { type NewsParts, removePost, storePost } from './change-news.ts';
import { presentPost } from './present-post.ts';

/** Writing news (wire-groups-and-admin 7.2). */
export const postRoutes = (parts: NewsParts) => [
  route(newsCalls.createNewsPost, async (work, { actor, body }) => {
    const post = unwrap(work, writeNewsPost(work.rules, actor.id, body));
    await work.transaction((tx) => storePost(work, tx, parts, { actor, act: 'writeNews', post }));
    return reply({ status: 201, data: presentPost(post) });
  }),
  route(newsCalls.updateNewsPost, (work, { actor, params, body }) =>
    work.transaction(async (tx) => {
      const before = await lockNewsPost(tx.db, params.postId.toLowerCase());
      if (!before) throw work.refuse('NotFound', 'newsPostNotFound');
      const post = unwrap(work, editNewsPost(work.rules, before, body));
      await storePost(work, tx, parts, { actor, act: 'editNews', post });
      return presentPost(post);
    }),
  ),
  route(newsCalls.deleteNewsPost, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const post = await lockNewsPost(tx.db, params.postId.toLowerCase());
      if (!post || !(await removePost(work, tx, parts, { actor, post })))
        throw work.refuse('NotFound', 'newsPostNotFound');
      return {};
    }),
  ),
];
