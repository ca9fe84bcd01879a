import { Type } from '@everdeed/contract';
import { HIDING_FLAGS } from '@everdeed/rules';
import { defineJob, jobKind } from '../jobs/kind.ts';
import { presentPlainly } from '../presenters/chat.ts';
import type { Services } from '../services.ts';
import { chatListeners } from '../storage/chat/chat-hooks.ts';
import type { StoredLine } from '../storage/chat/chat-line.ts';
import { linesAt, newestLine } from '../storage/chat/read-chat.ts';
import type { Stores, Tx } from '../storage/stores.ts';
import { lockPlayers } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Reaction, Work } from '../work/work.ts';
import { announce, type WebhookEvent } from './announce.ts';

/** Tells the receivers of a group's members what was said in its chat at an instant (ms). */
const chatJob = jobKind({
  name: 'chat-webhooks',
  payload: Type.Object({ groupId: Type.String(), at: Type.Number() }),
});

/** Players whose receivers are told in one transaction: our own figure. */
const AT_ONCE = 50;

async function noteSaid(tx: Tx, groupIds: readonly string[]): Promise<void> {
  for (const groupId of groupIds) {
    const [anybody] = await chatListeners(tx.db, groupId, { lastId: '', limit: 1 });
    const newest = anybody === undefined ? undefined : await newestLine(tx.db, groupId);
    if (newest) await tx.enqueue(chatJob, { groupId, at: newest.at }, { key: `${groupId} ${newest.at}` });
  }
}

/**
 * Has the receivers of members told of what an outcome says in chats (wire-user-and-tasks 3.8). Whoever posts pays one
 * look-up, however many members the group has; lines of one outcome have one instant.
 */
export const announceChat: Reaction = (_work, tx, { outcome: { chat, messages = [] } }) => {
  const groupIds = new Set([...chat, ...messages].map(({ groupId }) => groupId));
  return groupIds.size === 0 ? undefined : noteSaid(tx, [...groupIds]);
};

/** A line as receivers get it: as stored, without its reports. */
const eventOf = (
  { words }: Pick<Work, 'words'>,
  language: string,
  line: StoredLine,
  name: string,
): WebhookEvent => ({
  webhookType: 'groupChatReceived',
  option: 'groupId',
  value: line.groupId,
  body: {
    group: { id: line.groupId, name },
    chat: { ...presentPlainly({ words, language }, line), timestamp: new Date(line.at).toISOString() },
  },
});

async function tell(work: Work, tx: Tx, lines: readonly StoredLine[], ids: readonly string[], name: string) {
  for (const player of await lockPlayers(tx, ids)) {
    const language = player.preferences.language ?? 'en';
    const events = lines.map((line) => eventOf(work, language, line, name));
    await announce(tx, player, events);
  }
}

/** What was said and is not hidden. */
const shownLines = async ({ db }: Pick<Stores, 'db'>, groupId: string, at: number): Promise<StoredLine[]> =>
  (await linesAt(db, groupId, at)).filter(({ flagCount }) => flagCount < HIDING_FLAGS);

/** Tells the listeners after `lastId`; returns the last of them, undefined where there are none. */
const tellNext = (services: Services, groupId: string, at: number, lastId: string) =>
  runWork(services, async (work) => {
    const group = await work.read.groups.get(groupId);
    const ids = await chatListeners(work.read.db, groupId, { lastId, limit: AT_ONCE });
    const lines = await shownLines(work.read, groupId, at);
    if (!group || ids.length === 0 || lines.length === 0) return undefined;
    await work.transaction((tx) => tell(work, tx, lines, ids, group.name));
    return ids.at(-1);
  });

/** Tells the listeners of a chat, at most `AT_ONCE` in each transaction. */
export const chatWebhookJob = defineJob(chatJob, {
  maxAtOnce: 2,
  async run(services: Services, { payload: { groupId, at } }, { signal }) {
    for (let last: string | undefined = ''; last !== undefined; ) {
      last = await tellNext(services, groupId, at, last);
      signal.throwIfAborted();
    }
  },
});
