import { isFields, valueIn } from '@everdeed/content/values';
import type { Hero } from './queries.ts';

/** A value that a field of the page can have. */
export type Value = string | number | boolean;

/** Fields that were changed and not saved yet, by their path in the hero. */
export type Edits = Readonly<Record<string, Value>>;

/** The value at a path such as `stats.gp`; undefined where there is nothing. */
export const valueAt = (hero: Hero, path: string): unknown => valueIn(hero, ...path.split('.'));

/** The edits after one more; a value that is as it was is no edit. */
export function withEdit(edits: Edits, hero: Hero, path: string, value: Value, blank: Value): Edits {
  const { [path]: _, ...others } = edits;
  return (valueAt(hero, path) ?? blank) === value ? others : { ...others, [path]: value };
}

/** The edits without one. */
export function withoutEdit(edits: Edits, path: string): Edits {
  const { [path]: _, ...others } = edits;
  return others;
}

/** Items and achievements have a path of their own on the wire, one a call (wire-groups-and-admin 6.3). */
const isItem = (path: string): boolean => path.startsWith('items.');
const isAchievement = (path: string): boolean => path.startsWith('achievements.');

type Body = Record<string, unknown>;

/** An object with a value at a path, and everything else that it has. */
function withAt(into: Body, [name = '', ...rest]: readonly string[], value: unknown): Body {
  if (rest.length === 0) return { ...into, [name]: value };
  const inner = into[name];
  return { ...into, [name]: withAt(isFields(inner) ? inner : {}, rest, value) };
}

/** Numbers and truth of items go as texts: 0, false and null count as nothing otherwise. */
const itemValue = (value: Value): string => String(value);

/**
 * The calls that save the edits, in their order: one for all fields, and one for each item and
 * achievement. A plan that is sent takes its end with it, or it would be cleared.
 */
export function bodiesOf(edits: Edits, hero: Hero, reason: string): readonly Body[] {
  let fields: Body = {};
  const single: Body[] = [];
  for (const [path, value] of Object.entries(edits)) {
    if (isItem(path)) single.push({ itemPath: path, itemVal: itemValue(value), reason });
    else if (isAchievement(path)) single.push({ achievementPath: path, achievementVal: value, reason });
    else fields = withAt(fields, path.split('.'), value);
  }
  const end = valueAt(hero, 'purchased.plan.dateTerminated');
  if ('purchased' in fields && !('purchased.plan.dateTerminated' in edits) && end)
    fields = withAt(fields, ['purchased', 'plan', 'dateTerminated'], end);
  return [...(Object.keys(fields).length > 0 ? [{ ...fields, reason }] : []), ...single];
}

/** Fields that somebody else has changed while they were edited: the value that was edited, and the one there is now. */
export const movedOn = (edits: Edits, before: Hero, now: Hero): readonly string[] =>
  Object.keys(edits).filter((path) => valueAt(before, path) !== valueAt(now, path));
