import { memo, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../lib/profile-address.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CloudUpload, Ellipsis, Trash2 } from '../ui/icons.ts';
import { Link } from '../ui/link.tsx';
import { Menu, type MenuEntry } from '../ui/menu.tsx';
import { EyeOff, Flag, ListPlus } from '../ui/more-icons.ts';
import styles from './chat-message.module.css';
import type { Said } from './chat-types.ts';
import { Face } from './face.tsx';
import { Like, MessageAction, NotSent } from './message-parts.tsx';
import { SaidText } from './said-text.tsx';
import { TierMark } from './tier-mark.tsx';
import { saidOnDay, wholeTime } from './time-words.ts';

/** What a reader can do with a message; what is absent is not offered. */
export interface MessageActions {
  readonly onLike?: ((said: Said) => void) | undefined;
  readonly onReply?: ((said: Said) => void) | undefined;
  /** Makes a to-do of it. */
  readonly onCopy?: ((said: Said) => void) | undefined;
  readonly onReport?: ((said: Said) => void) | undefined;
  /** Asked for own messages, and for any where the reader may. */
  readonly onDelete?: ((said: Said) => void) | undefined;
  readonly canDelete?: ((said: Said) => boolean) | undefined;
  /** Sends a refused message anew. */
  readonly onRetry?: ((said: Said) => void) | undefined;
  /** Gives a refused message up. */
  readonly onDrop?: ((said: Said) => void) | undefined;
  /** What its author is in this place, in a word; undefined for most. */
  readonly roleOf?: ((said: Said) => string | undefined) | undefined;
}

export interface ChatMessageProps extends MessageActions {
  readonly said: Said;
  /** Milliseconds since 1970, to the minute. */
  readonly now: number;
}

function Head({ said, now, roleOf }: ChatMessageProps) {
  const { authorId, name, tier, at, state } = said;
  const role = roleOf?.(said);
  return (
    <p className={styles['head']}>
      {name ? (
        <Link to={profilePath(authorId)} state={OVER_PAGE} className={styles['name']}>
          {name}
        </Link>
      ) : (
        <span className={styles['name']}>{t('social.gone')}</span>
      )}
      <TierMark tier={tier} />
      {role !== undefined && <span className={styles['role']}>{role}</span>}
      {state === 'sent' && (
        <time dateTime={new Date(at).toISOString()} title={wholeTime(at)}>
          {saidOnDay(at, now)}
        </time>
      )}
    </p>
  );
}

/** What is done more rarely. */
function More({ said, onCopy, onReport, onDelete, canDelete }: ChatMessageProps) {
  const entries: MenuEntry[] = [];
  if (onCopy)
    entries.push({
      label: t('social.copyAsTodo'),
      icon: <ListPlus size={18} aria-hidden="true" />,
      onSelect: () => onCopy(said),
    });
  if (onReport && !said.isOwn)
    entries.push({
      label: t('social.report'),
      icon: <Flag size={18} aria-hidden="true" />,
      onSelect: () => onReport(said),
    });
  if (onDelete && (said.isOwn || canDelete?.(said)))
    entries.push({
      label: t('social.delete'),
      icon: <Trash2 size={18} aria-hidden="true" />,
      kind: 'danger',
      onSelect: () => onDelete(said),
    });
  if (entries.length === 0) return null;
  return (
    <Menu
      align="end"
      entries={entries}
      trigger={
        <IconButton
          small
          className={styles['more']}
          label={t('social.more', { name: said.name || t('social.gone') })}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/** A message that the server refused: why, and what to do. */
const Refused = ({ said, onRetry, onDrop }: ChatMessageProps) => (
  <div className={styles['refused']}>
    <NotSent reason={said.reason} />
    {onRetry && <Button onClick={() => onRetry(said)}>{t('social.tryAgain')}</Button>}
    {onDrop && (
      <Button kind="danger" onClick={() => onDrop(said)}>
        {t('social.delete')}
      </Button>
    )}
  </div>
);

function Foot(props: ChatMessageProps): ReactNode {
  const { said, onLike, onReply } = props;
  if (said.state === 'refused') return <Refused {...props} />;
  if (said.state === 'waiting')
    return (
      <p className={styles['note']}>
        <CloudUpload size={16} aria-hidden="true" /> {t('social.waiting')}
      </p>
    );
  return (
    <div className={styles['foot']}>
      {onLike && <Like likes={said.likes} isLiked={said.isLiked} onLike={() => onLike(said)} />}
      {onReply && said.username !== undefined && (
        <MessageAction
          data-action="reply"
          aria-label={t('social.replyTo', { name: said.name })}
          onClick={() => onReply(said)}
        >
          {t('social.reply')}
        </MessageAction>
      )}
      <More {...props} />
    </div>
  );
}

/** A message: portrait, name, time, words, and what can be done with it. */
export const ChatMessage = memo(function ChatMessage(props: ChatMessageProps) {
  const { said } = props;
  return (
    <article
      className={styles['message']}
      aria-label={t('social.by', { name: said.name || t('social.gone') })}
      data-state={said.state}
      data-mentioned={said.isMentioned || undefined}
      data-hidden={said.isHidden || undefined}
    >
      <Face look={said.look} />
      <div className={styles['body']}>
        <Head {...props} />
        <SaidText text={said.text} />
        {said.isHidden && (
          <p className={styles['note']}>
            <EyeOff size={16} aria-hidden="true" /> {t('social.hidden')}
          </p>
        )}
        <Foot {...props} />
      </div>
    </article>
  );
});
