import { existsSync, readFileSync } from 'node:fs';
import { type NewsPost, writeNewsPost } from '@everdeed/rules';
import { removePost, storePost } from '../news/change-news.ts';
import { listNewsPosts, lockNewsPost } from '../storage/news/news-posts.ts';
import type { Tx } from '../storage/stores.ts';
import { makeWords } from '../words/words.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import { idOf } from './administration.ts';
import { type CliContext, type Command, UsageError } from './context.ts';

/** Changes news. Servers on PostgreSQL hear of it, one on SQLite looks within five minutes. */
async function change<T>(context: CliContext, act: (work: Work, tx: Tx) => Promise<T>): Promise<T> {
  const words = await makeWords(() => undefined);
  return runWork({ ...context, words }, (work) => work.transaction((tx) => act(work, tx)));
}

/** A post as it is written in a file: its title is the heading on top. */
function postIn(file: string): Pick<NewsPost, 'title' | 'text'> {
  if (!existsSync(file)) throw new UsageError(`there is no such file: ${file}`);
  const [, title = '', text = ''] = /^\s*# +(.+)\r?\n([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (title.trim() === '' || text.trim() === '')
    throw new UsageError('the file begins with the title ("# What is new"); the text follows below it');
  return { title: title.trim(), text: text.trim() };
}

async function publish(context: CliContext, name: string, file: string): Promise<void> {
  const sent = postIn(file);
  const id = await idOf(context, name);
  await change(context, async (work, tx) => {
    const credits = (await tx.players.get(id))?.profile.name ?? name;
    const written = writeNewsPost(work.rules, id, { ...sent, credits, published: true });
    if (!written.ok) throw new UsageError('the title or the text is too long');
    await storePost(work, tx, context, { act: 'writeNews', post: written.value });
  });
  context.say(`“${sent.title}” is out.`);
}

async function remove(context: CliContext, id: string): Promise<void> {
  const title = await change(context, async (work, tx) => {
    const post = await lockNewsPost(tx.db, id.toLowerCase());
    if (!post) throw new UsageError('there is no post of this id; say "news" to see the latest');
    await removePost(work, tx, context, { post });
    return post.title;
  });
  context.say(`“${title}” is deleted.`);
}

async function show({ storage, system, say }: CliContext): Promise<void> {
  const now = system.now();
  const posts = await listNewsPosts(storage.db, { page: 0, now, isWriter: true });
  for (const { _id, title, publishDate, published } of posts) {
    const state = !published ? 'draft' : Date.parse(publishDate) > now ? 'comes out' : 'out';
    say(`${_id}  ${publishDate.slice(0, 10)}  ${state.padEnd(9)}  ${title}`);
  }
  if (posts.length === 0) say('There is no news yet.');
}

/** Shows the latest news posts, publishes one from a file, or deletes one. */
export const news: Command = async (context, [act, ...args]) => {
  const [first, file] = args;
  if (act === undefined) return show(context);
  if (act === 'publish' && first !== undefined && file !== undefined) return publish(context, first, file);
  if (act === 'delete' && first !== undefined) return remove(context, first);
  throw new UsageError('say "news", "news publish NAME FILE" or "news delete ID"');
};
