import type { MessageAuthor } from '@everdeed/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../schema.ts';
import { readStored } from '../stored-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A line of a group's chat. */
export interface StoredLine {
  readonly id: string;
  readonly groupId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What the game says; empty in messages of players. */
  readonly info: Fields;
  readonly meta: Fields | undefined;
  /** Absent: the game. */
  readonly authorId: string | undefined;
  readonly author: MessageAuthor | undefined;
  /** Absent: told from `info`. */
  readonly text: string | undefined;
  readonly unformattedText: string | undefined;
  readonly flagCount: number;
  /** Who likes it, or did. */
  readonly likes: Readonly<Record<string, boolean>>;
  /** Who reported it. */
  readonly flags: Readonly<Record<string, true>>;
}

/** A line as its row says, without likes and reports. */
export const lineOf = (row: Selectable<Database['chat_lines']>): StoredLine => ({
  id: row.id,
  groupId: row.group_id,
  at: row.created_at,
  info: readStored<Fields>(row.info),
  meta: row.meta === null ? undefined : readStored<Fields>(row.meta),
  authorId: row.author_id ?? undefined,
  author: row.author === null ? undefined : readStored<MessageAuthor>(row.author),
  text: row.text ?? undefined,
  unformattedText: row.plain ?? undefined,
  flagCount: row.flag_count,
  likes: {},
  flags: {},
});
