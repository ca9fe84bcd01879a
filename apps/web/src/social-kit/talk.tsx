import type { Player } from '@everdeed/rules';
import { canDeleteMessage } from '@everdeed/rules';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { failureOf } from '../data/api.ts';
import { dispatch } from '../data/dispatch.ts';
import { usePlayer } from '../data/hooks.ts';
import { t } from '../i18n/i18n.ts';
import { useNames } from '../item-kit/use-words.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Skeleton } from '../ui/feedback.tsx';
import { CloudUpload } from '../ui/icons.ts';
import { PageMarking } from '../ui/page-marking.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { useCoveredHeight } from '../ui/use-covered-height.ts';
import { Arrivals, arrivalsOf } from './arrivals.tsx';
import { likeChat, postChat, seeChat } from './chat-actions.ts';
import { ChatList } from './chat-list.tsx';
import { type ChatLine, type CopySaid, isWaiting, type Said } from './chat-types.ts';
import type { Asking } from './chat-question.tsx';
import { Composer, useWriting, type Writing } from './composer.tsx';
import { ChatQuestion, GuidelinesDialog } from './later.ts';
import type { Candidate } from './mention.ts';
import { useNewLines } from './new-since.ts';
import { useQuestParts } from './quest-parts.ts';
import styles from './talk.module.css';
import { dropUnsent } from './unsent.ts';
import { useAtTop, useCalm } from './use-calm.ts';
import { useChat } from './use-chat.ts';

export interface TalkProps {
  readonly groupId: string;
  readonly groupName: string;
  /** Who can be mentioned, besides those who have written. */
  readonly candidates?: readonly Candidate[];
  /** Notes that the player agrees to the guidelines. */
  readonly onAgree: () => void;
  /** Absent: messages are not copied. */
  readonly onCopy?: CopySaid | undefined;
  /** What its author is in this place, in a word; undefined for most. */
  readonly roleOf?: ((said: Said) => string | undefined) | undefined;
  /** What stands right after the title. */
  readonly aside?: ReactNode;
  /** What can be done, at the end of the head. */
  readonly tools?: ReactNode;
  /** Whether the player may only read. */
  readonly isReadOnly?: boolean;
}

