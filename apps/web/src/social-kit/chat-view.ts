import type { WaitingEntry } from '../data/waiting.ts';
import type { MessageRef } from './chat-actions.ts';
import type { ChatLine, Said, Told, WireMessage } from './chat-types.ts';
import type { Unsent } from './unsent.ts';

/** Reports that hide a message (wire-groups-and-admin 0.3). */
const HIDING_FLAGS = 2;
/** Clocks of device and server may differ by this much, in milliseconds: our own. */
const SKEW_MS = 120_000;

/** Who reads a chat, as what they write shows them. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly username: string | undefined;
  readonly look: Said['look'];
  readonly tier: number;
}

/** What of a chat is only on this device. */
export interface Unsaved {
  readonly posts: readonly WaitingEntry<{ readonly groupId: string; readonly text: string }>[];
  readonly likes: readonly WaitingEntry<MessageRef>[];
  readonly deletes: readonly WaitingEntry<MessageRef>[];
  readonly refused: readonly Unsent[];
  /** Ids of messages that answered a post. */
  readonly answered: ReadonlySet<string>;
}

const SYSTEM = 'system';

/** What the game has said, as a line. */
export const toldOf = ({ id, timestamp, info, text }: WireMessage): Told => ({
  kind: 'told',
  id,
  at: timestamp,
  info,
  text,
});

/** A like that waits turns what the server says around; two of them leave it. */
function likesOf(message: WireMessage, readerId: string, waiting: Unsaved['likes']) {
  const wasLiked = message.likes[readerId] === true;
  const isTurned = waiting.filter(({ action }) => action.chatId === message.id).length % 2 === 1;
  const isLiked = wasLiked !== isTurned;
  const others = Object.entries(message.likes).filter(([id, likes]) => likes && id !== readerId).length;
  return { isLiked, likes: others + Number(isLiked) };
}

/** Mentions are links, which the server makes (wire-groups-and-admin 2.6). */
const mentions = (text: string, id: string): boolean => text.includes(`](/profile/${id})`);

function saidOf(message: WireMessage, reader: Reader, unsaved: Unsaved): Said {
  const { id, uuid, user = '', username, userStyles, contributor, text, timestamp, flagCount } = message;
  return {
    kind: 'said',
    id,
    authorId: uuid,
    name: user,
    username,
    look: userStyles,
    tier: contributor?.level ?? 0,
    text,
    at: timestamp,
    ...likesOf(message, reader.id, unsaved.likes),
    isOwn: uuid === reader.id,
    isMentioned: uuid !== reader.id && mentions(text, reader.id),
    isHidden: flagCount >= HIDING_FLAGS,
    state: 'sent',
  };
}

const ownLine = (reader: Reader, id: string, text: string, at: number): Omit<Said, 'state'> => ({
  kind: 'said',
  id,
  authorId: reader.id,
  name: reader.name,
  username: reader.username,
  look: reader.look,
  tier: reader.tier,
  text,
  at,
  likes: 0,
  isLiked: false,
  isOwn: true,
  isMentioned: false,
  isHidden: false,
});

/**
 * Posts that the server does not have yet. One whose answer was lost, or is still on its way, already stands among the
 * messages: with the same words, and no older.
 */
function waitingPosts(messages: readonly WireMessage[], reader: Reader, { posts, answered }: Unsaved) {
  const own = messages.filter(({ id, uuid }) => uuid === reader.id && !answered.has(id));
  const taken = new Set<string>();
  return posts.filter(({ action, at }) => {
    const echo = own.find(
      ({ id, unformattedText, timestamp }) =>
        !taken.has(id) && unformattedText === action.text && timestamp > Date.parse(at) - SKEW_MS,
    );
    if (echo) taken.add(echo.id);
    return !echo;
  });
}

/** A chat as its reader sees it, newest first: what the server has, and what is only on this device. */
export function chatView(
  messages: readonly WireMessage[],
  reader: Reader,
  unsaved: Unsaved,
): readonly ChatLine[] {
  const deleted = new Set(unsaved.deletes.map(({ action }) => action.chatId));
  const listed = messages
    .filter(({ id }) => !deleted.has(id))
    .map((one) => (one.uuid === SYSTEM ? toldOf(one) : saidOf(one, reader, unsaved)));
  const waiting = waitingPosts(messages, reader, unsaved).map(
    ({ id, action, at }): Said => ({
      ...ownLine(reader, id, action.text, Date.parse(at)),
      state: 'waiting',
    }),
  );
  const refused = unsaved.refused.map(
    ({ id, text, at, reason }): Said => ({ ...ownLine(reader, id, text, at), state: 'refused', reason }),
  );
  // What is not saved stays on top: it has no place among the others yet.
  return [...waiting.toReversed(), ...refused.toReversed(), ...listed];
}
