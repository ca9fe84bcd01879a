import { useEffect, useRef, useState } from 'react';
import { inboxCalls } from 'virtual:calls/inbox';
import { send } from '../../data/api.ts';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { Arrivals, spoken } from '../../social-kit/arrivals.tsx';
import { Composer, hasKeys, useWriting } from '../../social-kit/composer.tsx';
import { ReportDialog } from '../../social-kit/report-dialog.tsx';
import { dropUnsent } from '../../social-kit/unsent.ts';
import { useAtTop } from '../../social-kit/use-calm.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { usePageMark } from '../../ui/page-mark.ts';
import { BarrierPanel, useBarrier } from './barrier.tsx';
import { deleteMessage, likeMessage, sendMessage } from './inbox-actions.ts';
import { markReported } from './inbox-cache.ts';
import type { Line } from './inbox-types.ts';
import { ThreadHead } from './thread-head.tsx';
import { ThreadLines } from './thread-lines.tsx';
import styles from './thread.module.css';
import { useLastName, useSeeing, useThread } from './use-inbox.ts';

type Asking = { readonly what: 'report' | 'delete'; readonly line: Line };

interface QuestionProps extends Asking {
  readonly memberId: string;
  readonly name: string;
  readonly onClose: () => void;
}

function Question({ what, line, memberId, name, onClose }: QuestionProps) {
  const userId = usePlayerPart(({ _id }) => _id);
  const report = async (comment: string) => {
    const input = { params: { messageId: line.id }, body: comment === '' ? {} : { comment } };
    const reply = await send(inboxCalls.flagPrivateMessage, input, { quiet: true });
    if (!reply.ok) return reply.failure;
    markReported(userId, memberId, line.id);
    return undefined;
  };
  if (what === 'report')
    return (
      <ReportDialog
        title={t('social.reportTitle', { name })}
        hint={t('inbox.reportHint')}
        quote={line.text}
        onReport={report}
        onClose={onClose}
      />
    );
  return (
    <Confirm
      title={t('social.deleteTitle')}
      hint={t('inbox.deleteHint')}
      yes={t('social.delete')}
      onYes={() => dispatch(deleteMessage({ memberId, messageId: line.id }))}
      onClose={onClose}
    />
  );
}

/** How many lines of the other person have come below what is on the screen. */
function useBelow(lines: readonly Line[], isAtEnd: boolean): number {
  const newest = lines.reduce((latest, { at, isOwn }) => (isOwn ? latest : Math.max(latest, at)), 0);
  const [readUpTo, setReadUpTo] = useState(newest);
  if (isAtEnd && readUpTo !== newest) setReadUpTo(newest);
  return isAtEnd ? 0 : lines.filter(({ isOwn, at }) => !isOwn && at > readUpTo).length;
}

/** What is read out as it arrives; what is reported stays covered. */
const arrivalsOf = (lines: readonly Line[], name: string, ownName: string) =>
  lines
    .filter(({ state, isReported }) => state === 'sent' && !isReported)
    .map(({ id, at, isOwn, text }) => ({ id, at, words: spoken(isOwn ? ownName : name, text) }));

interface ThreadProps {
  readonly memberId: string;
  /** How many of their messages are unread; undefined until it is known. */
  readonly unread: number | undefined;
}

const NONE: readonly Line[] = [];

function Messages({ memberId, unread, name }: ThreadProps & { readonly name: string }) {
  const userId = usePlayerPart(({ _id }) => _id);
  const ownName = usePlayerPart(({ profile }) => profile.name);
  const { lines, query } = useThread(memberId);
  const [end, isAtEnd] = useAtTop();
  const below = useBelow(lines ?? NONE, isAtEnd);
  const [asking, setAsking] = useState<Asking>();
  useSeeing(
    memberId,
    isAtEnd && unread !== undefined ? ((lines ?? NONE).findLast(({ isOwn }) => !isOwn)?.at ?? 0) : 0,
  );
  const ownCount = lines?.filter(({ isOwn }) => isOwn).length ?? 0;
  const scroll = useRef<HTMLDivElement>(null);
  // Its end is its beginning, where it stays whatever is added.
  const toEnd = () => scroll.current?.scrollTo({ top: 0 });
  // What one has written oneself is always shown.
  useEffect(() => {
    if (ownCount > 0) scroll.current?.scrollTo({ top: 0 });
  }, [ownCount]);
  const retry = ({ id, text }: Line) => {
    dropUnsent(userId, id);
    dispatch(sendMessage({ memberId, text }));
  };
  return (
    <>
      <div
        ref={scroll}
        className={styles['scroll']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keys
        tabIndex={0}
        role="group"
        aria-label={t('inbox.messages')}
      >
        <div className={styles['all']}>
          {query.hasNextPage && (
            <Button
              className={styles['earlier']}
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('social.earlier')}
            </Button>
          )}
          {query.isError && !query.data && (
            <LoadFailed
              title={t('social.failed')}
              hint={t('social.failedHint')}
              onRetry={() => void query.refetch()}
            />
          )}
          {!lines && !query.isError && <Skeleton />}
          {lines?.length === 0 && query.data && (
            <EmptyState title={t('inbox.start')} hint={t('inbox.startHint', { name })} />
          )}
          {lines && lines.length > 0 && unread !== undefined && (
            <ThreadLines
              lines={lines}
              name={name}
              unread={unread}
              onLike={({ sharedId }) => dispatch(likeMessage({ memberId, messageId: sharedId }))}
              onReport={(line) => setAsking({ what: 'report', line })}
              onDelete={(line) => setAsking({ what: 'delete', line })}
              onRetry={retry}
              onDrop={({ id }) => dropUnsent(userId, id)}
            />
          )}
          <div ref={end} className={styles['end']} />
        </div>
      </div>
      {lines && query.isFetchedAfterMount && <Arrivals said={arrivalsOf(lines, name, ownName)} />}
      <div role="status" className={styles['below']}>
        {below > 0 && <Button onClick={toEnd}>{t('social.new', { count: below })}</Button>}
      </div>
      {asking && (
        <Question {...asking} memberId={memberId} name={name} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

/** The conversation with a player: who they are, what was said, and a field to say more. */
export function Thread({ memberId, unread }: ThreadProps) {
  const { data: member } = useMember(memberId);
  const writing = useWriting(memberId);
  usePageMark('fills-phone');
  const lastName = useLastName(memberId);
  const name = member?.profile.name ?? (lastName || (member === null ? t('social.gone') : '…'));
  const to = { id: memberId, name };
  const barrier = useBarrier(to, member === null);
  return (
    <section className={styles['thread']} aria-label={t('inbox.with', { name })}>
      <ThreadHead to={to} member={member ?? undefined} />
      <Messages memberId={memberId} unread={unread} name={name} />
      {barrier ? (
        <BarrierPanel barrier={barrier} to={to} />
      ) : (
        <Composer
          writing={writing}
          label={t('social.write', { name })}
          hint={hasKeys() ? t('social.keysHint') : undefined}
          onSend={(text) => void dispatch(sendMessage({ memberId, text }))}
        />
      )}
    </section>
  );
}
