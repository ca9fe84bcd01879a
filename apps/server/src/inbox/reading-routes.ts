import { inboxCalls } from '@everdeed/contract';
import {
  CONVERSATIONS_PER_PAGE,
  MAX_CONVERSATIONS,
  MAX_LISTED_MESSAGES,
  PRIVATE_MESSAGES_PER_PAGE,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentConversation, presentCopy, presentMapped } from '../presenters/inbox.ts';
import { readConversations, readCopies } from '../storage/inbox/read-inbox.ts';
import type { Stores } from '../storage/stores.ts';
import { requireActor } from '../work/scenes.ts';

interface Wanted {
  readonly page?: string | undefined;
  readonly conversation?: string | undefined;
}

/** The number of a page, from 0; undefined: none is asked for. */
function pageOf(sent: string | undefined): number | undefined {
  if (sent === undefined || sent === '') return undefined;
  const page = Math.trunc(Number(sent));
  return page > 0 ? page : 0;
}

/** The newest messages, or a page of them; none beyond those that are listed at most. */
function listed({ db }: Stores, ownerId: string, { page: sent, conversation }: Wanted) {
  const otherId = conversation ? conversation.toLowerCase() : undefined;
  const page = pageOf(sent);
  if (page === undefined) return readCopies(db, ownerId, { limit: MAX_LISTED_MESSAGES, otherId });
  const offset = page * PRIVATE_MESSAGES_PER_PAGE;
  const limit = Math.min(PRIVATE_MESSAGES_PER_PAGE, MAX_LISTED_MESSAGES - offset);
  return limit > 0 ? readCopies(db, ownerId, { limit, offset, otherId }) : [];
}

/** Conversations further back than any number of people that one could write to. */
const MAX_PAGE = 100_000;

/** Reading (wire-user-and-tasks 5.4). */
export const readingRoutes = [
  route(inboxCalls.listPrivateMessages, async (work, { actor, query }) =>
    (await listed(work.read, actor.id, query)).map(presentCopy),
  ),
  route(inboxCalls.listPagedMessages, async (work, { actor, query }) => {
    const owner = await requireActor(work.read, actor);
    return (await listed(work.read, actor.id, query)).map((copy) => presentMapped(copy, owner));
  }),
  route(inboxCalls.listConversations, async (work, { actor, query }) => {
    const owner = await requireActor(work.read, actor);
    const page = pageOf(query.page);
    const part =
      page === undefined
        ? { limit: MAX_CONVERSATIONS, offset: 0 }
        : { limit: CONVERSATIONS_PER_PAGE, offset: Math.min(page, MAX_PAGE) * CONVERSATIONS_PER_PAGE };
    const shown = [];
    for (const found of await readConversations(work.read.db, actor.id, part)) {
      const other = await work.read.players.get(found.latest.otherId);
      shown.push(presentConversation(found, owner, other));
    }
    return shown;
  }),
];
