import { useEffect, useState } from 'react';
import { currentLocale } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { untilLoaded } from '../../lib/until-loaded.ts';
import type { Grammar } from './grammar/types.ts';

/** A grammar for each language that has one, by path. */
const grammars = import.meta.glob<Grammar>('./grammar/??.ts', { import: 'grammar' });
const english = async () => (await import('./grammar/en.ts')).grammar;

const loaded = new Map<Locale, Grammar>();

/** Loads the grammar of the current language, once, when the line is first focused; English where it has none. */
export async function loadGrammar(): Promise<Grammar> {
  const locale = currentLocale();
  const grammar = loaded.get(locale) ?? (await (grammars[`./grammar/${locale}.ts`] ?? english)());
  loaded.set(locale, grammar);
  return grammar;
}

/** Undefined until it is loaded; until then, every word is taken literally. */
export function useGrammar(wanted: boolean): Grammar | undefined {
  const [grammar, setGrammar] = useState(() => loaded.get(currentLocale()));
  useEffect(() => {
    if (!wanted || grammar) return undefined;
    let listens = true;
    void untilLoaded(loadGrammar).then((ready) => listens && setGrammar(ready));
    return () => {
      listens = false;
    };
  }, [wanted, grammar]);
  return grammar;
}
