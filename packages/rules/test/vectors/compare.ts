import { fieldsIn, isFields } from '@everdeed/content/values';
import { getPath, setPath } from './build.ts';
import type { Pick } from './line.ts';

type Tree = Record<string, unknown>;

const TOLERANCE = 1e-9;
/** Texts, ids and timestamps that the vectors omit. */
const LEFT_OUT = new Set(['message', 'label', 'modalText', 'rewardText', 'reward', 'sender', 'from']);

const isNothing = (value: unknown): boolean => value === undefined || value === null;

function isSameScalar(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return a === b || Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));
  }
  return a === b || (isNothing(a) && isNothing(b));
}

/** Differences between two values, as readable sentences. */
export function differences(expected: unknown, actual: unknown, path = '', isUnordered = false): string[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const [left, right] = isUnordered ? [sorted(expected), sorted(actual)] : [expected, actual];
    if (left.length !== right.length) return [`${path}: expected ${show(expected)}, got ${show(actual)}`];
    return left.flatMap((item, index) => differences(item, right[index], `${path}[${index}]`, isUnordered));
  }
  if (isFields(expected) && isFields(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
    return keys.flatMap((key) =>
      differences(expected[key], actual[key], path ? `${path}.${key}` : key, isUnordered),
    );
  }
  if (isSameScalar(expected, actual)) return [];
  return [`${path}: expected ${show(expected)}, got ${show(actual)}`];
}

const sorted = (list: readonly unknown[]): unknown[] =>
  list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** A player or task as the vectors see it: without ids of new records, texts and stamps. */
export function simplify(value: object, ignored: readonly string[]): Tree {
  const tree = fieldsIn(structuredClone(value));
  for (const path of ['_v', 'updatedAt', 'lastDay', ...ignored]) setPath(tree, path, undefined);
  if (Array.isArray(tree['checklist'])) {
    tree['checklist'] = tree['checklist'].map(({ completed }: Tree) => ({ completed }));
  }
  if (Array.isArray(tree['notifications']))
    tree['notifications'] = tree['notifications'].map(simplifyNotification);
  return tree;
}

function simplifyNotification({ type, data, seen }: Tree): Tree {
  const kept = type === 'FIRST_DROPS' ? [] : Object.entries(fieldsIn(data ?? {}));
  return { type, seen, data: Object.fromEntries(kept.filter(([key]) => !LEFT_OUT.has(key))) };
}

/** The simplified value before with the expected changes laid over it. */
export function overlay(before: Tree, changes: Readonly<Record<string, unknown>>): Tree {
  const tree = structuredClone(before);
  for (const [path, value] of Object.entries(changes)) setPath(tree, path, value ?? undefined);
  if (Array.isArray(tree['notifications']))
    tree['notifications'] = tree['notifications'].map(simplifyNotification);
  return tree;
}

/** Copies what was drawn into the expectation, if it is what may be drawn; else says what is wrong. */
export function settlePick(expected: Tree, before: Tree, actual: Tree, pick: Pick): string[] {
  const was = fieldsIn(getPath(before, pick.path) ?? {});
  const is = fieldsIn(getPath(actual, pick.path) ?? {});
  const changed = Object.keys(is).filter((key) => !isSameScalar(is[key], was[key]));
  const candidates = pick.from ? changed.filter((key) => pick.from?.includes(key)) : changed;
  const amount = candidates.reduce((sum, key) => sum + (Number(is[key]) - Number(was[key] ?? 0)), 0);
  for (const key of candidates) setPath(expected, `${pick.path}.${key}`, is[key]);
  if (pick.set !== undefined) {
    const fits = candidates.length === 1 && is[candidates[0] ?? ''] === pick.set;
    return fits
      ? []
      : [`${pick.path}: expected one of ${show(pick.from)} to be set, got ${show(candidates)}`];
  }
  const fits = amount === pick.add && (pick.draws ?? 1) >= candidates.length;
  return fits ? [] : [`${pick.path}: expected +${pick.add} over ${show(pick.from)}, got ${show(candidates)}`];
}
