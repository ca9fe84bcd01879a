import { adminCalls } from '@everdeed/contract';
import { type Blocker, editBlocker, newBlocker } from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { listBlockers, lockBlocker, putBlocker } from '../storage/admin/blockers.ts';
import type { Tx } from '../storage/stores.ts';
import { type Refuser, unwrap } from '../work/refusal.ts';

type BlockerParts = Pick<Services, 'events' | 'blocks'>;

/** Stores a blocker; this process keeps to it as soon as it is committed, the others hear of it then. */
async function store(tx: Tx, { events, blocks }: BlockerParts, blocker: Blocker) {
  await putBlocker(tx.db, blocker);
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
  route(adminCalls.createBlocker, (work, { body }) =>
    work.transaction((tx) => store(tx, parts, unwrap(work, newBlocker(work.rules, body)))),
  ),
  route(adminCalls.updateBlocker, (work, { params, body }) =>
    work.transaction(async (tx) => {
      const before = await requireBlocker(work, tx, params.blockerId);
      return store(tx, parts, unwrap(work, editBlocker(work.rules, before, body)));
    }),
  ),
  route(adminCalls.deleteBlocker, (work, { params }) =>
    work.transaction(async (tx) => {
      const before = await requireBlocker(work, tx, params.blockerId);
      const disabled = { disabled: true, updatedAt: new Date(work.now).toISOString() };
      return store(tx, parts, { ...before, ...disabled });
    }),
  ),
];
