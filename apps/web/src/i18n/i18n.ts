import { chooseLanguage } from '@everdeed/content/words';
import { setupI18n } from '@lingui/core';
import type { MessageId, WordSet } from './catalogue.ts';
import { fetchMessages } from './catalogues.ts';
import { type Locale, pickLocale } from './locale.ts';

type Values = Readonly<Record<string, string | number | Date>>;

const STORE_KEY = 'everdeed-language';

export const i18n = setupI18n({
  // A part that forgot to bring its words: stories fail by it.
  missing: (_locale, id) => {
    globalThis.reportError?.(new Error(`no words for ${id}`));
    return id;
  },
});
const wanted = new Set<WordSet | 'core'>(['core']);

const loads = new Map<string, Promise<void>>();

/** Loads a set once per language. */
function bring(locale: Locale, set: WordSet | 'core'): Promise<void> {
  const name = `${locale}/${set}`;
  const known = loads.get(name);
  if (known) return known;
  const load = async () => i18n.load(locale, await fetchMessages(locale, set));
  const loading = load().catch((error: unknown) => {
    loads.delete(name);
    throw error;
  });
  loads.set(name, loading);
  return loading;
}

/** Loads the messages of a feature in the current language; screens load theirs before they are shown. */
export async function loadWords(set: WordSet): Promise<void> {
  wanted.add(set);
  let locale: Locale;
  // The language can change while messages are loading.
  do {
    locale = currentLocale();
    await bring(locale, set);
  } while (locale !== currentLocale());
}

export const currentLocale = (): Locale => pickLocale(i18n.locale, []);

/** Loads and activates a language with all message sets in use. */
export async function activateLocale(locale: Locale): Promise<void> {
  let count: number;
  // Screens can request more messages in the meantime.
  do {
    count = wanted.size;
    await Promise.all([chooseLanguage(locale), ...[...wanted].map((set) => bring(locale, set))]);
  } while (wanted.size !== count);
  // A choice in the settings and what the server says of it may both ask for the same language.
  if (locale === i18n.locale && locale === document.documentElement.lang) return;
  i18n.activate(locale);
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORE_KEY, locale);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

export function startLocale(): Promise<void> {
  // As search engines link to a page in a language.
  let chosen = new URLSearchParams(location.search).get('lang');
  try {
    chosen ??= localStorage.getItem(STORE_KEY);
  } catch {
    // Without storage, the browser's language it is.
  }
  return activateLocale(pickLocale(chosen, navigator.languages));
}

/** The message `id`. Numbers, plurals and choices are ICU: `t('shell.waiting', { count: 2 })`. */
export function t(id: MessageId, values?: Values): string {
  return i18n._(id, values);
}
