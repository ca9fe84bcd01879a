import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fieldsIn, textsIn } from '../../../packages/content/src/values.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/locales\/[a-z]+\/(?!core\.ts)[\w-]+\.ts$/;
const LANGUAGE = /(?<=\/i18n\/locales\/)[a-z]+(?=\/[\w-]+\.ts$)/;

/** The file of the same messages in English. */
const inEnglish = (path: string): string => path.replace(LANGUAGE, 'en');

/** The messages of a catalogue. It is plain data, so stripping the types is enough to evaluate it. */
async function readWords(code: string): Promise<Record<string, string>> {
  const { code: plain } = await transform(code, { loader: 'ts', format: 'esm' });
  const words: unknown = await import(`data:text/javascript;base64,${Buffer.from(plain).toString('base64')}`);
  const messages = fieldsIn(words, 'messages');
  return textsIn(messages, ...Object.keys(messages));
}

/**
 * Parses the catalogues' ICU messages at build time, so that browsers do not need the parser. What a language lacks is
 * taken from English: a message, or a whole file that `core.ts` of the language imports.
 */
export function compileWords(): Plugin {
  return {
    name: 'compile-words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !LANGUAGE.test(importer) || !source.startsWith('.')) return undefined;
      const path = resolve(dirname(importer), source);
      return existsSync(path) ? undefined : inEnglish(path);
    },
    async transform(code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      const english = inEnglish(id);
      if (english !== id) this.addWatchFile(english);
      const fallback = english === id ? {} : await readWords(await readFile(english, 'utf8'));
      const messages = { ...fallback, ...(await readWords(code)) };
      const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return { code: `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`, map: null };
    },
  };
}
