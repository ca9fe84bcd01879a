import type { Generated } from 'kysely';

/** Tables of the chats of groups. */
export interface ChatTables {
  /** The chats of groups: messages of players, and what the game says. */
  chat_lines: {
    id: string;
    group_id: string;
    /** What the game says: the rules' `ChatInfo`, and its `meta`, as JSON; `{}` in messages of players. */
    info: string;
    meta: string | null;
    created_at: number;
    /** Null: the game. */
    author_id: string | null;
    /** The rules' `MessageAuthor`, as JSON. */
    author: string | null;
    /** Null: told from `info`, in the reader's language. */
    text: string | null;
    plain: string | null;
    /** What the reports count; see `chat_flags` for who made them. */
    flag_count: Generated<number>;
  };
  chat_likes: { line_id: string; player_id: string; liked: number };
  chat_flags: { line_id: string; player_id: string };
  /** Players with a receiver for a group's chat that is switched on; they need not be in the group. */
  chat_hooks: { group_id: string; player_id: string };
}
