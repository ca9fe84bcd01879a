import type { InfiniteData } from '@tanstack/react-query';
import { chatCalls } from 'virtual:calls/chat';
import type { OutboxEntry } from '../data/action.ts';
import { call } from '../data/api.ts';
import { onSettled } from '../data/outbox.ts';
import { keys, queryClient } from '../data/queries.ts';
import { isOf } from '../data/waiting.ts';
import { deleteChat, likeChat, postChat } from './chat-actions.ts';
import { asListed, type StoredMessage, type WireMessage } from './chat-types.ts';

/** Messages of a page, as the server cuts them (wire-groups-and-admin 2.4). */
const PAGE = 50;

type Page = readonly WireMessage[];
type Pages = InfiniteData<Page, string | undefined>;

/** What became known of a chat beside its pages, and when: a page that was asked for earlier may not have it yet. */
interface Change {
  readonly at: number;
  readonly apply: (pages: readonly Page[]) => readonly Page[];
}
const changes = new Map<string, Change[]>();
/** How long a page may be on its way, in milliseconds: longer than any call waits. */
const KEPT_MS = 60_000;

function note(groupId: string, apply: Change['apply']): void {
  const at = Date.now();
  const recent = (changes.get(groupId) ?? []).filter((change) => at - change.at < KEPT_MS);
  changes.set(groupId, [...recent, { at, apply }]);
}

function change(userId: string, groupId: string, apply: Change['apply']): void {
  note(groupId, apply);
  queryClient.setQueryData<Pages>(
    keys.chat(userId, groupId),
    (data) => data && { ...data, pages: [...apply(data.pages)] },
  );
}

/** The pages with a message: in its place, or as the newest. */
function withMessage(pages: readonly Page[], message: WireMessage): readonly Page[] {
  const isKnown = pages.some((page) => page.some(({ id }) => id === message.id));
  if (isKnown)
    return pages.map((page) => page.map((one) => (one.id === message.id ? { ...one, ...message } : one)));
  const [first = [], ...rest] = pages;
  return [[message, ...first].toSorted((one, other) => other.timestamp - one.timestamp), ...rest];
}

const withoutMessage = (pages: readonly Page[], gone: string): readonly Page[] =>
  pages.map((page) => page.filter(({ id }) => id !== gone));

/** Shows a message that is new or changed. */
export const putMessage = (userId: string, message: WireMessage): void =>
  change(userId, message.groupId, (pages) => withMessage(pages, message));

/** Takes a deleted message out of the chat. */
const dropMessage = (userId: string, groupId: string, id: string): void =>
  change(userId, groupId, (pages) => withoutMessage(pages, id));

/** A page of the chat: the newest, or the one before a message. */
export async function fetchPage(groupId: string, before: string | undefined): Promise<Page> {
  const askedAt = Date.now();
  const page = await call(
    chatCalls.getChat,
    { params: { groupId }, query: before === undefined ? {} : { before } },
    { quiet: true },
  );
  if (before !== undefined) return page;
  const later = (changes.get(groupId) ?? []).filter(({ at }) => at >= askedAt);
  return later.reduce<readonly Page[]>((pages, { apply }) => apply(pages), [page])[0] ?? page;
}

/**
 * The message before which the next page begins; undefined at the end. Hidden messages leave a page shorter, so that only
 * one that is less than half full is taken for the last.
 */
export const nextPage = (page: Page): string | undefined =>
  page.length < PAGE / 2 ? undefined : page.at(-1)?.id;

const isPost = isOf(postChat);
const isLike = isOf(likeChat);
const isDelete = isOf(deleteChat);

/** Ids of messages that answered a post of this page, which hence is none that still waits. */
export const answered = new Set<string>();

function putStored(userId: string, stored: StoredMessage): void {
  putMessage(userId, asListed(stored));
}

function hearSaved(entry: OutboxEntry, data: unknown): void {
  if (isPost(entry)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this call, without `previousMsg`
    const { message } = data as { readonly message: StoredMessage };
    answered.add(message.id);
    putStored(entry.userId, message);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this call
  if (isLike(entry)) putStored(entry.userId, data as StoredMessage);
  if (isDelete(entry)) dropMessage(entry.userId, entry.action.groupId, entry.action.chatId);
}

// For as long as the page: what was sent from one screen is told on another.
onSettled((entry, settlement) => {
  if (settlement.kind === 'saved') hearSaved(entry, settlement.answer.data);
});
