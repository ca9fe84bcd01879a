import { catalogues, localesOf } from './catalogues.ts';

/** Code of a language that there is a folder of messages for. */
export type Locale = string;

/** Languages of the product, English first: a folder makes one. */
export const LOCALES: readonly Locale[] = localesOf(Object.keys(catalogues));

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
