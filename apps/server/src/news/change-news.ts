import type { AuditAct, NewsPost } from '@everdeed/rules';
import type { Services } from '../services.ts';
import { putNewsPost, readHeadlines, removeNewsPost } from '../storage/news/news-posts.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import type { Work } from '../work/work.ts';

/** What a change of news needs of the server. */
export type NewsParts = Pick<Services, 'events'>;
type NewsAct = Extract<AuditAct, 'writeNews' | 'editNews' | 'deleteNews'>;

/** Who changes what. */
interface NewsChange {
  /** Absent at the command line. */
  readonly actor?: ActorId;
  readonly post: Pick<NewsPost, '_id' | 'title'>;
}

/** Has this process know the latest post as soon as the change is committed, and the others soon after. */
async function tellNews(work: Work, tx: Tx, { events }: NewsParts): Promise<void> {
  const headlines = await readHeadlines(tx.db, work.now);
  tx.afterCommit(() => {
    tx.news.keep(headlines);
    events.newsChanged();
  });
}

/** Notes what was done to a post. */
const note = (work: Work, tx: Tx, act: NewsAct, { actor, post: { _id, title } }: NewsChange) =>
  audit(work, tx, actor, { act, target: { kind: 'news', id: _id, name: title } });

/** Stores a new post, or a changed one in place of the old, with the note of it. */
export async function storePost(
  work: Work,
  tx: Tx,
  parts: NewsParts,
  change: NewsChange & { readonly act: Exclude<NewsAct, 'deleteNews'>; readonly post: NewsPost },
): Promise<void> {
  await putNewsPost(tx.db, change.post);
  await tellNews(work, tx, parts);
  await note(work, tx, change.act, change);
}

/** Removes a post, with the note of it; returns false if there is none. */
export async function removePost(work: Work, tx: Tx, parts: NewsParts, change: NewsChange): Promise<boolean> {
  if (!(await removeNewsPost(tx.db, change.post._id))) return false;
  await note(work, tx, 'deleteNews', change);
  await tellNews(work, tx, parts);
  return true;
}
