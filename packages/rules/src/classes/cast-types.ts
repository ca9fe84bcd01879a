import type { PlayerScene } from '../scenes.ts';
import type { Journal } from '../attempt.ts';
import type { Spell } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import type { Player } from '../state/player.ts';
import type { Task } from '../state/task.ts';
import type { ScoreTmp } from '../state/score-tmp.ts';

/** A cast in progress; players and tasks are drafts. */
export interface Cast {
  readonly ctx: RuleContext;
  readonly spell: Spell;
  readonly caster: Player;
  readonly journal: Journal;
  readonly tmp: ScoreTmp;
}

/** Everyone and everything a cast may touch. */
export interface CastScene extends PlayerScene {
  /** The caster's own tasks; not needed for party and user spells. */
  readonly tasks?: readonly Task[];
  /** Members of the caster's party, with or without the caster; may be left out for task, tasks and self spells. */
  readonly members?: readonly Player[];
}

/** What to cast. */
export interface CastInput {
  /** Key of a class skill or of a special item. */
  readonly key: string;
  /** Id of a task or a player, depending on the spell. */
  readonly targetId?: string | undefined;
  /** Number of casts, 1 if absent. Party skills that work in bulk ignore it. */
  readonly quantity?: number | undefined;
}

/** The kind of target of a spell, which decides the shape of the answer (rules-play-and-shops 1.5). */
export type SpellTarget = Spell['target'];

/** The data of a cast's answer. */
export interface CastData {
  readonly target: SpellTarget;
  readonly tmp: ScoreTmp;
}
