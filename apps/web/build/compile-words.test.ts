import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTinyLanguage } from '../../../scripts/support/tiny-language.ts';
import { compileWords } from './compile-words.ts';

interface Built {
  readonly localeOptions: () => unknown;
  readonly pickLocale: (chosen: string | null, wanted: readonly string[]) => string;
  readonly fetchMessages: (locale: string, set: string) => Promise<Readonly<Record<string, unknown>>>;
}

const ENTRY = `export { pickLocale } from './i18n/locale.ts';
export { localeOptions } from './i18n/locale-options.ts';
export { fetchMessages } from './i18n/catalogues.ts';
`;

describe('a folder with a new language', () => {
  let tiny: ReturnType<typeof makeTinyLanguage>;
  let out: string;
  let built: Built;
  beforeAll(async () => {
    tiny = makeTinyLanguage();
    const root = join(tiny.base, 'apps/web/src');
    writeFileSync(join(root, 'entry.ts'), ENTRY);
    out = join(tiny.base, 'dist');
    const lib = { entry: join(root, 'entry.ts'), formats: ['es' as const], fileName: () => 'entry.mjs' };
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [compileWords()],
      build: { outDir: out, lib },
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what ENTRY exports
    built = (await import(pathToFileURL(join(out, 'entry.mjs')).href)) as Built;
  }, 120_000);
  afterAll(() => tiny.remove());

  it('makes a language that can be chosen', () => {
    expect(built.localeOptions()).toEqual([
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
      { value: 'qx', label: 'Qx' },
    ]);
    expect(built.pickLocale(null, ['fr', 'QX-Latn', 'de'])).toBe('qx');
    expect(built.pickLocale('de', ['qx'])).toBe('de');
    expect(built.pickLocale(null, ['fr'])).toBe('en');
  });

  it('says its messages, and in English what it lacks: single ones, and files that its core gathers', async () => {
    const [own, english] = await Promise.all(
      ['qx', 'en'].map((locale) => built.fetchMessages(locale, 'core')),
    );
    expect(own?.['nav.tasks']).toEqual(['Dudu ', ['count', 'number']]);
    expect(own?.['nav.items']).toEqual(english?.['nav.items']);
    expect(own?.['quickAdd.add']).toEqual(english?.['quickAdd.add']);
    expect(english?.['nav.tasks']).not.toEqual(own?.['nav.tasks']);
  });

  it('says sets in English that it has no file for', async () => {
    const [own, german, english] = await Promise.all(
      ['qx', 'de', 'en'].map((locale) => built.fetchMessages(locale, 'auth')),
    );
    expect(own).toEqual(english);
    expect(german).not.toEqual(english);
  });

  it('is in files of its own', () => {
    const holding = readdirSync(out).filter((name) => readFileSync(join(out, name), 'utf8').includes('Dudu'));
    expect(holding).toHaveLength(1);
    expect(holding).not.toContain('entry.mjs');
  });
});
