import { optionTable } from './options-table.ts';
import { soldSets } from './table.ts';
import type { AppearanceOption, AppearanceSet } from './types.ts';

/** An option from its key and its set; what belongs to a set costs 2 gems, all else is free. */
function readOption(text: string): AppearanceOption {
  const [key = '', set] = text.split(':');
  return set === undefined ? { key, price: 0 } : { key, price: 2, set };
}

function readOptions(): Readonly<Record<string, readonly AppearanceOption[]>> {
  const paths = optionTable.split('\n').map((line) => line.split(' '));
  return Object.fromEntries(paths.map(([path = '', ...options]) => [path, options.map(readOption)]));
}

/** Options by path below `preferences` (catalogue appearance.json). */
export const appearanceOptions = /* @__PURE__ */ readOptions();

const membersOf = (set: string): string[] =>
  Object.entries(appearanceOptions).flatMap(([path, options]) =>
    options.filter((option) => option.set === set).map(({ key }) => `${path}.${key}`),
  );

const readSets = (): AppearanceSet[] => soldSets.map((sold) => ({ ...sold, members: membersOf(sold.key) }));

/** Sets of appearance options (catalogue appearance.json). */
export const appearanceSets: readonly AppearanceSet[] = /* @__PURE__ */ readSets();
