import { cures, type Transformation, transformations } from '../../pins/debuff.ts';
import { done, refuse, type Result } from '../../result.ts';
import type { Player } from '../../state/player.ts';
import type { Cast } from '../cast-types.ts';

const isTransformation = (key: string): key is Transformation => Object.hasOwn(cures, key);

/** Transforms the target for a while; only one transformation at a time (rules-play-and-shops 1.8). */
export function transform({ caster, spell }: Cast, target: Player): Result<undefined, 'spellNotOwned'> {
  const { key } = spell;
  if (!isTransformation(key)) throw new RangeError(`not a transformation item: ${key}`);
  const left = Number(caster.items.special[key] ?? 0);
  if (left < 1) return refuse('notAuthorized', 'spellNotOwned');
  for (const buff of transformations) target.stats.buffs[buff] = buff === key;
  target.achievements[key] = Number(target.achievements[key] ?? 0) + 1;
  caster.items.special[key] = left - 1;
  return done;
}

/**
 * Ends the transformation that a potion cures. Casting it without one is allowed and costs the same
 * (rules-play-and-shops 1.9).
 */
export function cure({ caster, spell }: Cast): Result<undefined> {
  const buff = transformations.find((candidate) => cures[candidate] === spell.key);
  if (!buff) throw new RangeError(`not a cure: ${spell.key}`);
  caster.stats.buffs[buff] = false;
  caster.stats.gp -= spell.value ?? 0;
  return done;
}
