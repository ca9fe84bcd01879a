import { DROP_SPECIES } from './species-drop.ts';
import { QUEST_SPECIES_A } from './species-quest-a.ts';
import { QUEST_SPECIES_B } from './species-quest-b.ts';
import { QUEST_SPECIES_C } from './species-quest-c.ts';
import { ALIASES, SPECIAL_SPECIES } from './species-special.ts';
import { own } from '../pipeline/own.ts';

const SPECIES: Readonly<Record<string, string>> = {
  ...DROP_SPECIES,
  ...QUEST_SPECIES_A,
  ...QUEST_SPECIES_B,
  ...QUEST_SPECIES_C,
  ...SPECIAL_SPECIES,
};

/** Drawing of a species; a special pet can have its own. */
export function speciesText(species: string, kind: string): string | undefined {
  const text = own(SPECIES, `${species}-${kind}`) ?? own(SPECIES, own(ALIASES, species) ?? species);
  return text?.startsWith('=') ? own(SPECIES, text.slice(1)) : text;
}
