import { userStylesOf } from '@everdeed/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { usePlayer } from '../data/hooks.ts';
import { followTopic } from '../data/live-topics.ts';
import { keys, queryClient } from '../data/queries.ts';
import { useWaiting } from '../data/waiting.ts';
import { deleteChat, likeChat, postChat } from './chat-actions.ts';
import { answered, fetchPage, nextPage, putMessage } from './chat-cache.ts';
import type { Told } from './chat-types.ts';
import { chatView, type Reader, toldOf, type Unsaved } from './chat-view.ts';
import { useOpenPlace, useUnsent } from './unsent.ts';

/** The player as a reader of chats. */
function useReader(): Reader {
  const player = usePlayer();
  const { _id, profile, auth, contributor, items, preferences, stats } = player;
  return useMemo(
    () => ({
      id: _id,
      name: profile.name,
      username: auth.local.username,
      look: userStylesOf({ ...player, items, preferences, stats }),
      tier: contributor.level ?? 0,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read of the player is listed
    [_id, profile.name, auth.local.username, contributor, items, preferences, stats],
  );
}

/** Keeps a chat up to date as long as it is on the screen. */
function useLiveChat(userId: string, groupId: string): void {
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: keys.chat(userId, groupId) });
    return followTopic(`group:${groupId}`, (event) => {
      if (event.kind === 'chat' && event.message) putMessage(userId, event.message);
      else if (event.kind === 'chat' || event.kind === 'missed') refresh();
    });
  }, [userId, groupId]);
}

function useUnsaved(userId: string, groupId: string): Unsaved {
  const posts = useWaiting(postChat);
  const likes = useWaiting(likeChat);
  const deletes = useWaiting(deleteChat);
  const unsent = useUnsent(userId);
  return useMemo(
    () => ({
      posts: posts.filter(({ action }) => action.groupId === groupId),
      likes: likes.filter(({ action }) => action.groupId === groupId),
      deletes: deletes.filter(({ action }) => action.groupId === groupId),
      refused: unsent.filter((one) => one.groupId === groupId),
      answered,
    }),
    [posts, likes, deletes, unsent, groupId],
  );
}

/** How the pages of a chat are asked for. */
const pagesOf = (userId: string, groupId: string) => ({
  queryKey: keys.chat(userId, groupId),
  queryFn: ({ pageParam }: { readonly pageParam: string | undefined }) => fetchPage(groupId, pageParam),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextPage,
});

/** The newest line of a kind that the game has said in a group, among those that the screen's chat has fetched. */
export function useLatestTold(groupId: string, type: string): Told | undefined {
  const { _id } = usePlayer();
  const { data } = useInfiniteQuery({ ...pagesOf(_id, groupId), enabled: false }, queryClient);
  const message = data?.pages.flat().find(({ info }) => info['type'] === type);
  return message && toldOf(message);
}

/** The chat of a group, newest first, with what waits on this device. */
export function useChat(groupId: string) {
  const reader = useReader();
  useLiveChat(reader.id, groupId);
  useOpenPlace(groupId);
  const unsaved = useUnsaved(reader.id, groupId);
  const query = useInfiniteQuery(
    {
      ...pagesOf(reader.id, groupId),
      // A screen that opens asks anew: nobody told it what was said meanwhile.
      staleTime: 0,
    },
    queryClient,
  );
  const pages = query.data?.pages;
  const lines = useMemo(() => pages && chatView(pages.flat(), reader, unsaved), [pages, reader, unsaved]);
  return { lines, query };
}
