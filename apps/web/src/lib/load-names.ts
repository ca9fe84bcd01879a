import { allGear } from '@everdeed/content';
import { type Family, hasNames, loadWords, provideNames } from '@everdeed/content/words';

const pairsIn = (rows: string): Map<string, string> =>
  new Map(
    rows.split('\n').map((row) => {
      const [key = '', name = ''] = row.split('|');
      return [key, name];
    }),
  );

function gearNames(rows: string): Map<string, string> {
  const names = rows.split('\n');
  return new Map(allGear().map(({ key }, place) => [key, names[place] ?? '']));
}

/** Families whose names can be had without their descriptions, which are much longer. */
const loaders: { readonly [F in Family]?: () => Promise<ReadonlyMap<string, string>> } = {
  backgrounds: async () => pairsIn((await import('virtual:names/backgrounds')).names),
  gear: async () => gearNames((await import('virtual:names/gear')).names),
  quests: async () => pairsIn((await import('virtual:names/quests')).names),
  spells: async () => pairsIn((await import('virtual:names/spells')).names),
};

/** Loads the names of a family for `nameOf`, without its other words where they can be had apart. */
export async function loadNames(family: Family): Promise<void> {
  const load = loaders[family];
  if (!load) return loadWords(family);
  if (hasNames(family)) return undefined;
  const names = await load();
  return provideNames(family, (key) => names.get(key));
}
