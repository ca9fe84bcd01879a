import { afterAll, describe, expect, it, vi } from 'vitest';
import { activateLocale, loadWords, t } from './i18n.ts';

// Only the language of the page is set.
vi.stubGlobal('document', { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());

describe('words of a screen', () => {
  it('are there in the new language when it changes while they are on their way', async () => {
    await activateLocale('de');
    const words = loadWords('settings');
    await Promise.all([activateLocale('en'), words]);
    expect(t('settings.title')).toBe('Settings');
  });

  it('are there in both languages afterwards', async () => {
    await activateLocale('de');
    expect(t('settings.title')).toBe('Einstellungen');
  });
});
