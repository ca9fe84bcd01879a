import type { NewsPost } from '@everdeed/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../schema.ts';
import type { NewsTables } from '../schema/news.ts';
import { pageByNumber } from '../page.ts';
import type { Headline } from './latest-news.ts';

type Db = Kysely<Database>;
type NewsRow = Selectable<NewsTables['news_posts']>;

/** Posts on one page (wire-groups-and-admin 7.2). */
const PAGE_SIZE = 10;
/** Posts that can wait to come out by themselves; those after them do when the list is read anew. Our own figure. */
const MAX_WAITING = 100;

const iso = (ms: number): string => new Date(ms).toISOString();

const postOf = (row: NewsRow): NewsPost => ({
  _id: row.id,
  title: row.title,
  text: row.text,
  credits: row.credits,
  author: row.author_id,
  publishDate: iso(row.publish_at),
  published: row.published === 1,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

const rowOf = (post: NewsPost): NewsRow => ({
  id: post._id,
  title: post.title,
  text: post.text,
  credits: post.credits,
  author_id: post.author,
  publish_at: Date.parse(post.publishDate),
  published: Number(post.published),
  created_at: Date.parse(post.createdAt),
  updated_at: Date.parse(post.updatedAt),
});

/** One page, counted from 0, the latest date first: what is out at `now` (ms), or everything for those who write. */
export async function listNewsPosts(
  db: Db,
  { page, now, isWriter }: { readonly page: number; readonly now: number; readonly isWriter: boolean },
): Promise<NewsPost[]> {
  const all = db.selectFrom('news_posts').selectAll();
  const shown = isWriter ? all : all.where('published', '=', 1).where('publish_at', '<=', now);
  const inOrder = shown.orderBy('publish_at', 'desc').orderBy('id', 'desc');
  return (await pageByNumber(inOrder, { page, size: PAGE_SIZE })).items.map(postOf);
}

/** A post by its id. */
export async function findNewsPost(db: Db, id: string): Promise<NewsPost | undefined> {
  const row = await db.selectFrom('news_posts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && postOf(row);
}

/** The same, locked for the rest of the transaction. */
export async function lockNewsPost(db: Db, id: string): Promise<NewsPost | undefined> {
  const row = await db
    .updateTable('news_posts')
    .set((one) => ({ updated_at: one.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && postOf(row);
}

/** Stores a new post, or a changed one in place of the old. */
export async function putNewsPost(db: Db, post: NewsPost): Promise<void> {
  const { id, ...fields } = rowOf(post);
  await db
    .insertInto('news_posts')
    .values({ id, ...fields })
    .onConflict((same) => same.column('id').doUpdateSet(fields))
    .execute();
}

/** Removes a post; returns false if there is none. */
export async function removeNewsPost(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('news_posts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

const publishedIn = (db: Db) =>
  db.selectFrom('news_posts').select(['id', 'title', 'publish_at']).where('published', '=', 1);

const headlineOf = ({ id, title, publish_at }: Pick<NewsRow, 'id' | 'title' | 'publish_at'>): Headline => ({
  id,
  title,
  publishAt: publish_at,
});

/** The latest post that is out at `now` (ms). */
export async function readLatest(db: Db, now: number): Promise<Headline | undefined> {
  const out = publishedIn(db).where('publish_at', '<=', now);
  const row = await out.orderBy('publish_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && headlineOf(row);
}

/** The latest post that is out at `now` (ms) and those that come out later, the latest date first. */
export async function readHeadlines(db: Db, now: number): Promise<Headline[]> {
  const soonestFirst = publishedIn(db).where('publish_at', '>', now).orderBy('publish_at').orderBy('id');
  const waiting = (await soonestFirst.limit(MAX_WAITING).execute()).map(headlineOf);
  const latest = await readLatest(db, now);
  return [...waiting.toReversed(), ...(latest ? [latest] : [])];
}
