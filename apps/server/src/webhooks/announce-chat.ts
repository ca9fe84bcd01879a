import { type Static, Type } from '@everdeed/contract';
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

/** Tells the receivers of a group's members, by id after `lastId`, what was said in its chat at an instant (ms). */
const chatJob = jobKind({
  name: 'chat-webhooks',
  payload: Type.Object({
    groupId: Type.String(),
    at: Type.Number(),
    lastId: Type.Optional(Type.String()),
  }),
});
type Said = Static<typeof chatJob.payload>;

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

/** Tells the next listeners, and notes in the same transaction who comes after them. */
async function tellNext(work: Work, { groupId, at, lastId = '' }: Said): Promise<void> {
  const group = await work.read.groups.get(groupId);
  const ids = await chatListeners(work.read.db, groupId, { lastId, limit: AT_ONCE });
  const last = ids.at(-1);
  const lines = await shownLines(work.read, groupId, at);
  if (!group || last === undefined || lines.length === 0) return;
  await work.transaction(async (tx) => {
    await tell(work, tx, lines, ids, group.name);
    await tx.enqueue(chatJob, { groupId, at, lastId: last }, { key: `${groupId} ${at} ${last}` });
  });
}

/** Tells some of the listeners of a chat; a job of its own goes on after them, so that a repeated one tells few again. */
export const chatWebhookJob = defineJob(chatJob, {
  maxAtOnce: 2,
  run: (services: Services, { payload }) => runWork(services, (work) => tellNext(work, payload)),
});
