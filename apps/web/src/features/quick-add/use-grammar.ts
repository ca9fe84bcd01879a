import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/catalogue.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import type { Grammar } from './grammar/types.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<Grammar>>> = {
  en: async () => (await import('./grammar/en.ts')).english,
  de: async () => (await import('./grammar/de.ts')).german,
};

const loaded = new Map<Locale, Grammar>();

/** Loads the grammar of the current language, once, when the line is first focused. */
export async function loadGrammar(): Promise<Grammar> {
  const locale = currentLocale();
  const grammar = loaded.get(locale) ?? (await LOADERS[locale]());
  loaded.set(locale, grammar);
  return grammar;
}

/** Undefined until it is loaded; until then, every word is taken literally. */
export function useGrammar(wanted: boolean): Grammar | undefined {
  const [grammar, setGrammar] = useState(() => loaded.get(currentLocale()));
  useEffect(() => {
    if (!wanted || grammar) return undefined;
    let listens = true;
    void loadGrammar().then(
      (ready) => listens && setGrammar(ready),
      () => undefined,
    );
    return () => {
      listens = false;
    };
  }, [wanted, grammar]);
  return grammar;
}
