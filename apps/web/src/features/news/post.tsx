import type { ReactNode } from 'react';
import { useIsSignedIn } from '../../data/session.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { Face } from '../../social-kit/face.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import styles from './news.module.css';
import type { NewsPost } from './queries.ts';

/** What readers see of a post. */
type Written = Pick<NewsPost, 'title' | 'text' | 'credits' | 'publishDate'> &
  Partial<Pick<NewsPost, 'author'>>;

export const dayOf = (publishDate: string): string =>
  formatDate(publishDate, { day: 'numeric', month: 'long', year: 'numeric' });

/** Who wrote it; only those who are signed in may ask. */
function Author({ id }: { readonly id: string }) {
  const { data } = useMember(id);
  return (
    data && (
      <>
        <span className={styles['face']}>
          <Face look={data} />
        </span>
        {data.profile.name},{' '}
      </>
    )
  );
}

interface PostProps {
  readonly post: Written;
  /** Whether it is the news rather than one of many. */
  readonly isLead?: boolean;
  /** A few words above the title. */
  readonly sign?: ReactNode;
}

/** A news post as readers see it. */
export function Post({ post, isLead = false, sign }: PostProps) {
  const { title, text, credits, publishDate, author } = post;
  const isSignedIn = useIsSignedIn();
  return (
    <article className={styles['post']}>
      {sign}
      <h2 className={styles['title']} data-lead={isLead || undefined}>
        {title}
      </h2>
      <p className={styles['when']}>
        {isSignedIn && author && <Author id={author} />}
        <time dateTime={publishDate}>{dayOf(publishDate)}</time>
      </p>
      <Markdown className={styles['text']} text={text} />
      {credits && (
        <p className={styles['credits']}>
          <span className="visually-hidden">{t('news.credits')}: </span>
          {credits}
        </p>
      )}
    </article>
  );
}
