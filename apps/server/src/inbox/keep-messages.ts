import { type MessageCopy, type NewPrivateMessage, withoutMarks } from '@everdeed/rules';
import { presentCopy } from '../presenters/inbox.ts';
import { newestAt } from '../storage/inbox/read-inbox.ts';
import { addCopies, type NewStoredCopy } from '../storage/inbox/write-inbox.ts';
import type { Tx } from '../storage/stores.ts';
import type { Reaction, Work } from '../work/work.ts';

/** A copy's texts: what the game says before them is in the language of its owner, between back-ticks. */
function textsOf({ words }: Pick<Work, 'words'>, message: NewPrivateMessage, { language }: MessageCopy) {
  const { gift, text: written, unformattedText } = message;
  if (!gift) return { text: written, unformattedText };
  const text = `\`${words.say(language, gift.key, gift.params)}\` ${written}`.trim();
  return { text, unformattedText: withoutMarks(text) };
}

function storedCopy(work: Work, message: NewPrivateMessage, copy: MessageCopy, at: number): NewStoredCopy {
  const { id: otherId, ...names } = copy.other;
  const { contributor, userStyles, client } = message;
  return {
    id: copy.id,
    uniqueId: message.uniqueId,
    ownerId: copy.ownerId,
    otherId,
    sent: copy.sent,
    at,
    ...textsOf(work, message, copy),
    details: { ...names, contributor, userStyles, client },
    isImported: false,
  };
}

/** Both copies have one instant, later than all that the two have: they are locked. */
async function keep(work: Work, tx: Tx, message: NewPrivateMessage): Promise<void> {
  const owners = message.copies.map(({ ownerId }) => ownerId);
  const at = Math.max(work.now, (await newestAt(tx.db, owners)) + 1);
  const copies = message.copies.map((copy) => storedCopy(work, message, copy, at));
  await addCopies(tx.db, copies);
  for (const copy of copies) {
    const shown = presentCopy({ ...copy, likes: {}, flags: {}, flagCount: 0 });
    tx.publish({ kind: 'inbox', topic: `player:${copy.ownerId}`, message: structuredClone(shown) });
  }
}

async function keepAll(work: Work, tx: Tx, messages: readonly NewPrivateMessage[]): Promise<void> {
  for (const message of messages) await keep(work, tx, message);
}

/** Keeps the private messages of an outcome, in the transaction that they tell of, and tells open pages. */
export const keepPrivateMessages: Reaction = (work, tx, { outcome: { privateMessages = [] } }) =>
  privateMessages.length === 0 ? undefined : keepAll(work, tx, privateMessages);
