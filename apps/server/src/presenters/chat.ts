import type { AnswerOf, chatCalls, DeepReadonly } from '@everdeed/contract';
import { type Group, isModerator, isShown, MAX_SHOWN_MESSAGES, type Player } from '@everdeed/rules';
import type { StoredLine } from '../storage/chat/chat-line.ts';
import { readLines } from '../storage/chat/read-chat.ts';
import type { Stores } from '../storage/stores.ts';
import { wordLine } from '../words/chat-words.ts';
import type { Words } from '../words/words.ts';

export type MessageView = DeepReadonly<AnswerOf<typeof chatCalls.getChat>[number]>;
type StoredView = DeepReadonly<AnswerOf<typeof chatCalls.likeChat>>;

/** Who reads a chat, and in which words. */
interface ChatReader {
  readonly words: Words;
  readonly language: string;
  readonly player: Player;
}

const isSpoken = ({ info }: StoredLine): boolean => Object.keys(info).length > 0;

/** The text of a line, in the reader's language if the game says it: between back-ticks (wire-groups-and-admin 2.2, 2). */
function textsOf({ words, language }: Pick<ChatReader, 'words' | 'language'>, line: StoredLine) {
  if (!isSpoken(line)) return { text: line.text ?? '', unformattedText: line.unformattedText ?? '' };
  const unformattedText = wordLine(words, language, line.info);
  return {
    text: unformattedText.includes('`') ? unformattedText : `\`${unformattedText}\``,
    unformattedText,
  };
}

const fieldsOf = (reader: Pick<ChatReader, 'words' | 'language'>, line: StoredLine) => ({
  id: line.id,
  _id: line.id,
  groupId: line.groupId,
  ...textsOf(reader, line),
  info: line.info,
  likes: line.likes,
  uuid: line.authorId ?? 'system',
  ...line.author,
});

/** A message as everybody but moderators sees it: without reports (2.2, 4). */
export const presentPlainly = (
  reader: Pick<ChatReader, 'words' | 'language'>,
  line: StoredLine,
): MessageView => ({ ...fieldsOf(reader, line), timestamp: line.at, flags: {}, flagCount: 0 });

const presentMessage = (reader: ChatReader, line: StoredLine): MessageView =>
  isModerator(reader.player)
    ? {
        ...presentPlainly(reader, line),
        flags: line.flags,
        flagCount: line.flagCount,
        ...(line.meta === undefined ? {} : { _meta: line.meta }),
      }
    : presentPlainly(reader, line);

/** A message as it is stored, for who has just posted, liked or reported it (2.1). */
export const presentStored = (
  reader: Pick<ChatReader, 'words' | 'language'>,
  line: StoredLine,
): StoredView => ({
  ...fieldsOf(reader, line),
  timestamp: new Date(line.at).toISOString(),
  flags: line.flags,
  flagCount: line.flagCount,
  _meta: line.meta ?? null,
});

const casts = new Set<unknown>(['spell_cast_party', 'spell_cast_user']);
const sameFacts = ['type', 'user', 'class', 'spell', 'target'];
const isRepeat = (a: StoredLine, b: StoredLine): boolean =>
  casts.has(a.info['type']) && sameFacts.every((fact) => a.info[fact] === b.info[fact]);

/** Lines with casts in a row as one, the latest of them (rules-play-and-shops 1.7). */
function joinRepeats(lines: readonly StoredLine[]): StoredLine[] {
  const joined: StoredLine[][] = [];
  for (const line of lines) {
    const row = joined.at(-1);
    if (row?.[0] && isRepeat(row[0], line)) row.push(line);
    else joined.push([line]);
  }
  return joined.flatMap((row) => {
    const [line] = row;
    if (!line || row.length === 1) return row;
    const times = row.reduce((sum, { info }) => sum + Number(info['times'] ?? 1), 0);
    return [{ ...line, info: { ...line.info, type: `${String(line.info['type'])}_multi`, times } }];
  });
}

/** Lines as their reader sees them; what is hidden from them is left out. */
export const presentLines = (reader: ChatReader, lines: readonly StoredLine[]): MessageView[] =>
  joinRepeats(lines)
    .filter((line) => isShown(line, reader.player))
    .map((line) => presentMessage(reader, line));

/** The messages that come with a group: the newest 400, or more if the group says so (0.3). */
export const groupChat = async (
  { db }: Pick<Stores, 'db'>,
  reader: ChatReader,
  { _id, chatLimitCount = 0 }: Group,
): Promise<MessageView[]> =>
  presentLines(reader, await readLines(db, _id, { limit: Math.max(MAX_SHOWN_MESSAGES, chatLimitCount) }));
