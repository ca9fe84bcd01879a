import type { Messages } from '@lingui/core';

/** Messages as compiled by the build (`build/compile-words.ts`). */
type Catalogue = { readonly messages: Messages };

/** What imports each file of each language, by path. */
export const catalogues = import.meta.glob<Catalogue>('./locales/*/*.ts');

/** The languages of these files, English first, then as in the alphabet. */
export function localesOf(paths: readonly string[]): readonly string[] {
  const found = new Set(paths.map((path) => path.split('/').at(-2) ?? ''));
  return ['en', ...[...found].filter((locale) => locale !== 'en').toSorted()];
}

/** The messages of a set in a language; in English if the language lacks the whole set. */
export async function fetchMessages(locale: string, set: string): Promise<Messages> {
  const load = catalogues[`./locales/${locale}/${set}.ts`] ?? catalogues[`./locales/en/${set}.ts`];
  if (!load) throw new Error(`no words ${locale}/${set}`);
  return (await load()).messages;
}
