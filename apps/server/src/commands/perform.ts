import {
  beforeSave,
  type Player,
  type Result,
  type RuleContext,
  type RuleEvent,
  type TransactionRecord,
} from '@everdeed/rules';
import { unwrap } from '../http/refusal.ts';
import { type Reply, reply } from '../http/reply.ts';
import type { Actor, CallDeps } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { announce, hasReceivers, playerEvents } from './announce.ts';

/** Saves a player with what every save adds (caps, points to spend, badges of the stable). */
export const savePlayer = (deps: CallDeps, tx: Tx, player: Player): Promise<Player> =>
  tx.players.save(beforeSave(deps.rules(), player));

/** What a command of the rules hands back; see `Outcome`. */
export interface CommandOutcome<Data> {
  readonly player: Player;
  readonly data: Data;
  readonly message?: { readonly key: string; readonly params?: Readonly<Record<string, string | number>> };
  readonly events: readonly RuleEvent[];
  readonly transactions: readonly TransactionRecord[];
}

/** Stores what a command did to a player and beside them: gem movements now, events after the commit. */
export async function storeOutcome(
  deps: CallDeps,
  tx: Tx,
  outcome: Pick<CommandOutcome<unknown>, 'player' | 'events' | 'transactions'>,
): Promise<Player> {
  const saved = await savePlayer(deps, tx, outcome.player);
  if (outcome.transactions.length > 0) await tx.transactions.add(saved._id, outcome.transactions);
  if (hasReceivers(saved)) await announce(tx, saved, playerEvents(outcome.events));
  return saved;
}

/**
 * Loads the actor, runs a command of the rules, stores what it did, and answers with its data. `present` makes the
 * answer from the stored player instead.
 */
export function perform<Data>(
  deps: CallDeps,
  actor: Actor,
  command: (context: RuleContext, player: Player) => Result<CommandOutcome<Data>>,
  present: (player: Player, data: Data, tx: Tx) => unknown = (_, data) => data,
): Promise<Reply> {
  return deps.transaction(async (tx) => {
    const outcome = unwrap(command(deps.rules(), await tx.players.need(actor.id)));
    const saved = await storeOutcome(deps, tx, outcome);
    const data = await present(saved, outcome.data, tx);
    return reply(outcome.message ? { data, message: outcome.message } : { data });
  });
}
