import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { NewsKey } from '../features/events/news.ts';
import { NewsStrip } from '../features/events/news-strip.tsx';
import { useNews } from '../features/events/use-news.ts';
import { usePlayerPart } from '../data/hooks.ts';
import { hasUnreadNews } from '../lib/news-flag.ts';
import { lazyPart } from './lazy-screen.tsx';
import styles from './news.module.css';

const Strip = lazyPart('events', () => Promise.resolve(NewsStrip));

const Post = lazyPart('news', async () => (await import('./later-parts.ts')).loadPostStrip());

/** Where each is to be seen; others have no place of their own. */
function pathTo(key: NewsKey): '/shops/market' | '/shops/seasonal' | undefined {
  if (/^(opens|closes)\./.test(key)) return '/shops/seasonal';
  return key === 'aprilFools' || key === 'nye' || key === 'valentines' ? undefined : '/shops/market';
}

/** A post that waits to be read, else what is on, in one strip that leads there. Its place is kept while it is loading. */
export const TaskNews = () =>
  usePlayerPart(hasUnreadNews) ? (
    <Suspense fallback={null}>
      <Post />
    </Suspense>
  ) : (
    <EventNews />
  );

function EventNews() {
  const { news, onHide } = useNews();
  if (!news) return null;
  return (
    <Suspense fallback={<div className={styles['place']} />}>
      <Strip news={news} path={pathTo(news.key)} onHide={onHide} />
    </Suspense>
  );
}

/** The same in a shop, which says nothing of what it shows itself. */
export function ShopNews() {
  const { pathname } = useLocation();
  const { news, onHide } = useNews();
  const path = news && pathTo(news.key);
  if (!news || (path === pathname && path === '/shops/seasonal')) return null;
  return (
    <Suspense fallback={<div className={styles['place']} />}>
      <Strip news={news} path={path === pathname ? undefined : path} onHide={onHide} />
    </Suspense>
  );
}
