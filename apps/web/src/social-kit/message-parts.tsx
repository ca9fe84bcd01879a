import type { ComponentPropsWithRef } from 'react';
import { t } from '../i18n/i18n.ts';
import { CircleAlert, Heart } from '../ui/more-icons.ts';
import styles from './message-parts.module.css';

/** A button at the foot of a message. */
export const MessageAction = (props: ComponentPropsWithRef<'button'>) => (
  <button type="button" className={styles['action']} {...props} />
);

interface LikeProps {
  readonly likes: number;
  readonly isLiked: boolean;
  /** Whether on phones the heart says it alone, as long as nobody likes the message. */
  readonly isBrief?: boolean;
  readonly onLike: () => void;
}

export function Like({ likes, isLiked, isBrief, onLike }: LikeProps) {
  return (
    <MessageAction
      aria-pressed={isLiked}
      aria-label={likes > 0 ? t('social.likes', { count: likes }) : t('social.like')}
      data-action="like"
      data-liked={likes > 0 || undefined}
      onClick={onLike}
    >
      <Heart size={16} fill={isLiked ? 'currentColor' : 'none'} aria-hidden="true" />
      {likes > 0 ? likes : <span className={isBrief ? styles['brief'] : undefined}>{t('social.like')}</span>}
    </MessageAction>
  );
}

/** That the server refused a message, and why. */
export const NotSent = ({ reason = '' }: { readonly reason?: string | undefined }) => (
  <p role="alert" className={styles['notSent']}>
    <CircleAlert size={16} aria-hidden="true" /> {t('social.notSent', { reason })}
  </p>
);
