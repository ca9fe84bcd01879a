import type { InfiniteData } from '@tanstack/react-query';
import { inboxCalls } from 'virtual:calls/inbox';
import type { OutboxEntry } from '../../data/action.ts';
import { call } from '../../data/api.ts';
import { onSettled } from '../../data/outbox.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { isOf } from '../../data/waiting.ts';
import { deleteMessage, likeMessage, sendMessage } from './inbox-actions.ts';
import type { WireMessage } from './inbox-types.ts';

/** Messages of a page (wire-user-and-tasks 5.4). */
const PAGE = 50;
const QUIET = { quiet: true } as const;

type Page = readonly WireMessage[];
type Pages = InfiniteData<Page, number>;

/** What became known beside the pages, and when: a page that was asked for earlier may not have it yet. */
interface Change {
  readonly at: number;
  readonly memberId: string;
  readonly apply: (pages: readonly Page[]) => readonly Page[];
}
let changes: readonly Change[] = [];
/** How long a page may be on its way, in milliseconds: longer than any call waits. */
const KEPT_MS = 60_000;

function change(userId: string, memberId: string, apply: Change['apply']): void {
  const at = Date.now();
  changes = [...changes.filter((one) => at - one.at < KEPT_MS), { at, memberId, apply }];
  queryClient.setQueryData<Pages>(
    keys.messages(userId, memberId),
    (data) => data && { ...data, pages: [...apply(data.pages)] },
  );
}

/** Fetches the lists of conversations anew: what is said last, and what is unread, has changed. */
function refreshLists(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: keys.conversations(userId) });
  void queryClient.invalidateQueries({ queryKey: keys.newestMessages(userId) });
}

const byTime = (one: WireMessage, other: WireMessage): number =>
  Date.parse(other.timestamp) - Date.parse(one.timestamp);

function withMessage(pages: readonly Page[], message: WireMessage): readonly Page[] {
  if (pages.some((page) => page.some(({ id }) => id === message.id)))
    return pages.map((page) => page.map((one) => (one.id === message.id ? message : one)));
  const [first = [], ...rest] = pages;
  return [[message, ...first].toSorted(byTime), ...rest];
}

/** Shows a message of the player's that is new or changed. */
export function putMessage(userId: string, message: WireMessage): void {
  change(userId, message.uuid, (pages) => withMessage(pages, message));
  refreshLists(userId);
}

/** Shows a message as reported, which its reader has just done. */
export const markReported = (userId: string, memberId: string, messageId: string): void =>
  change(userId, memberId, (pages) =>
    pages.map((page) => page.map((one) => (one.id === messageId ? { ...one, reported: true } : one))),
  );

/** A page of a conversation, from 0, newest first. */
export async function fetchPage(memberId: string, page: number): Promise<Page> {
  const askedAt = Date.now();
  const query = { conversation: memberId, page: String(page) };
  const fetched = await call(inboxCalls.listPrivateMessages, { query }, QUIET);
  if (page > 0) return fetched;
  const later = changes.filter((one) => one.memberId === memberId && one.at >= askedAt);
  return later.reduce<readonly Page[]>((pages, { apply }) => apply(pages), [fetched])[0] ?? fetched;
}

/** The number of the page after the last one; undefined at the beginning of the conversation. */
export const nextPage = (last: Page, all: readonly Page[]): number | undefined =>
  last.length < PAGE ? undefined : all.length;

/** Pages overlap by what has come since the first was fetched. */
export const withoutTwins = (messages: readonly WireMessage[]): readonly WireMessage[] => [
  ...new Map(messages.map((one) => [one.id, one])).values(),
];

/** Ids of messages that answered what this page has sent, which hence does not wait any more. */
export const answered = new Set<string>();

const isSend = isOf(sendMessage);
const isLike = isOf(likeMessage);
const isDelete = isOf(deleteMessage);

/** The answer has the other person's copy, on which the reader's own like is the same. */
const withLike = (pages: readonly Page[], liked: WireMessage, userId: string): readonly Page[] =>
  pages.map((page) =>
    page.map((one) =>
      one.uniqueMessageId === liked.uniqueMessageId
        ? { ...one, likes: { ...one.likes, [userId]: liked.likes[userId] === true } }
        : one,
    ),
  );

function hearSaved(entry: OutboxEntry, data: unknown): void {
  const { userId } = entry;
  if (isSend(entry)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this call
    const { message } = data as { readonly message: WireMessage };
    answered.add(message.id);
    putMessage(userId, message);
  }
  if (isDelete(entry)) {
    const { memberId, messageId } = entry.action;
    change(userId, memberId, (pages) => pages.map((page) => page.filter(({ id }) => id !== messageId)));
    refreshLists(userId);
  }
  if (isLike(entry)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this call
    const liked = data as WireMessage;
    change(userId, entry.action.memberId, (pages) => withLike(pages, liked, userId));
  }
}

// For as long as the page: what was sent from one screen is told on another.
onSettled((entry, settlement) => {
  if (settlement.kind === 'saved') hearSaved(entry, settlement.answer.data);
});
