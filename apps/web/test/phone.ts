import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '../src/i18n/locale.ts';
import { activateLocale } from '../src/i18n/i18n.ts';

/** Makes the screen that of a phone, in this language, until the test is over. */
export async function usePhone(locale: Locale): Promise<void> {
  await page.viewport(360, 800);
  await activateLocale(locale);
  onTestFinished(async () => {
    await page.viewport(1440, 900);
    await activateLocale('en');
  });
}
