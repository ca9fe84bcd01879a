import { memo, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Face } from '../../social-kit/face.tsx';
import { Like, NotSent } from '../../social-kit/message-parts.tsx';
import { SaidText } from '../../social-kit/said-text.tsx';
import { timeOf, wholeTime } from '../../social-kit/time-words.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloudUpload, Ellipsis, Trash2 } from '../../ui/icons.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { EyeOff, Flag } from '../../ui/more-icons.ts';
import type { Line } from './inbox-types.ts';
import styles from './thread.module.css';

export interface LineActions {
  readonly onLike: (line: Line) => void;
  readonly onReport: (line: Line) => void;
  readonly onDelete: (line: Line) => void;
  /** Sends a refused message anew. */
  readonly onRetry: (line: Line) => void;
  /** Gives a refused message up. */
  readonly onDrop: (line: Line) => void;
}

interface ThreadLineProps extends LineActions {
  readonly line: Line;
  /** Who wrote it, if it was the other person. */
  readonly name: string;
  /** Whether it ends what was said in one go, and carries portrait and time. */
  readonly isLast: boolean;
}

function More({ line, name, onReport, onDelete }: ThreadLineProps) {
  const report: MenuEntry = {
    label: t('social.report'),
    icon: <Flag size={18} aria-hidden="true" />,
    onSelect: () => onReport(line),
  };
  const entries: readonly MenuEntry[] = [
    ...(line.isOwn || line.isReported ? [] : [report]),
    {
      label: t('social.delete'),
      icon: <Trash2 size={18} aria-hidden="true" />,
      kind: 'danger',
      onSelect: () => onDelete(line),
    },
  ];
  return (
    <Menu
      align="end"
      entries={entries}
      trigger={
        <IconButton
          small
          className={styles['more']}
          label={line.isOwn ? t('inbox.moreOwn') : t('social.more', { name })}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/** Why a message was not sent, and what to do. */
const Refused = ({ line, onRetry, onDrop }: ThreadLineProps) => (
  <div className={styles['refused']}>
    <NotSent reason={line.reason} />
    <Button kind="quiet" onClick={() => onRetry(line)}>
      {t('social.tryAgain')}
    </Button>
    <Button kind="plain" onClick={() => onDrop(line)}>
      {t('social.delete')}
    </Button>
  </div>
);

function Foot(props: ThreadLineProps) {
  const { line, name, isLast, onLike } = props;
  if (line.state === 'refused') return <Refused {...props} />;
  if (line.state === 'waiting')
    return (
      <p className={styles['waiting']}>
        <CloudUpload size={16} aria-hidden="true" /> {t('social.waiting')}
      </p>
    );
  return (
    <div className={styles['foot']} data-brief={!isLast || undefined}>
      {isLast && (
        <time dateTime={new Date(line.at).toISOString()} title={wholeTime(line.at)}>
          {line.isOwn ? timeOf(line.at) : t('inbox.by', { name, time: timeOf(line.at) })}
        </time>
      )}
      <Like likes={line.likes} isLiked={line.isLiked} isBrief onLike={() => onLike(line)} />
      <More {...props} />
    </div>
  );
}

/** Reported messages are covered for their reader, until they want to see them. */
function Words({ line }: { readonly line: Line }) {
  const [isShown, setIsShown] = useState(false);
  if (!line.isReported || isShown) return <SaidText text={line.text} />;
  return (
    <p className={styles['covered']}>
      <EyeOff size={16} aria-hidden="true" /> {t('inbox.reported')}
      <button type="button" className={styles['show']} onClick={() => setIsShown(true)}>
        {t('inbox.show')}
      </button>
    </p>
  );
}

/** A message of a conversation: yours on the right, theirs on the left. */
export const ThreadLine = memo(function ThreadLine(props: ThreadLineProps) {
  const { line, name, isLast } = props;
  return (
    <article
      className={styles['line']}
      data-own={line.isOwn || undefined}
      data-state={line.state}
      aria-label={line.isOwn ? t('inbox.byYou') : t('social.by', { name })}
    >
      {!line.isOwn && <span className={styles['portrait']}>{isLast && <Face look={line.look} />}</span>}
      <div className={styles['said']}>
        <div className={styles['bubble']} data-covered={line.isReported || undefined}>
          <Words line={line} />
        </div>
        <Foot {...props} />
      </div>
    </article>
  );
});
