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

let hasCommonOnly = false;

/** Loads the names of what classes wear, and of ears and tails: a tenth of all gear. */
export async function loadCommonGearNames(): Promise<void> {
  if (hasNames('gear')) return;
  const names = pairsIn((await import('virtual:names/commonGear')).names);
  if (hasNames('gear')) return;
  hasCommonOnly = true;
  provideNames('gear', (key) => names.get(key));
}

/** Loads the names of a family for `nameOf`, without its other words where they can be had apart. */
export async function loadNames(family: Family): Promise<void> {
  const load = loaders[family];
  if (!load) return loadWords(family);
  if (hasNames(family) && !(family === 'gear' && hasCommonOnly)) return undefined;
  const names = await load();
  if (family === 'gear') hasCommonOnly = false;
  return provideNames(family, (key) => names.get(key));
}
