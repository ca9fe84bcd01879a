import type { Change, ListChange, ValueChange } from '../state/undo-record.ts';
import { ATTRIBUTES } from '../numbers/limits.ts';
import { isSameJson } from './changes.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Counts that must not drop below 0 when a share is taken away. */
const FLOORED: ReadonlySet<string> = new Set([
  'stats.mp',
  'stats.gp',
  'stats.points',
  ...ATTRIBUTES.map((attribute) => `stats.${attribute}`),
  'items.lastDrop.count',
  'party.quest.progress.up',
  'party.quest.progress.collectedItems',
  'achievements.streak',
  'counterUp',
  'counterDown',
]);

/** Finds the parent of the last key of a path in a draft. */
function holderOf(root: object, path: readonly string[]): Tree | undefined {
  let node: unknown = root;
  for (const key of path.slice(0, -1)) {
    if (!isTree(node)) return undefined;
    node = node[key];
  }
  return isTree(node) ? node : undefined;
}

/** Whether a part is still as the recorded change left it. */
export function isUntouched(root: object, change: Change): boolean {
  const holder = holderOf(root, change.path);
  if (!holder) return false;
  const current = holder[change.path.at(-1) ?? ''];
  if (!('at' in change)) return isSameJson(current, change.after);
  if (!Array.isArray(current)) return false;
  return change.added.every((item, index) => isSameJson(current[change.at + index], item));
}

/** Reverts one part of a draft. Parts that were changed since lose only the recorded change's own share. */
export function revertChange(root: object, change: Change): void {
  const holder = holderOf(root, change.path);
  const key = change.path.at(-1) ?? '';
  if (!holder) return;
  if ('at' in change) revertList(holder, key, change);
  else revertValue(holder, key, change);
  const isFloored = FLOORED.has(change.path.join('.'));
  if (isFloored && Number(holder[key]) < 0) holder[key] = 0;
}

function revertValue(holder: Tree, key: string, { before, after }: ValueChange): void {
  const current = holder[key];
  if (isSameJson(current, after)) {
    if (before === undefined) delete holder[key];
    else holder[key] = before;
    return;
  }
  const isCount = typeof current === 'number' && typeof after === 'number';
  if (isCount && (before === undefined || typeof before === 'number'))
    holder[key] = current - after + (before ?? 0);
}

/** Removes the added items, wherever they are now, and puts the removed ones back near their place. */
function revertList(holder: Tree, key: string, { at, removed, added }: ListChange): void {
  const current = holder[key];
  const list: unknown[] = Array.isArray(current) ? [...current] : [];
  const isInPlace = added.every((item, index) => isSameJson(list[at + index], item));
  if (isInPlace) {
    list.splice(at, added.length, ...removed);
  } else {
    for (const item of added) takeOut(list, item);
    list.splice(Math.min(at, list.length), 0, ...removed.filter((item) => !isListed(list, item)));
  }
  holder[key] = list;
}

const identityOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
const isListed = (list: readonly unknown[], item: unknown): boolean =>
  list.some((other) => isSameJson(identityOf(other), identityOf(item)));

function takeOut(list: unknown[], item: unknown): void {
  const index = list.findIndex((other) => isSameJson(identityOf(other), identityOf(item)));
  if (index >= 0) list.splice(index, 1);
}
