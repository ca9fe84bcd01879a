import { fieldsIn, textsIn } from '../../../packages/content/src/values.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const CATALOGUE = /\/i18n\/locales\/[a-z]+\/(?!core\.ts)[\w-]+\.ts$/;

/** The messages of a catalogue. It is plain data, so stripping the types is enough to evaluate it. */
async function readWords(code: string): Promise<Record<string, string>> {
  const { code: plain } = await transform(code, { loader: 'ts', format: 'esm' });
  const words: unknown = await import(`data:text/javascript;base64,${Buffer.from(plain).toString('base64')}`);
  const messages = fieldsIn(words, 'messages');
  return textsIn(messages, ...Object.keys(messages));
}

/** Parses the catalogues' ICU messages at build time, so that browsers do not need the parser. */
export function compileWords(): Plugin {
  return {
    name: 'compile-words',
    enforce: 'pre',
    async transform(code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      const messages = await readWords(code);
      const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return { code: `export const messages = ${JSON.stringify(Object.fromEntries(compiled))};`, map: null };
    },
  };
}
