import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Words from '@everdeed/content/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageIndexes } from './languages.mjs';
import { reportLanguages } from './report-languages.ts';
import { makeTinyLanguage } from './tiny-language.ts';

describe('the languages there are', () => {
  test('are those of the indexes', () => {
    for (const [path, text] of Object.entries(languageIndexes()))
      expect(readFileSync(path, 'utf8'), `${path}: run npm run languages`).toBe(text);
  });

  test('are complete', async () => {
    expect(await reportLanguages()).toEqual(['de: complete']);
  });
});

describe('a new language', () => {
  let tiny: ReturnType<typeof makeTinyLanguage>;
  let words: typeof Words;
  beforeAll(async () => {
    tiny = makeTinyLanguage();
    const index = join(tiny.base, 'packages/content/src/words/index.ts');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a copy of the module of this type
    words = (await import(pathToFileURL(index).href)) as typeof Words;
  });
  afterAll(() => tiny.remove());

  test('is there once its folders are', () => {
    expect([...words.wordLanguages(), ...words.messageLanguages()]).toEqual([
      'en',
      'de',
      'qx',
      'en',
      'de',
      'qx',
    ]);
  });

  test('has the families that its index names, and others in English', async () => {
    await words.loadWordsIn('de', 'food');
    await Promise.all(
      ['en', 'qx'].map((code) => Reflect.apply(words.loadWordsIn, undefined, [code, 'food', 'eggs'])),
    );
    const nameIn = (language: string, family: string, key: string): unknown =>
      Reflect.apply(words.nameOf, undefined, [family, key, language]);
    expect([nameIn('qx', 'food', 'Meat'), nameIn('de', 'food', 'Meat')]).toEqual(['Omu', 'Fleisch']);
    expect(nameIn('qx', 'eggs', 'Wolf')).toBe('Wolf Cub');
  });

  test('has its messages, and others in English', async () => {
    await words.loadMessages('qx');
    expect(words.messageText('notFound', 'qx')).toBe('Nulo.');
    expect(words.messageText('badRequest', 'qx')).toBe('Bad request.');
  });

  test('is told what it lacks', async () => {
    const said = await reportLanguages(tiny.base);
    expect(said).toContain('de: complete');
    expect(said).toContain('qx: incomplete; the rest is shown in English');
    const families = said.find((line) => line.includes('families of words'));
    expect(families).toMatch(/^ {2}lacks 23 of 24 families of words: achievements, .*gear, /);
    expect(families).not.toContain('food');
    const shell = said.find((line) => line.includes('in shell.ts')) ?? '';
    expect(shell).toContain('nav.items');
    expect(shell).not.toContain('nav.tasks');
  });
});
