import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Markdown } from '../../ui/markdown.tsx';
import styles from './news.module.css';
import type { NewsPost } from './queries.ts';

/** What readers see of a post. */
type Written = Pick<NewsPost, 'title' | 'text' | 'credits' | 'publishDate'>;

export const dayOf = (publishDate: string): string =>
  formatDate(publishDate, { day: 'numeric', month: 'long', year: 'numeric' });

interface PostProps {
  readonly post: Written;
  /** Whether it is the news rather than one of many. */
  readonly isLead?: boolean;
  /** A few words above the title. */
  readonly sign?: ReactNode;
}

/** A news post as readers see it. */
export function Post({ post: { title, text, credits, publishDate }, isLead = false, sign }: PostProps) {
  return (
    <article className={styles['post']}>
      {sign}
      <h2 className={styles['title']} data-lead={isLead || undefined}>
        {title}
      </h2>
      <p className={styles['when']}>
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
