import { spoken } from '@everdeed/content/words';
import type { load as anyLoad } from 'virtual:names/any';

/** The rows of names in the language in use; in English if it has none. */
export const nameRows = async (load: typeof anyLoad): Promise<string> =>
  (await (load[spoken()] ?? load.en)()).names;
