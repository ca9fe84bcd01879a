import { isFields } from '@everdeed/content/values';
import { isEmpty, problemAt, wrongKind } from '../fields/field.ts';
import { type ImportNotes, isUnsafeKey } from './notes.ts';
import type { Take } from './takes.ts';

/** Values by dotted path. */
export type Taken = Map<string, unknown>;

/** Paths above those of a table: objects to look into. */
function holdersOf(table: ReadonlyMap<string, Take>): ReadonlySet<string> {
  const holders = new Set<string>();
  for (const path of table.keys()) {
    const keys = path.split('.');
    for (let length = 1; length < keys.length; length++) holders.add(keys.slice(0, length).join('.'));
  }
  return holders;
}

/** Takes the fields of an object by a table of dotted paths. Fields that it does not name are kept aside. Limits are our own. */
export function takeFields(
  table: ReadonlyMap<string, Take>,
  tree: Readonly<Record<string, unknown>>,
  notes: ImportNotes,
): Taken {
  const taken: Taken = new Map();
  const holders = holdersOf(table);
  const lookInto = (holder: Readonly<Record<string, unknown>>, prefix: string): void => {
    for (const [key, value] of Object.entries(holder)) takeOne(key, value, prefix + key);
  };
  const takeOne = (key: string, value: unknown, path: string): void => {
    if (isUnsafeKey(key) || key.includes('.')) {
      notes.problems.push(problemAt(path.slice(0, 200), 'invalidValue', undefined));
      return;
    }
    const take = table.get(path);
    if (!take && holders.has(path)) {
      if (isFields(value)) lookInto(value, `${path}.`);
      else if (!isEmpty(value)) notes.read(() => wrongKind(path, value, 'Object'), value, path);
      return;
    }
    if (!take) return notes.aside(path, 'unknownField', value);
    const made = take(value, path, notes);
    if (made !== undefined) taken.set(path, made);
  };
  lookInto(tree, '');
  return taken;
}