/** Marks what is on the screen as read, as long as somebody looks. */
function useSeen({ newMessages }: Player, groupId: string): void {
  const isNew = newMessages[groupId]?.value === true;
  useEffect(() => {
    if (!isNew) return undefined;
    const see = () => {
      if (document.visibilityState === 'visible') dispatch(seeChat({ groupId }));
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isNew, groupId]);
}

/** Names of skills and quests, as soon as a line tells of one. */
function useToldNames(lines: readonly ChatLine[]): void {
  const told = lines.filter((line) => line.kind === 'told');
  const hasQuests = told.some(({ info }) => 'quest' in info);
  useQuestParts(hasQuests);
  const families = [
    ...(hasQuests ? (['quests'] as const) : []),
    ...(told.some(({ info }) => 'spell' in info) ? (['spells'] as const) : []),
  ];
  useNames(...families);
}

/** Those who can be mentioned: members, and whoever has written. */
function candidatesOf(lines: readonly ChatLine[], members: readonly Candidate[], selfId: string) {
  const all = new Map(members.map((one) => [one.username.toLowerCase(), one]));
  for (const line of lines)
    if (line.kind === 'said' && line.authorId !== selfId && line.username !== undefined)
      all.set(line.username.toLowerCase(), { name: line.name, username: line.username });
  return [...all.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

interface WriteProps extends Pick<TalkProps, 'groupId' | 'groupName' | 'onAgree'> {
  readonly player: Player;
  readonly writing: Writing;
  readonly candidates: readonly Candidate[];
}

/** The field, or why there is none. */
function Write({ player, groupId, groupName, writing, candidates, onAgree }: WriteProps) {
  const [asked, setAsked] = useState<string>();
  const style: CSSProperties = { '--covered': `${useCoveredHeight()}px` };
  if (player.flags.chatRevoked)
    return (
      <p className={styles['muted']}>
        <strong>{t('social.muted')}</strong> {t('social.mutedHint')}
      </p>
    );
  const post = (text: string) => dispatch(postChat({ groupId, text }));
  const onSend = (text: string) => {
    if (player.flags.communityGuidelinesAccepted) return void post(text);
    setAsked(text);
    return false;
  };
  const agree = () => {
    onAgree();
    if (asked !== undefined) post(asked);
    writing.setText('');
    setAsked(undefined);
  };
  return (
    <div className={styles['write']} style={style}>
      <PageMarking mark="writing" />
      <Composer
        writing={writing}
        label={t('social.write', { name: groupName })}
        placeholder={t('social.writeHint')}
        hint={t('social.markdown')}
        candidates={candidates}
        onSend={onSend}
      />
      {asked !== undefined && (
        <Suspense>
          <GuidelinesDialog onAgree={agree} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the server has no talk in public places (wire-groups-and-admin 0.4). */
function isClosed(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && failure.code === 'featureRetired';
}

/** How much of what the player wrote is still only on this device. */
const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p className={styles['waiting']}>
      <CloudUpload size={18} aria-hidden="true" /> {t('social.waitingCount', { count })}
    </p>
  );

const NONE: readonly ChatLine[] = [];
const NOBODY: readonly Candidate[] = [];

/** What is said in a group, newest first, with a field to say something. */
export function Talk({
  groupId,
  groupName,
  candidates = NOBODY,
  onAgree,
  onCopy,
  roleOf,
  aside,
  tools,
  isReadOnly = false,
}: TalkProps) {
  const player = usePlayer();
  const { lines, query } = useChat(groupId);
  const writing = useWriting(groupId);
  const [top, isAtTop] = useAtTop();
  const { shown, held, show } = useCalm(lines ?? NONE, isAtTop && writing.text === '');
  const news = useNewLines(player, {
    groupId,
    lines: shown,
    isFetched: lines !== undefined && query.isFetchedAfterMount,
    hasEarlier: query.hasNextPage,
  });
  const [asking, setAsking] = useState<Asking>();
  const title = useId();
  useSeen(player, groupId);
  useToldNames(shown);
  const retry = (said: Said) => {
    dropUnsent(player._id, said.id);
    dispatch(postChat({ groupId, text: said.text }));
  };
  const all = candidatesOf(lines ?? NONE, candidates, player._id);
  if (isClosed(query.error)) return <p className={styles['muted']}>{t('social.closed')}</p>;
  return (
    <>
      <section className={styles['talk']} aria-labelledby={title}>
        <div ref={top} className={styles['head']}>
          <h2 id={title}>{t('social.talk')}</h2>
          {aside}
          <span role="status">
            {held > 0 && (
              <Button kind="quiet" onClick={show}>
                {t('social.new', { count: held })}
              </Button>
            )}
          </span>
          <Waiting count={(lines ?? NONE).filter(isWaiting).length} />
          {tools && <div className={styles['tools']}>{tools}</div>}
        </div>
        <div className={styles['flow']}>
          {!isReadOnly && (
            <Write
              player={player}
              groupId={groupId}
              groupName={groupName}
              writing={writing}
              candidates={all}
              onAgree={onAgree}
            />
          )}
          {!lines && query.isError && (
            <LoadFailed
              title={t('social.failed')}
              hint={t('social.failedHint')}
              onRetry={() => void query.refetch()}
            />
          )}
          {!lines && !query.isError && <Skeleton />}
          {lines?.length === 0 && <EmptyState title={t('social.empty')} hint={t('social.emptyHint')} />}
          {shown.length > 0 && (
            <ChatList
              lines={shown}
              news={news}
              onLike={({ id }) => dispatch(likeChat({ groupId, chatId: id }))}
              onReply={isReadOnly ? undefined : ({ username = '' }) => writing.mention(username)}
              onCopy={onCopy && ((said) => onCopy(said, groupName))}
              onReport={(said) => setAsking({ what: 'report', said })}
              onDelete={(said) => setAsking({ what: 'delete', said })}
              canDelete={({ authorId }) => canDeleteMessage(player, authorId)}
              roleOf={roleOf}
              onRetry={retry}
              onDrop={({ id }) => dropUnsent(player._id, id)}
              onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              isFetchingEarlier={query.isFetchingNextPage}
            />
          )}
        </div>
        {asking && (
          <Suspense>
            <ChatQuestion
              {...asking}
              userId={player._id}
              groupId={groupId}
              onClose={() => setAsking(undefined)}
            />
          </Suspense>
        )}
      </section>
      {lines && query.isFetchedAfterMount && <Arrivals key={groupId} said={arrivalsOf(shown)} />}
    </>
  );
}
