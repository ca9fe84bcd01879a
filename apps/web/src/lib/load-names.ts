import { allGear } from '@everdeed/content';
import {
  type Family,
  hasNames,
  loadWords,
  provideNames,
  spoken,
  type WordLanguage,
} from '@everdeed/content/words';
import { load as backgrounds } from 'virtual:names/backgrounds';
import { load as commonGear } from 'virtual:names/commonGear';
import { load as gear } from 'virtual:names/gear';
import { load as quests } from 'virtual:names/quests';
import { load as spells } from 'virtual:names/spells';
import { nameRows } from './name-rows.ts';

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
  backgrounds: async () => pairsIn(await nameRows(backgrounds)),
  gear: async () => gearNames(await nameRows(gear)),
  quests: async () => pairsIn(await nameRows(quests)),
  spells: async () => pairsIn(await nameRows(spells)),
};

/** Languages in which only common gear has names as yet. */
const commonOnly = new Set<WordLanguage>();

/** Loads the names of what classes wear, and of ears and tails: a tenth of all gear. */
export async function loadCommonGearNames(): Promise<void> {
  const language = spoken();
  if (hasNames('gear', language)) return;
  const names = pairsIn(await nameRows(commonGear));
  if (hasNames('gear', language)) return;
  commonOnly.add(language);
  provideNames('gear', (key) => names.get(key), language);
}

/** Loads the names of a family for `nameOf`, without its other words where they can be had apart. */
export async function loadNames(family: Family): Promise<void> {
  const load = loaders[family];
  if (!load) return loadWords(family);
  const language = spoken();
  if (hasNames(family, language) && !(family === 'gear' && commonOnly.has(language))) return undefined;
  const names = await load();
  if (family === 'gear') commonOnly.delete(language);
  return provideNames(family, (key) => names.get(key), language);
}
