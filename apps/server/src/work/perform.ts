import type { MessageKey } from '@everdeed/content';
import type { Message, Outcome, Player, Result, RuleContext } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import { fromRules, unwrap } from './refusal.ts';
import { saveOutcome } from './save.ts';
import type { SceneLoader } from './scenes.ts';
import type { SavedOutcome, Work } from './work.ts';

/** What a command did, stored; presenters make answers of it. */
export interface Performed<Scene, Data> extends SavedOutcome {
  readonly data: Data;
  readonly message: Message | undefined;
  /** What the command was given. */
  readonly scene: Scene;
  /** The one who acted, as stored, or as loaded when the command left them alone. */
  readonly player: Player;
  /** The transaction, still open: what is read here is what will be committed. */
  readonly tx: Tx;
}

/**
 * The way of every change: loads and locks the scene, asks the rules, stores what they decide. Throws their refusal;
 * what a refusal leaves behind is stored before. Loading and deciding refuse only as the work may.
 */
export function perform<Scene, Data, Loading extends MessageKey = never, Deciding extends MessageKey = never>(
  work: Work<NoInfer<Loading | Deciding>>,
  actor: ActorId,
  load: SceneLoader<Scene, Loading>,
  command: (context: RuleContext, scene: Scene) => Result<Outcome<Data>, Deciding>,
): Promise<Performed<Scene, Data>> {
  return work.transaction(async (tx) => {
    const scene = await load(tx, actor, work);
    const result = command(work.rules, scene);
    if (!result.ok && result.refusal.outcome) {
      await saveOutcome(work, tx, result.refusal.outcome, { actorId: actor.id });
      throw fromRules(work, result.refusal, true);
    }
    const outcome = unwrap(work, result);
    const saved = await saveOutcome(work, tx, outcome, { actorId: actor.id });
    const player = tx.players.held(actor.id);
    if (!player) throw new Error(`player ${actor.id} acts without being in the scene`);
    return { data: outcome.data, message: outcome.message, scene, player, tx, ...saved };
  });
}
