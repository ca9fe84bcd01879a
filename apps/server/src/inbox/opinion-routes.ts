import { inboxCalls } from '@everdeed/contract';
import { asText, isModerator, reportsAfter } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentCopy, presentReported } from '../presenters/inbox.ts';
import { noteReport } from '../storage/admin/report-cases.ts';
import { copiesOf, findCopy } from '../storage/inbox/read-inbox.ts';
import type { StoredCopy } from '../storage/inbox/stored-copy.ts';
import { saveOpinions } from '../storage/inbox/write-inbox.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { type ReportParts, MAX_REPORT_COMMENT, mailReport } from '../work/mails.ts';
import { lockPlayers, requireActor } from '../work/scenes.ts';
import type { Refuser } from '../work/refusal.ts';

/** The copies of a message that the caller has, under the locks of their owners. */
async function lockedCopies(
  work: Refuser<'messageGroupChatNotFound'>,
  tx: Tx,
  actor: ActorId,
  uniqueId: string,
): Promise<StoredCopy[]> {
  const seen = await copiesOf(tx.db, uniqueId);
  await lockPlayers(tx, [actor.id, ...seen.map(({ ownerId }) => ownerId)]);
  const copies = await copiesOf(tx.db, uniqueId);
  if (copies.some(({ ownerId }) => ownerId === actor.id)) return copies;
  throw work.refuse('NotFound', 'messageGroupChatNotFound');
}

/** Stores who likes a copy, or reported it, and tells its owner's pages. */
async function save(tx: Tx, copy: StoredCopy): Promise<void> {
  await saveOpinions(tx.db, copy);
  const message = structuredClone(presentCopy(copy));
  tx.publish({ kind: 'inbox', topic: `player:${copy.ownerId}`, message });
}

/** What one thinks of messages (wire-user-and-tasks 5.4). */
export const opinionRoutes = (parts: ReportParts) => [
  route(inboxCalls.likePrivateMessage, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const copies = await lockedCopies(work, tx, actor, params.uniqueMessageId.toLowerCase());
      const isLiked = copies.some(({ ownerId, likes }) => ownerId === actor.id && likes[actor.id]);
      const liked = copies.map((copy) => ({ ...copy, likes: { ...copy.likes, [actor.id]: !isLiked } }));
      for (const copy of liked) await save(tx, copy);
      const answered = liked.find(({ otherId }) => otherId === actor.id) ?? liked[0];
      if (!answered) throw new Error('a message without copies was liked');
      return presentCopy(answered);
    }),
  ),
  route(inboxCalls.flagPrivateMessage, async (work, { actor, params, query, body }) => {
    const mayChoose = isModerator(await requireActor(work.read, actor));
    const ownerId = mayChoose && query.userId ? query.userId.toLowerCase() : actor.id;
    return work.transaction(async (tx) => {
      await lockPlayers(tx, [actor.id, ownerId]);
      const player = await requireActor(tx, actor);
      const copy = await findCopy(tx.db, ownerId, params.messageId);
      // What came with a file is whatever its owner likes: nobody else answers for it.
      if (!copy || copy.isImported) throw work.refuse('BadRequest', 'messageGroupChatNotFound');
      if (copy.flags[actor.id] && !isModerator(player))
        throw work.refuse('BadRequest', 'messageGroupChatFlagAlreadyReported');
      const flags = { ...copy.flags, [actor.id]: true as const };
      const reported = { ...copy, flags, flagCount: reportsAfter(copy.flagCount, player) };
      await save(tx, reported);
      const comment = asText(body.comment).slice(0, MAX_REPORT_COMMENT);
      await noteReport(tx.db, {
        kind: 'message',
        subjectId: copy.uniqueId,
        authorId: copy.sent ? copy.ownerId : copy.otherId,
        ownerId: copy.ownerId,
        reporterId: player._id,
        comment,
        counts: true,
        at: work.now,
      });
      await mailReport(work, tx, parts, {
        reporter: player,
        subject: copy.unformattedText.slice(0, 60),
        author: copy.sent ? copy.ownerId : asText(copy.details['user']),
        text: copy.text,
        comment,
        path: `/profile/${copy.sent ? copy.ownerId : copy.otherId}`,
      });
      return { ok: true as const, message: presentReported(reported) };
    });
  }),
];
