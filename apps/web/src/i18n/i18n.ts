import { setupI18n, type Messages } from '@lingui/core';
import { type Locale, type MessageId, pickLocale, type WordSet } from './catalogue.ts';

/** Words as the build leaves them: parsed already (`build/compile-words.ts`). */
type Catalogue = { readonly messages: Messages };
type Values = Readonly<Record<string, string | number | Date>>;

const catalogues = import.meta.glob<Catalogue>('./locales/*/*.ts');
const STORE_KEY = 'everdeed-language';

export const i18n = setupI18n();
const wanted = new Set<WordSet | 'core'>(['core']);

async function fetchWords(locale: Locale, set: WordSet | 'core'): Promise<Messages> {
  const load = catalogues[`./locales/${locale}/${set}.ts`];
  if (!load) throw new Error(`no words ${locale}/${set}`);
  return (await load()).messages;
}

/** Brings the words of a feature into the current language; screens ask for theirs before they show. */
export async function loadWords(set: WordSet): Promise<void> {
  if (wanted.has(set)) return;
  const locale = currentLocale();
  i18n.load(locale, await fetchWords(locale, set));
  wanted.add(set);
}

export const currentLocale = (): Locale => pickLocale(i18n.locale, []);

/** Loads and shows a language with every set of words that is in use. */
export async function activateLocale(locale: Locale): Promise<void> {
  for (const set of wanted) i18n.load(locale, await fetchWords(locale, set));
  i18n.activate(locale);
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORE_KEY, locale);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export function startLocale(): Promise<void> {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(STORE_KEY);
  } catch {
    chosen = null;
  }
  return activateLocale(pickLocale(chosen, navigator.languages));
}

/** The words of `id`. Numbers, plurals and choices are ICU: `t('shell.waiting', { count: 2 })`. */
export function t(id: MessageId, values?: Values): string {
  return i18n._(id, values as Record<string, unknown> | undefined);
}
