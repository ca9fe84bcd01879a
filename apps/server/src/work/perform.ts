import {
  beforeSave,
  type Message,
  type Outcome,
  type Player,
  playerAfter,
  type PlayerScene,
  type Result,
  type RuleContext,
  type Task,
} from '@everdeed/rules';
import { unwrap } from './refusal.ts';
import { type Reply, type ReplyParts, reply } from '../http/reply.ts';
import type { Actor, CallDeps, RequestInfo } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { localise } from '../words/localise.ts';
import { wordNotices } from '../words/word-notifications.ts';
import { announce, hasReceivers, playerEvents } from '../webhooks/announce.ts';

/**
 * Saves a player with what every save adds (caps, points to spend, badges of the stable). `before`, the player as
 * it was loaded, spares looking at what did not change. The player's open pages hear of it after the commit.
 */
export async function savePlayer(deps: CallDeps, tx: Tx, player: Player, before?: Player): Promise<Player> {
  const checked = beforeSave(deps.rules(), player, before ? { before } : {});
  const saved = await tx.players.save(wordNotices(deps.words, checked, before));
  tx.publish({ userId: saved._id, kind: 'player', userV: saved._v });
  return saved;
}

/** Stores an own task that changes nothing of its player; open pages hear of it after the commit. */
export async function saveTask(tx: Tx, userId: string, task: Task): Promise<void> {
  await tx.tasks.save(userId, task);
  tx.publish({ userId, kind: 'tasks', taskIds: [task._id] });
}

/** Stores what a command did to a player and beside them: gem movements now, events after the commit. */
export async function storeOutcome(
  deps: CallDeps,
  tx: Tx,
  outcome: Outcome<unknown>,
  before: Player,
): Promise<Player> {
  const saved = await savePlayer(deps, tx, playerAfter(outcome, before), before);
  if (outcome.ledger.length > 0) await tx.transactions.add(saved._id, outcome.ledger);
  if (hasReceivers(saved)) await announce(tx, saved, playerEvents(outcome.events));
  return saved;
}

/** Who calls, and in which language. */
export interface Caller {
  readonly actor: Actor;
  readonly info: Pick<RequestInfo, 'language'>;
}

/** The message of an outcome with the names of what it mentions, as part of a reply. */
export function presentMessage(
  deps: CallDeps,
  language: string,
  message: Message | undefined,
): Pick<ReplyParts, 'message'> {
  if (!message) return {};
  const { key, params } = message;
  return { message: params ? { key, params: localise(deps.words, language, params) } : { key } };
}

/**
 * Loads the actor, runs a command of the rules, stores what it did, and answers with its data. `present` makes the
 * answer from the stored player instead.
 */
export function perform<Data>(
  deps: CallDeps,
  { actor, info: { language } }: Caller,
  command: (context: RuleContext, scene: PlayerScene) => Result<Outcome<Data>>,
  present: (player: Player, data: Data, tx: Tx) => unknown = (_, data) => data,
): Promise<Reply> {
  return deps.transaction(async (tx) => {
    const before = await tx.players.need(actor.id);
    const outcome = unwrap(command(deps.rules(), { player: before }));
    const saved = await storeOutcome(deps, tx, outcome, before);
    const data = await present(saved, outcome.data, tx);
    return reply({ data, ...presentMessage(deps, language, outcome.message) });
  });
}
