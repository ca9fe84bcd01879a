import { newsCalls } from '@everdeed/contract';
import { isOut, isUuid, type NewsScene, postponeNews, readNews, writesNews } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { findNewsPost, listNewsPosts } from '../storage/news/news-posts.ts';
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import { newsPage } from './news-page.ts';
import { presentPost } from './present-post.ts';

const newsScene: SceneLoader<NewsScene> = async (tx, actor, { now }) => ({
  player: await requireActor(tx, actor),
  latest: tx.news.at(now),
});

const isWriter = (actor: Actor | undefined): boolean => writesNews(actor?.permissions ?? {});

/** Reading news (wire-groups-and-admin 7.2). */
export const readerRoutes = [
  route(newsCalls.getNewsPage, async (work, { info }) => {
    const latest = work.read.news.at(info.now);
    const post = latest && (await findNewsPost(work.read.db, latest.id));
    const html = await newsPage(work.words.plain(info.language, 'newStuff'), post);
    return reply({
      raw: { contentType: 'application/json; charset=utf-8', body: JSON.stringify({ html }) },
    });
  }),
  route(newsCalls.getNews, async (work, { actor, query, info }) => {
    const asked = { page: query.page ?? 0, now: info.now, isWriter: isWriter(actor) };
    return (await listNewsPosts(work.read.db, asked)).map(presentPost);
  }),
  route(newsCalls.getNewsPost, async (work, { actor, params, info }) => {
    const id = params.postId.toLowerCase();
    const post = isUuid(id) ? await findNewsPost(work.read.db, id) : undefined;
    if (!post || !(isOut(post, info.now) || isWriter(actor)))
      throw work.refuse('NotFound', 'newsPostNotFound');
    return presentPost(post);
  }),
  route(newsCalls.readNews, async (work, { actor }) => {
    await perform(work, actor, newsScene, readNews);
    return {};
  }),
  route(newsCalls.postponeNews, async (work, { actor }) => {
    await perform(work, actor, newsScene, postponeNews);
    return {};
  }),
];
