import { newsCalls } from '@everdeed/contract';
import { type AuditAct, editNewsPost, type NewsPost, writeNewsPost } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { lockNewsPost, putNewsPost, readHeadlines, removeNewsPost } from '../storage/news/news-posts.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
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

/** Notes what was done to a post. */
const note = (work: Work, tx: Tx, actor: ActorId, act: NewsAct, { _id, title }: NamedPost) =>
  audit(work, tx, actor, { act, target: { kind: 'news', id: _id, name: title } });

type NewsAct = Extract<AuditAct, 'writeNews' | 'editNews' | 'deleteNews'>;
type NamedPost = Pick<NewsPost, '_id' | 'title'>;

async function store(work: Work, tx: Tx, parts: NewsParts, post: NewsPost): Promise<void> {
  await putNewsPost(tx.db, post);
  await tellNews(work, tx, parts);
}

/** Writing news (wire-groups-and-admin 7.2). */
export const postRoutes = (parts: NewsParts) => [
  route(newsCalls.createNewsPost, async (work, { actor, body }) => {
    const post = unwrap(work, writeNewsPost(work.rules, actor.id, body));
    await work.transaction(async (tx) => {
      await store(work, tx, parts, post);
      await note(work, tx, actor, 'writeNews', post);
    });
    return reply({ status: 201, data: presentPost(post) });
  }),
  route(newsCalls.updateNewsPost, (work, { actor, params, body }) =>
    work.transaction(async (tx) => {
      const before = await lockNewsPost(tx.db, params.postId.toLowerCase());
      if (!before) throw work.refuse('NotFound', 'newsPostNotFound');
      const post = unwrap(work, editNewsPost(work.rules, before, body));
      await store(work, tx, parts, post);
      await note(work, tx, actor, 'editNews', post);
      return presentPost(post);
    }),
  ),
  route(newsCalls.deleteNewsPost, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const post = await lockNewsPost(tx.db, params.postId.toLowerCase());
      if (!post || !(await removeNewsPost(tx.db, post._id)))
        throw work.refuse('NotFound', 'newsPostNotFound');
      await note(work, tx, actor, 'deleteNews', post);
      await tellNews(work, tx, parts);
      return {};
    }),
  ),
];
