import { auditCalls, cursorLimits, type RefusalOf } from '@everdeed/contract';
import { changesBetween, mayUndo, undoEdit } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { voidCodeOfOldAddress } from '../security/credentials.ts';
import type { Services } from '../services.ts';
import { type AuditEntry, findAuditEntry, listAudit, noteUndone } from '../storage/admin/audit-log.ts';
import type { Tx } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { unwrap } from '../work/refusal.ts';
import { saveOutcome } from '../work/save.ts';
import { lockPlayers, requirePlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { presentAudit, presentAuditPage } from './present-audit.ts';

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
  if (!entry.canUndo || !entry.player) throw work.refuse('BadRequest', 'auditNotUndoable');
  return { entry, playerId: entry.player.id };
}

/** Takes an edit of a player back. Of two who try at once, one is told that it was done. */
const undo = (
  work: Undoing,
  { events }: Pick<Services, 'events'>,
  { actor, entryId, reason }: { readonly actor: Actor; readonly entryId: string; readonly reason: unknown },
) =>
  work.transaction(async (tx) => {
    // Locked before the entry is read for good: of two who try, the second one finds it taken back.
    const about = (await findAuditEntry(tx.db, entryId))?.player;
    await lockPlayers(tx, [actor.id, ...(about ? [about.id] : [])]);
    const { entry, playerId } = await requireUndoable(work, tx, actor, entryId);
    const player = await requirePlayer(work, tx, playerId);
    await checkAddress(work, entry);
    const outcome = unwrap(work, undoEdit(work.rules, { player }, { changes: entry.changes }));
    await saveOutcome(work, tx, outcome, { actorId: actor.id });
    const after = await requirePlayer(work, tx, playerId);
    await voidCodeOfOldAddress(tx.db, player, after);
    const undoing = await audit(work, tx, actor, {
      act: 'undo',
      target: playerTarget(player),
      playerId,
      changes: changesBetween(player, after),
      reason,
      canUndo: false,
      undoes: entry.id,
    });
    if (!(await noteUndone(tx.db, entry.id, undoing.id)))
      throw work.refuse('BadRequest', 'auditAlreadyUndone');
    if (after.auth.blocked) tx.afterCommit(() => events.revoked(playerId));
    return presentAudit(undoing);
  });

/** The log of administrative acts. */
export const auditRoutes = (parts: Pick<Services, 'events'>) => [
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
