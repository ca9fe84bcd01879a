import { catalogues, localesOf } from './catalogues.ts';

/** Code of a language that there is a folder of messages for. */
export type Locale = string;

/** Languages of the product, English first: a folder makes one. */
const LOCALES: readonly Locale[] = localesOf(Object.keys(catalogues));

/** Whether the product supports this locale. */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The initial language: the one chosen before, else the browser's. */
export function pickLocale(chosen: string | null | undefined, wanted: readonly string[]): Locale {
  for (const tag of [chosen ?? '', ...wanted]) {
    const [base = ''] = tag.toLowerCase().split(/[-_]/);
    if (isLocale(base)) return base;
  }
  return 'en';
}

/** A language as it calls itself, with a capital. */
function nameOfLocale(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The languages to choose from, by their own names. */
export const localeOptions = (): { readonly value: Locale; readonly label: string }[] =>
  LOCALES.map((value) => ({ value, label: nameOfLocale(value) }));
