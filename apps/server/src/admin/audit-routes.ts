import { auditCalls, cursorLimits, type RefusalOf } from '@everdeed/contract';
import { changesBetween, mayUndo, undoEdit } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { voidCodeOfOldAddress } from '../security/credentials.ts';
import type { Services } from '../services.ts';
import { type AuditEntry, findAuditEntry, listAudit, noteUndone } from '../storage/admin/audit-log.ts';
import type { Tx } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { type Act, audit, playerTarget } from '../work/audit.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers, requirePlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { lockRuns, undoEventStep } from '../world/events.ts';
import { presentAudit, presentAuditPage } from './present-audit.ts';

type UndoParts = Pick<Services, 'events'>;
type Undoing = Work<RefusalOf<typeof auditCalls.undoAudit>>;

const pageOf = ({ lastId, limit }: { readonly lastId?: string; readonly limit?: number }) => ({
  lastId: lastId?.toLowerCase(),
  limit: limit ?? cursorLimits.usual,
});

/** An address that goes back to somebody while another has taken it. */
async function checkAddress(work: Undoing, { changes, player }: AuditEntry): Promise<void> {
  const path = 'auth.local.email';
  const address = changes.find((change) => change.path === path)?.before;
  const owner = typeof address === 'string' ? await work.read.players.findIdByEmail(address) : undefined;
  if (owner !== undefined && owner !== player?.id)
    throw work.refuse('BadRequest', 'auditMovedOn', { params: { path } });
}

/** Its player is locked. */
async function requireUndoable(work: Undoing, { db, players }: Tx, actor: Actor, entryId: string) {
  const entry = await findAuditEntry(db, entryId);
  if (!entry) throw work.refuse('NotFound', 'auditEntryNotFound');
  const target = (entry.player && players.held(entry.player.id)?.permissions) ?? {};
  if (!mayUndo(actor.permissions, { ...entry, target })) throw work.refuse('NotAuthorized', 'noPrivAccess');
  if (entry.undoneBy !== undefined) throw work.refuse('BadRequest', 'auditAlreadyUndone');
  if (!entry.canUndo) throw work.refuse('BadRequest', 'auditNotUndoable');
  return entry;
}

/** What taking an entry back has done, for the note of it. */
type Undone = Pick<Act, 'target' | 'playerId' | 'changes'>;

/** Takes a step of an event of the calendar back. */
async function undoEvent(work: Undoing, tx: Tx, teller: UndoParts, entry: AuditEntry): Promise<Undone> {
  const { moved, changes } = await undoEventStep(tx, teller, entry);
  if (moved) throw work.refuse('BadRequest', 'auditMovedOn', { params: { path: entry.target.id } });
  return { target: entry.target, changes };
}

/** Takes an edit of a player back. */
async function undoPlayer(
  work: Undoing,
  tx: Tx,
  { events }: UndoParts,
  {
    actor,
    entry,
    playerId,
  }: { readonly actor: Actor; readonly entry: AuditEntry; readonly playerId: string },
): Promise<Undone> {
  const player = await requirePlayer(work, tx, playerId);
  await checkAddress(work, entry);
  const outcome = unwrap(work, undoEdit(work.rules, { player }, { changes: entry.changes }));
  await saveOutcome(work, tx, outcome, { actorId: actor.id });
  const after = await requirePlayer(work, tx, playerId);
  await voidCodeOfOldAddress(tx.db, player, after);
  if (after.auth.blocked) tx.afterCommit(() => events.revoked(playerId));
  return { target: playerTarget(player), playerId, changes: changesBetween(player, after) };
}

/** Takes back what an entry tells of. Of two who try at once, one is told that it was done. */
const undo = (
  work: Undoing,
  parts: UndoParts,
  { actor, entryId, reason }: { readonly actor: Actor; readonly entryId: string; readonly reason: unknown },
) =>
  work.transaction(async (tx) => {
    // Locked before the entry is read for good: of two who try, the second one finds it taken back.
    const about = await findAuditEntry(tx.db, entryId);
    if (about?.target.kind === 'event') await lockRuns(tx);
    await lockPlayers(tx, [actor.id, ...(about?.player ? [about.player.id] : [])]);
    const entry = await requireUndoable(work, tx, actor, entryId);
    const done = entry.player
      ? await undoPlayer(work, tx, parts, { actor, entry, playerId: entry.player.id })
      : await undoEvent(work, tx, parts, entry);
    const undoing = await audit(work, tx, actor, {
      ...done,
      act: 'undo',
      reason,
      canUndo: false,
      undoes: entry.id,
    });
    if (!(await noteUndone(tx.db, entry.id, undoing.id)))
      throw work.refuse('BadRequest', 'auditAlreadyUndone');
    return presentAudit(undoing);
  });

/** The log of administrative acts. */
export const auditRoutes = (parts: UndoParts) => [
  route(auditCalls.getAuditLog, async (work, { query }) => {
    const { actorId, userId, act } = query;
    const filter = { actorId: actorId?.toLowerCase(), playerId: userId?.toLowerCase(), act };
    return presentAuditPage(await listAudit(work.read.db, filter, pageOf(query)));
  }),
  route(auditCalls.getUserAudit, async (work, { params, query }) =>
    presentAuditPage(await listAudit(work.read.db, { playerId: params.userId.toLowerCase() }, pageOf(query))),
  ),
  route(auditCalls.undoAudit, (work, { actor, params, body }) =>
    undo(work, parts, { actor, entryId: params.entryId.toLowerCase(), reason: body.reason }),
  ),
];
