import { isOut } from '@everdeed/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newsCalls } from 'virtual:calls/news';
import { ShopScene } from '../../art/keeper-scene.tsx';
import { Pet } from '../../art/pet.tsx';
import { send } from '../../data/api.ts';
import { useMaybePlayer } from '../../data/hooks.ts';
import { refreshGame } from '../../data/load.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useIsSignedIn } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { hasUnreadNews } from '../../lib/news-flag.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { ChevronDown, X } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Sparkles } from '../../ui/site-icons.ts';
import { SiteHead } from '../../ui/site-head.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { dayOf, Post } from './post.tsx';
import styles from './news.module.css';
import { type NewsPost, usePosts } from './queries.ts';

/** Answers to the latest post: read, or kept in the notifications. Both lead back to the tasks. */
function Answers() {
  const navigate = useNavigate();
  /** The answer on its way: whether it says that the post was read. */
  const [answering, setAnswering] = useState<boolean>();
  const answer = async (isRead: boolean) => {
    if (answering !== undefined) return;
    setAnswering(isRead);
    const { ok } = isRead ? await send(newsCalls.readNews, {}) : await send(newsCalls.postponeNews, {});
    if (ok) await refreshGame();
    setAnswering(undefined);
    if (ok) void navigate('/');
  };
  return (
    <div className={styles['answers']} role="group" aria-label={t('news.answers')}>
      <Button wide busy={answering === false} onClick={() => void answer(false)}>
        {t('news.later')}
      </Button>
      <Button kind="primary" wide busy={answering === true} onClick={() => void answer(true)}>
        {t('news.gotIt')}
      </Button>
    </div>
  );
}

/** A post of before, which opens in place. */
const OlderPost = ({ post }: { readonly post: NewsPost }) => (
  <details className={styles['older']}>
    <summary>
      <span className={styles['olderTitle']}>{post.title}</span>
      <time dateTime={post.publishDate}>{dayOf(post.publishDate)}</time>
      <ChevronDown size={18} aria-hidden="true" />
    </summary>
    <Post post={post} />
  </details>
);

const isOfToday = ({ publishDate }: NewsPost): boolean =>
  new Date(publishDate).toDateString() === new Date(serverNow()).toDateString();

interface PostsProps {
  readonly posts: readonly NewsPost[];
  readonly isNew: boolean;
}

function Posts({ posts: [latest, ...older], isNew }: PostsProps) {
  if (!latest)
    return (
      <EmptyState
        picture={<Pet name="Fox-Base" scale={2} />}
        title={t('news.none')}
        hint={t('news.noneHint')}
      />
    );
  const sign = isNew && (
    <p className={styles['sign']}>
      <Sparkles size={16} aria-hidden="true" /> {t(isOfToday(latest) ? 'news.isNewToday' : 'news.isNew')}
    </p>
  );
  return (
    <>
      <Post post={latest} isLead sign={sign} />
      {older.length > 0 && (
        <section aria-label={t('news.older')}>
          <h2 className={styles['olderHead']}>{t('news.older')}</h2>
          {older.map((post) => (
            <OlderPost key={post._id} post={post} />
          ))}
        </section>
      )}
    </>
  );
}

/** News of the site, for everybody: the latest post whole, others by their titles. */
export function NewsScreen() {
  const isSignedIn = useIsSignedIn();
  const player = useMaybePlayer();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePosts();
  // On a phone, those who play have them as a page of the game, with the scene at its top.
  const isSheet = useMedia('(max-width: 767.98px)') && isSignedIn;
  const posts = data?.pages.flat().filter((post) => isOut(post, serverNow()));
  const isNew = isSignedIn && player !== undefined && hasUnreadNews(player);
  return (
    <div className={styles['page']}>
      {isSheet ? (
        <Link className={styles['close']} to="/">
          <X size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('ui.close')}</span>
        </Link>
      ) : (
        <SiteHead>
          <Link className={buttonLook} data-kind="secondary" to={isSignedIn ? '/' : '/login'}>
            {t(isSignedIn ? 'nav.tasks' : 'title.login')}
          </Link>
        </SiteHead>
      )}
      <main className={styles['main']}>
        <ShopScene keeper="news" className={styles['scene']} />
        <h1 className={isNew ? 'visually-hidden' : styles['head']}>{t('news.title')}</h1>
        {posts && <Posts posts={posts} isNew={isNew} />}
        {!posts && isError && (
          <LoadFailed title={t('news.failed')} hint={t('news.failedHint')} onRetry={() => void refetch()} />
        )}
        {!posts && !isError && <Skeleton />}
        {hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('news.more')}
          </Button>
        )}
      </main>
      {isNew && posts && posts.length > 0 && <Answers />}
    </div>
  );
}
