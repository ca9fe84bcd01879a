/** What the player's row holds, and the counter of what others did beside it. */
export interface PlayerRow {
  readonly v: number;
  readonly hot: string;
  readonly social: number;
  /** What the player's unread chats are known by; see `unreadSum`. */
  readonly unread: number;
  /** The counter of changes of tasks that leave the row alone. */
  readonly tasks: number;
}

/**
 * The instants of the latest messages of a player's unread chats, added up: while the player changes nothing, it is
 * another as soon as one more chat is unread. `p` is the row of `players`.
 */
export const unreadSum = `(SELECT CAST(coalesce(sum(g.chat_at), 0) AS BIGINT) FROM memberships AS m
  INNER JOIN groups AS g ON g.id = m.group_id
  WHERE m.player_id = p.id AND g.chat_at > coalesce(m.chat_seen_at, 0)) AS unread`;

/**
 * The same for those of whom it is known that they are in no group: PostgreSQL takes half as long again to read a row
 * with the sum.
 */
export const nothingUnread = '0 AS unread';
