import { adminCalls } from '@everdeed/contract';
import { type AuditAct, type Blocker, editBlocker, newBlocker } from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { listBlockers, lockBlocker, putBlocker } from '../storage/admin/blockers.ts';
import type { Tx } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import type { Work } from '../work/work.ts';
import { type Refuser, unwrap } from '../work/refusal.ts';

type BlockerParts = Pick<Services, 'events' | 'blocks'>;

type BlockerAct = Extract<AuditAct, 'addBlocker' | 'editBlocker' | 'liftBlocker'>;

/** Fields that differ, for the log. */
const changesOf = (before: Blocker | undefined, after: Blocker) =>
  (['type', 'area', 'value', 'disabled'] as const)
    .filter((path) => before?.[path] !== after[path])
    .map((path) => ({ path, ...(before ? { before: before[path] } : {}), after: after[path] }));

/** A change of a blocker. */
interface Change {
  readonly actor: Actor;
  readonly act: BlockerAct;
  readonly before?: Blocker;
  readonly after: Blocker;
}

/** Stores a blocker, with the note of it; this process keeps to it as soon as it is committed, the others hear of it then. */
async function store(
  work: Work,
  tx: Tx,
  { events, blocks }: BlockerParts,
  { actor, act, before, after: blocker }: Change,
) {
  await putBlocker(tx.db, blocker);
  await audit(work, tx, actor, {
    act,
    target: { kind: 'blocker', id: blocker._id, name: `${blocker.type} ${blocker.value}` },
    changes: changesOf(before, blocker),
    reason: blocker.reason,
  });
  const all = await listBlockers(tx.db);
  tx.afterCommit(() => {
    blocks.keep(all);
    events.blocksChanged();
  });
  return { ...blocker, id: blocker._id };
}

async function requireBlocker(
  work: Refuser<'blockerNotFound'>,
  { db }: Tx,
  blockerId: string,
): Promise<Blocker> {
  const blocker = await lockBlocker(db, blockerId.toLowerCase());
  if (!blocker) throw work.refuse('NotFound', 'blockerNotFound');
  return blocker;
}

/** Who is kept out (wire-groups-and-admin 6.5). */
export const blockerRoutes = (parts: BlockerParts) => [
  route(adminCalls.getBlockers, (work) => listBlockers(work.read.db)),
  route(adminCalls.createBlocker, (work, { actor, body }) =>
    work.transaction((tx) => {
      const after = unwrap(work, newBlocker(work.rules, body));
      return store(work, tx, parts, { actor, act: 'addBlocker', after });
    }),
  ),
  route(adminCalls.updateBlocker, (work, { actor, params, body }) =>
    work.transaction(async (tx) => {
      const before = await requireBlocker(work, tx, params.blockerId);
      const after = unwrap(work, editBlocker(work.rules, before, body));
      return store(work, tx, parts, { actor, act: 'editBlocker', before, after });
    }),
  ),
  route(adminCalls.deleteBlocker, (work, { actor, params }) =>
    work.transaction(async (tx) => {
      const before = await requireBlocker(work, tx, params.blockerId);
      const disabled = { disabled: true, updatedAt: new Date(work.now).toISOString() };
      return store(work, tx, parts, {
        actor,
        act: 'liftBlocker',
        before,
        after: { ...before, ...disabled },
      });
    }),
  ),
];
