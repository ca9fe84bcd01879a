import { spellsOfClass, type Spell } from '@everdeed/content';
import { cast, isOpenToSkills, type Player, type Task } from '@everdeed/rules';
import { type Effect, effectOf } from '../../../skill-kit/effect.ts';

/** Whether a skill can be cast now, and if not, why. */
export type SkillState =
  | { readonly kind: 'ready' }
  /** `missing` mana, rounded up. */
  | { readonly kind: 'dear'; readonly missing: number }
  /** Its effect lasts already. */
  | { readonly kind: 'on' }
  /** Health is full. */
  | { readonly kind: 'full' }
  /** It reaches companions only, and there are none. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'locked'; readonly level: number };

/** A skill as the bar shows it. */
export interface Skill {
  readonly key: string;
  readonly mana: number;
  /** Whether it is cast on one task. */
  readonly isAimed: boolean;
  readonly state: SkillState;
  /** Absent while it is locked. */
  readonly effect: Effect | undefined;
}

/** Refusals that say that a skill would do nothing. */
const REFUSALS: Readonly<Record<string, 'on' | 'full'>> = {
  spellAlreadyCast: 'on',
  messageHealthAlreadyMax: 'full',
};

const CONTEXT = { now: 0, dice: { roll: () => 0.999_999 }, newId: () => '' };

function stateOf(player: Player, tasks: readonly Task[], { key, lvl = 0, mana, target }: Spell): SkillState {
  const { stats, party } = player;
  if (lvl > stats.lvl) return { kind: 'locked', level: lvl };
  if (target === 'self') {
    // Whether it lasts already matters more than the mana.
    const result = cast(CONTEXT, { player: { ...player, stats: { ...stats, mp: mana } }, tasks }, { key });
    const kind = result.ok ? undefined : REFUSALS[result.refusal.key];
    if (kind) return { kind };
  }
  if (key === 'mpheal' && !party._id) return { kind: 'alone' };
  return mana > stats.mp ? { kind: 'dear', missing: Math.ceil(mana - stats.mp) } : { kind: 'ready' };
}

/** The skills of the player's class, in the order of their levels. */
export const skillsOf = (player: Player, tasks: readonly Task[]): readonly Skill[] =>
  spellsOfClass(player.stats.class).map((spell) => ({
    key: spell.key,
    mana: spell.mana,
    isAimed: spell.target === 'task',
    state: stateOf(player, tasks, spell),
    effect: effectOf(player, spell.key),
  }));

/** Ids of the tasks that a skill may be aimed at. */
export const targetsOf = (player: Player, tasks: readonly Task[]): ReadonlySet<string> =>
  new Set(tasks.filter((task) => isOpenToSkills(player, task)).map(({ _id }) => _id));
