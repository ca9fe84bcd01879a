import {
  changesBetween,
  clearReportsOfChallenge,
  type ContentDecision,
  hiddenFlags,
  hideChallenge,
  isModerator,
  ruledOut,
  sanctionAuthor,
} from '@everdeed/rules';
import type { AuditEntry } from '../storage/admin/audit-log.ts';
import type { Decision, ReportCase } from '../storage/admin/report-cases.ts';
import { readLine } from '../storage/chat/read-chat.ts';
import { clearFlags, hideLine, removeLine } from '../storage/chat/write-chat.ts';
import { copiesOf } from '../storage/inbox/read-inbox.ts';
import { removeCopy, saveOpinions } from '../storage/inbox/write-inbox.ts';
import { clearReports } from '../storage/members/reports.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { type Act, audit, playerTarget } from '../work/audit.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { requireActor } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { readSubject } from './report-subjects.ts';

/** Locks the challenge or the group of what was reported; returns the players whose copies it has. */
export async function lockSubject(tx: Tx, { kind, subjectId }: ReportCase): Promise<string[]> {
  if (kind === 'challenge') await tx.challenges.get(subjectId);
  if (kind === 'message') return (await copiesOf(tx.db, subjectId)).map(({ ownerId }) => ownerId);
  const line = kind === 'chat' ? await readLine(tx.db, subjectId) : undefined;
  if (line) await tx.groups.get(line.groupId);
  return [];
}

/** Keeps, hides or deletes a line of a chat, and has open pages look. */
async function chatLine(tx: Tx, id: string, content: ContentDecision): Promise<void> {
  const line = await readLine(tx.db, id);
  if (!line) return;
  if (content === 'keep') await clearFlags(tx.db, id);
  if (content === 'hide') await hideLine(tx.db, id, hiddenFlags(line.flagCount));
  if (content === 'delete') await removeLine(tx.db, id);
  tx.publish({ kind: 'chat', topic: `group:${line.groupId}` });
}

async function privateMessage(tx: Tx, uniqueId: string, content: ContentDecision): Promise<void> {
  for (const copy of await copiesOf(tx.db, uniqueId)) {
    if (content === 'delete') await removeCopy(tx.db, copy.ownerId, copy.id);
    else
      await saveOpinions(tx.db, {
        ...copy,
        flagCount: content === 'keep' ? 0 : hiddenFlags(copy.flagCount),
      });
    tx.publish({ kind: 'inbox', topic: `player:${copy.ownerId}` });
  }
}

async function challenge(
  work: Work,
  tx: Tx,
  actor: ActorId,
  { id, content }: { readonly id: string; readonly content: ContentDecision },
) {
  const held = tx.challenges.held(id);
  if (!held || held.closing) return;
  const player = await requireActor(tx, actor);
  // Known since the call was let in, but for those who lost the privilege meanwhile.
  if (!isModerator(player)) throw work.refuse('NotAuthorized', 'noPrivAccess');
  const ofModerators = ruledOut('messageGroupChatAdminClearFlagCount');
  const outcome =
    content === 'keep'
      ? unwrap(work, ofModerators(clearReportsOfChallenge(work.rules, { player, challenge: held })))
      : hideChallenge(work.rules, held);
  await saveOutcome(work, tx, outcome, { actorId: actor.id });
}

const acts = { keep: 'clearReports', hide: 'hide', delete: 'delete' } as const;
/** How long a text may be that names something in the log. */
const SHOWN = 80;

/** Does what was decided about something reported, with the note of it. Its locks are held. */
export async function decideAboutContent(
  work: Work,
  tx: Tx,
  actor: ActorId,
  one: ReportCase,
  { content, reason }: Decision,
): Promise<AuditEntry> {
  const { kind, subjectId, authorId } = one;
  const { text, flagCount, place } = await readSubject(tx, one);
  if (kind === 'chat') await chatLine(tx, subjectId, content);
  if (kind === 'message') await privateMessage(tx, subjectId, content);
  if (kind === 'profile') await clearReports(tx.db, subjectId);
  if (kind === 'challenge') await challenge(work, tx, actor, { id: subjectId, content });
  const name = [place.kind === 'profile' ? undefined : place.name, text?.slice(0, SHOWN)];
  const targetKind: Act['target']['kind'] = kind === 'profile' ? 'player' : kind;
  return audit(work, tx, actor, {
    act: acts[content],
    target: { kind: targetKind, id: subjectId, name: name.filter(Boolean).join(': ') },
    playerId: authorId,
    changes: [{ path: 'reports', before: flagCount, after: content === 'hide' ? hiddenFlags(flagCount) : 0 }],
    reason,
    canUndo: false,
  });
}

/** Does what was decided about the author, with the note of it; nothing if nothing was. */
export async function decideAboutAuthor(
  work: Work,
  tx: Tx,
  actor: ActorId,
  { authorId }: ReportCase,
  { author, reason }: Decision,
): Promise<AuditEntry | undefined> {
  const player = authorId === undefined ? undefined : tx.players.held(authorId);
  if (author === 'nothing' || !player) return undefined;
  const outcome = unwrap(work, sanctionAuthor(work.rules, { player }, { author }));
  await saveOutcome(work, tx, outcome, { actorId: actor.id });
  const after = tx.players.held(player._id) ?? player;
  return audit(work, tx, actor, {
    act: author,
    target: playerTarget(player),
    playerId: player._id,
    changes: changesBetween(player, after),
    reason,
  });
}
