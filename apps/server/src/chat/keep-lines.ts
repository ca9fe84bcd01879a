import { type ChatLine, isTold, type NewMessage } from '@everdeed/rules';
import { presentPlainly } from '../presenters/chat.ts';
import { newestLine, readLine } from '../storage/chat/read-chat.ts';
import { addMessage, tellAll } from '../storage/chat/write-chat.ts';
import type { Tx } from '../storage/stores.ts';
import type { Reaction, Work } from '../work/work.ts';

/**
 * Keeps what the game says to one group. Lines of one outcome have one time, and what was said first stands first, as
 * the clients of old know it. Members are told if the scope holds the group: nobody waits for its row after others'.
 */
async function keep(
  { now, rules }: Work,
  { db, groups }: Tx,
  groupId: string,
  lines: readonly ChatLine[],
): Promise<void> {
  const newest = await newestLine(db, groupId);
  const at = Math.max(now, (newest?.at ?? 0) + 1);
  const ids = lines.map(() => rules.newId()).toSorted((a, b) => (a < b ? 1 : -1));
  const rows = lines.map(({ info, meta }, index) => ({
    id: ids[index] ?? rules.newId(),
    group_id: groupId,
    info: JSON.stringify(info),
    meta: meta === undefined ? null : JSON.stringify(meta),
    created_at: at,
  }));
  await db.insertInto('chat_lines').values(rows).execute();
  const group = groups.held(groupId);
  if (group && isTold(group, 0)) await tellAll(db, groupId, at);
}

/** Tells open pages of a message; one that is hidden from the start concerns none of them. */
async function post({ now, words }: Work, tx: Tx, message: NewMessage): Promise<void> {
  await addMessage(tx.db, message, now);
  if (message.flagCount > 0) return;
  const line = await readLine(tx.db, message.id);
  if (!line) return;
  const shown = structuredClone(presentPlainly({ words, language: 'en' }, line));
  tx.publish({ kind: 'chat', topic: `group:${message.groupId}`, message: shown });
}

async function keepAll(work: Work, tx: Tx, lines: readonly ChatLine[], messages: readonly NewMessage[]) {
  for (const groupId of new Set(lines.map((line) => line.groupId))) {
    await keep(
      work,
      tx,
      groupId,
      lines.filter((line) => line.groupId === groupId),
    );
    // Each page reads them in its own language, repeats joined.
    tx.publish({ kind: 'chat', topic: `group:${groupId}` });
  }
  for (const message of messages) await post(work, tx, message);
}

/**
 * Keeps what players post, and what the rules say to a group's chat, in the transaction that it tells of. Who reads the
 * chat joins repeats of a line, and sees them in their own language: only the facts are kept (rules-play-and-shops 1.7).
 */
export const keepLines: Reaction = (work, tx, { outcome: { chat, messages = [] } }) =>
  chat.length + messages.length === 0 ? undefined : keepAll(work, tx, chat, messages);
