import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import styles from './feedback.module.css';

export interface BannerProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A line for a standing state, such as offline or resting. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <div className={styles['banner']} role="status">
      {icon}
      <div>{children}</div>
      {action}
    </div>
  );
}

export interface EmptyStateProps {
  /** Usually a pet at 2x. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  /** Whether it fills the whole page rather than a part of it. */
  readonly whole?: boolean;
}

/** An empty state: a picture, a friendly text, one thing to do. */
export function EmptyState({ picture, title, hint, action, whole }: EmptyStateProps) {
  const Title = whole ? 'h1' : 'p';
  return (
    <div className={styles['empty']} data-whole={whole || undefined}>
      {picture}
      <Title className={styles['emptyTitle']}>{title}</Title>
      {hint && <p className={styles['emptyHint']}>{hint}</p>}
      {action && <div className={styles['emptyAction']}>{action}</div>}
    </div>
  );
}

/** Whether the page still holds the place of something with a skeleton. */
export const isSkeletonShown = (): boolean => document.querySelector(`.${styles['skeletons']}`) !== null;

/** Placeholders for cards. Shown only after 200 ms, without shimmer. */
export function Skeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <div className={styles['skeletons']} role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['skeleton']} aria-hidden="true">
          <i />
          <span>
            <b />
            <b />
          </span>
        </div>
      ))}
    </div>
  );
}
