import { type Locale, LOCALES } from './locale.ts';

/** A language as it calls itself, with a capital. */
function nameOfLocale(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The languages to choose from, by their own names. */
export const localeOptions = (): { readonly value: Locale; readonly label: string }[] =>
  LOCALES.map((value) => ({ value, label: nameOfLocale(value) }));
