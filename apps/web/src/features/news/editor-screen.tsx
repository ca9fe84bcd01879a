import { isOut } from '@everdeed/rules';
import { useSearchParams } from 'react-router';
import { Pet } from '../../art/pet.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Plus } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './editor.module.css';
import { PostForm } from './post-form.tsx';
import { type NewsPost, usePosts } from './queries.ts';

/** Stands in the address for a post that is still to be written. */
const NEW = 'new';

/** Whether it is a draft, when it comes out, or since when it is out. */
function StateChip({ post }: { readonly post: NewsPost }) {
  const date = formatDate(post.publishDate, { dateStyle: 'medium', timeStyle: 'short' });
  if (!post.published) return <Chip>{t('news.draft')}</Chip>;
  if (isOut(post, serverNow())) return <span className={styles['date']}>{date}</span>;
  return <Chip kind="wash">{t('news.scheduled', { date })}</Chip>;
}

interface PostListProps {
  readonly posts: readonly NewsPost[];
  readonly onOpen: (id: string) => void;
}

function PostList({ posts, onOpen }: PostListProps) {
  if (posts.length === 0)
    return (
      <EmptyState
        picture={<Pet name="Fox-Base" scale={2} />}
        title={t('news.nothingWritten')}
        hint={t('news.nothingWrittenHint')}
      />
    );
  return (
    <ul className={styles['posts']} aria-label={t('news.posts')}>
      {posts.map((post) => (
        <li key={post._id}>
          <button type="button" className={styles['post']} onClick={() => onOpen(post._id)}>
            <b>{post.title}</b>
            <StateChip post={post} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All posts, drafts and scheduled ones too, and a form for the one of the address. */
export function EditorScreen() {
  const [params, setParams] = useSearchParams();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePosts();
  const open = (post: string) => {
    setParams(post ? { post } : {});
    scrollTo(0, 0);
  };
  const wanted = params.get('post');
  const posts = data?.pages.flat();
  if (!posts)
    return isError ? (
      <div className={styles['page']}>
        <LoadFailed title={t('news.failed')} hint={t('news.failedHint')} onRetry={() => void refetch()} />
      </div>
    ) : (
      <Skeleton />
    );
  const post = posts.find(({ _id }) => _id === wanted);
  if (post || wanted === NEW) return <PostForm key={wanted} post={post} onDone={() => open('')} />;
  return (
    <div className={styles['page']}>
      <div className={styles['tools']}>
        <p className={styles['hint']}>{t('news.editorWhat')}</p>
        <Button kind="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => open(NEW)}>
          {t('news.write')}
        </Button>
      </div>
      <PostList posts={posts} onOpen={open} />
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('news.more')}
        </Button>
      )}
    </div>
  );
}
