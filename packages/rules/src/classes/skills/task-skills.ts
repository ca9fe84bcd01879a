import { computedStat } from '../../stats/computed-stats.ts';
import { rollCritical } from '../../stats/critical-hit.ts';
import { commitStats } from '../../stats/levels.ts';
import { diminishingReturns } from '../../numbers/format.ts';
import type { Task } from '../../state/task.ts';
import type { Cast } from '../cast-types.ts';
import { taskBonus } from '../formulas.ts';

/** A skill on one task. Changes drafts of the caster and the task. */
export type TaskSkill = (cast: Cast, task: Task) => void;

/** Chance of a critical hit of backstab without any strength (rules-play-and-shops 1.4). */
const BACKSTAB_CHANCE = 0.3;

const settle = ({ ctx, caster, tmp, journal }: Cast): void =>
  commitStats(ctx, caster, caster.stats, tmp, journal.events);

const fireball: TaskSkill = (cast, task) => {
  const { ctx, caster } = cast;
  const int = computedStat(caster, 'int');
  const bonus =
    int * rollCritical(ctx, caster, 'per') * Math.ceil((task.value < 0 ? 1 : task.value + 1) * 0.075);
  caster.stats.exp += diminishingReturns(bonus, 75);
  caster.party.quest.progress.up += Math.ceil(int * 0.1);
  settle(cast);
};

const smash: TaskSkill = ({ ctx, caster }, task) => {
  const bonus = computedStat(caster, 'str') * rollCritical(ctx, caster, 'con');
  task.value += diminishingReturns(bonus, 2.5, 35);
  caster.party.quest.progress.up += diminishingReturns(bonus, 55, 70);
};

const pickPocket: TaskSkill = ({ caster }, task) => {
  caster.stats.gp += diminishingReturns(taskBonus(task.value, computedStat(caster, 'per')), 25, 75);
};

const backStab: TaskSkill = (cast, task) => {
  const { ctx, caster } = cast;
  const critical = rollCritical(ctx, caster, 'str', BACKSTAB_CHANCE);
  const bonus = taskBonus(task.value, computedStat(caster, 'str'), critical);
  caster.stats.exp += diminishingReturns(bonus, 75, 50);
  caster.stats.gp += diminishingReturns(bonus, 18, 75);
  settle(cast);
};

/** Skills aimed at one task, by key (rules-play-and-shops 1.4). */
export const taskSkills: Readonly<Record<string, TaskSkill>> = { fireball, smash, pickPocket, backStab };

/** The healer's brightness on one task (rules-play-and-shops 1.4). */
export const brighten: TaskSkill = ({ caster }, task) => {
  const int = computedStat(caster, 'int');
  task.value += 4 * (int / (int + 40));
};
