import { withoutMarks } from '@everdeed/rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { inboxCalls } from 'virtual:calls/inbox';
import { call } from '../../data/api.ts';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { followTopic } from '../../data/live-topics.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { useWaiting } from '../../data/waiting.ts';
import { readMessages } from '../../member-kit/member-actions.ts';
import { useOpenPlace, useUnsent } from '../../social-kit/unsent.ts';
import { deleteMessage, likeMessage, sendMessage } from './inbox-actions.ts';
import { answered, fetchPage, nextPage, putMessage, withoutTwins } from './inbox-cache.ts';
import type { Conversation, WireConversation, WireMessage } from './inbox-types.ts';
import { noteSeen, useSeenAt } from './seen.ts';
import { threadView, type Unsaved } from './thread-view.ts';
import { unreadBy } from './unread.ts';

const QUIET = { quiet: true } as const;
const NONE: readonly WireMessage[] = [];
const NO_PAGES: readonly (readonly WireMessage[])[] = [];

const useOwnId = (): string => usePlayerPart(({ _id }) => _id);

/** Keeps lists and conversations up to date as long as they are on the screen. */
export function useLiveInbox(): void {
  const userId = useOwnId();
  useEffect(
    () =>
      followTopic(`player:${userId}`, (event) => {
        if (event.kind === 'inbox' && event.message) putMessage(userId, event.message);
        else if (event.kind === 'inbox' || event.kind === 'missed')
          void queryClient.invalidateQueries({ queryKey: keys.inbox(userId) });
      }),
    [userId],
  );
}

/** The newest messages of all conversations: whose they are, the list of conversations does not say. */
function useNewest() {
  const userId = useOwnId();
  return useQuery(
    {
      queryKey: keys.newestMessages(userId),
      queryFn: () => call(inboxCalls.listPrivateMessages, { query: { page: '0' } }, QUIET),
      staleTime: 0,
    },
    queryClient,
  );
}

/** Unread messages by the id of who wrote them; undefined until they are known. */
type Unread = ReadonlyMap<string, number> | undefined;

/** What is unread, of whom. The server is told once every conversation was looked at. */
export function useUnread(): Unread {
  const { data, isFetching, isError } = useNewest();
  const count = usePlayerPart(({ inbox }) => inbox.newMessages);
  const seenAt = useSeenAt(useOwnId());
  const newest = data ?? (isError ? NONE : undefined);
  const unread = newest && unreadBy(newest, count, seenAt);
  // While newer messages are on their way, one of them may be unread.
  const isRead = count > 0 && data && unread?.size === 0 && !isFetching;
  useEffect(() => {
    if (isRead) dispatch(readMessages());
  }, [isRead]);
  return unread;
}

function conversationOf(
  { uuid, user = '', username, userStyles, text, timestamp }: WireConversation,
  latest: WireMessage | undefined,
  unread: number,
  isBlocked: boolean,
): Conversation {
  return {
    memberId: uuid,
    name: user,
    username,
    look: userStyles,
    text: withoutMarks(text),
    isOwn: latest?.sent === true,
    at: Date.parse(timestamp),
    unread,
    isBlocked,
  };
}

/** How the list of conversations is asked for. */
const listOf = (userId: string) => ({
  queryKey: keys.conversations(userId),
  queryFn: () => call(inboxCalls.listConversations, {}, QUIET),
  staleTime: 0,
});

/** What somebody was called when a message last went to or fro: their account may be gone. */
export function useLastName(memberId: string): string | undefined {
  const { data } = useQuery(listOf(useOwnId()), queryClient);
  return data?.find(({ uuid }) => uuid === memberId)?.user;
}

/** All conversations, the latest first. */
export function useConversations(unread: Unread) {
  const userId = useOwnId();
  const blocks = usePlayerPart(({ inbox }) => inbox.blocks);
  const { data: newest = NONE } = useNewest();
  const query = useQuery(listOf(userId), queryClient);
  const conversations = query.data?.map((one) =>
    conversationOf(
      one,
      newest.find(({ uuid }) => uuid === one.uuid),
      unread?.get(one.uuid) ?? 0,
      blocks.includes(one.uuid),
    ),
  );
  return { conversations, query };
}

function useUnsaved(userId: string, memberId: string): Unsaved {
  const sent = useWaiting(sendMessage);
  const likes = useWaiting(likeMessage);
  const deletes = useWaiting(deleteMessage);
  const unsent = useUnsent(userId);
  return useMemo(
    () => ({
      sent: sent.filter(({ action }) => action.memberId === memberId),
      likes: likes.filter(({ action }) => action.memberId === memberId),
      deletes: deletes.filter(({ action }) => action.memberId === memberId),
      refused: unsent.filter(({ groupId }) => groupId === memberId),
      answered,
    }),
    [sent, likes, deletes, unsent, memberId],
  );
}

/** A conversation, oldest first, with what waits on this device. */
export function useThread(memberId: string) {
  const userId = useOwnId();
  const unsaved = useUnsaved(userId, memberId);
  useOpenPlace(memberId);
  const query = useInfiniteQuery(
    {
      queryKey: keys.messages(userId, memberId),
      queryFn: ({ pageParam }) => fetchPage(memberId, pageParam),
      initialPageParam: 0,
      getNextPageParam: nextPage,
      // A screen that opens asks anew: nobody told it what was said meanwhile.
      staleTime: 0,
    },
    queryClient,
  );
  // Without a connection, there is what waits.
  const pages = query.data?.pages ?? (query.isError ? NO_PAGES : undefined);
  const lines = useMemo(
    () => pages && threadView(withoutTwins(pages.flat()), userId, unsaved),
    [pages, userId, unsaved],
  );
  return { lines, query };
}

/** Notes that the newest message of a conversation is on the screen, as long as somebody looks. */
export function useSeeing(memberId: string, newestAt: number): void {
  const userId = useOwnId();
  useEffect(() => {
    if (newestAt === 0) return undefined;
    const see = () => {
      if (document.visibilityState === 'visible') noteSeen(userId, memberId, newestAt);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [userId, memberId, newestAt]);
}
