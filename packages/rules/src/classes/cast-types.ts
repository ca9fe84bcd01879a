import type { Journal } from '../attempt.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { ChatLine } from '../chat-line.ts';
import type { RuleEvent } from '../events.ts';
import type { Spell } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import type { ScoreTmp } from '../tasks/score-types.ts';

/** A cast while it runs; players and tasks are drafts. */
export interface Cast {
  readonly ctx: RuleContext;
  readonly spell: Spell;
  readonly caster: Player;
  readonly journal: Journal;
  readonly tmp: ScoreTmp;
}

/** What a cast needs to know. Everyone concerned goes in and comes out, so that it can be stored in one piece. */
export interface CastInput {
  readonly player: Player;
  /** Key of a class skill or of a special item. */
  readonly key: string;
  /** Id of a task or of a player, by the spell's kind. */
  readonly targetId?: string | undefined;
  /** Repeats, 1 if absent. Party skills that work in bulk ignore it. */
  readonly quantity?: number | undefined;
  /** The caster's own tasks; may be left out for party and user spells. */
  readonly tasks?: readonly Task[];
  /** The other members of the caster's party; may be left out for task, tasks and self spells. */
  readonly members?: readonly Player[];
}

/** Which kind of target a spell has; it decides the shape of the answer (rules-play-and-shops 1.5). */
export type SpellTarget = Spell['target'];

/** Everyone and everything after a cast. */
export interface CastOutcome {
  readonly player: Player;
  readonly target: SpellTarget;
  /** As they went in, in that order; those that changed are new values. */
  readonly tasks: readonly Task[];
  readonly members: readonly Player[];
  readonly tmp: ScoreTmp;
  readonly events: readonly RuleEvent[];
  readonly chat: readonly ChatLine[];
  readonly transactions: readonly LedgerEntry[];
}
