import { hasPrivilege } from '../accounts/index.ts';
import type { Player } from '../state/player.ts';
import type { NewsPost } from './news-post.ts';

/** Whether somebody with these permissions writes news, and so sees drafts and what is still to come out. */
export const writesNews = (permissions: Readonly<Record<string, boolean>>): boolean =>
  hasPrivilege(permissions, 'news');

/** Whether everybody sees a post. `now` is in milliseconds. */
export const isOut = ({ published, publishDate }: NewsPost, now: number): boolean =>
  published && Date.parse(publishDate) <= now;

/** Whether there is news for the player: a latest post, and not the one they read last (wire-groups-and-admin 7.2). */
export const hasUnreadNews = ({ flags }: Pick<Player, 'flags'>, latestId: string | undefined): boolean =>
  latestId !== undefined && latestId !== flags.lastNewStuffRead;
