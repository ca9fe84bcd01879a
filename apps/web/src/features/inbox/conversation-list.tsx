import { useState } from 'react';
import { Pet } from '../../art/pet.tsx';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { Face } from '../../social-kit/face.tsx';
import { useMinute } from '../../task-kit/use-minute.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Ban, SquarePen } from '../../ui/more-icons.ts';
import styles from './inbox.module.css';
import type { Conversation } from './inbox-types.ts';
import { useConversations, type useUnread } from './use-inbox.ts';
import { listTime } from './when.ts';

const lower = (words: string): string => words.trim().replace(/^@/, '').toLocaleLowerCase();

/** Those with `words` in a name or in what was said last. */
const matching = (all: readonly Conversation[], words: string): readonly Conversation[] =>
  all.filter(({ name, username, text }) =>
    [name, username ?? '', text].some((one) => lower(one).includes(lower(words))),
  );

function lastWords({ isBlocked, name, isOwn, text }: Conversation): string {
  if (isBlocked) return t('inbox.blocked', { name: name || t('social.gone') });
  return isOwn ? t('inbox.you', { text }) : text;
}

function Row({
  one,
  isOpen,
  now,
}: {
  readonly one: Conversation;
  readonly isOpen: boolean;
  readonly now: number;
}) {
  const { memberId, name, look, at, unread, isBlocked } = one;
  return (
    <li>
      <Link
        to={conversationPath(memberId)}
        className={styles['row']}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <Face look={look} />
        <span className={styles['words']}>
          <span className={styles['first']}>
            <span className={styles['name']}>{name || t('social.gone')}</span>
            {isBlocked && <Ban size={14} aria-hidden="true" />}
            <time dateTime={new Date(at).toISOString()}>{listTime(at, now)}</time>
          </span>
          <span className={styles['second']}>
            <span className={styles['last']}>{lastWords(one)}</span>
            {unread > 0 && (
              <Badge>
                {unread}
                <span className="visually-hidden"> {t('inbox.unread', { count: unread })}</span>
              </Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface ConversationListProps {
  readonly openId: string | undefined;
  readonly unread: ReturnType<typeof useUnread>;
  readonly onNew: () => void;
}

function Rows({
  all,
  words,
  openId,
}: {
  readonly all: readonly Conversation[];
  readonly words: string;
  readonly openId: string | undefined;
}) {
  const now = useMinute() + 59_999;
  const found = matching(all, words);
  if (found.length === 0) return <p className={styles['none']}>{t('inbox.notFound')}</p>;
  return (
    <ul className={styles['rows']} aria-label={t('inbox.conversations')}>
      {found.map((one) => (
        <Row key={one.memberId} one={one} isOpen={one.memberId === openId} now={now} />
      ))}
    </ul>
  );
}

/** Everybody whom the player writes with, the latest first. */
export function ConversationList({ openId, unread, onNew }: ConversationListProps) {
  const { conversations, query } = useConversations(unread);
  const [words, setWords] = useState('');
  const hasAny = conversations !== undefined && conversations.length > 0;
  return (
    <div className={styles['side']}>
      <div className={styles['sideHead']}>
        <h1>{t('inbox.title')}</h1>
        <IconButton label={t('inbox.new')} onClick={onNew}>
          <SquarePen size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {hasAny && (
        <div className={styles['search']}>
          <SearchField label={t('inbox.search')} value={words} onChange={setWords} />
        </div>
      )}
      {hasAny && <Rows all={conversations} words={words} openId={openId} />}
      {conversations?.length === 0 && (
        <EmptyState
          picture={<Pet name="Fox-Base" scale={2} />}
          title={t('inbox.empty')}
          hint={t('inbox.emptyHint')}
          action={<Button onClick={onNew}>{t('inbox.new')}</Button>}
        />
      )}
      {!conversations && query.isError && (
        <LoadFailed
          title={t('social.failed')}
          hint={t('social.failedHint')}
          onRetry={() => void query.refetch()}
        />
      )}
      {!conversations && !query.isError && <Skeleton />}
    </div>
  );
}
