import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Codes of languages: `de`, `fil`. */
const CODE = /^[a-z]{2,3}$/;

/** Where the languages stand: words of the catalogue, messages of the server, texts of the web client. */
export const languageFolders = {
  words: 'packages/content/src/words',
  messages: 'packages/content/src/words/messages',
  locales: 'apps/web/src/i18n/locales',
};

/**
 * Languages besides English that have a folder, with this file in it if one is named, in alphabetical order.
 *
 * @param {string} folder
 * @param {string} [file]
 */
export const languagesIn = (folder, file = '') =>
  readdirSync(folder)
    .filter((name) => CODE.test(name) && name !== 'en' && existsSync(join(folder, name, file)))
    .toSorted();

const WRITTEN = '// Written by `npm run languages`, and by every build, from the folders beside it.';

/**
 * @param {readonly string[]} codes
 * @param {string} name
 * @param {string} exported
 * @param {string} type
 */
function record(codes, name, exported, type) {
  const rows = codes.map(
    (code) => `  ${code}: async () => (await import('./${code}/index.ts')).${exported},\n`,
  );
  const body = rows.length > 0 ? `{\n${rows.join('')}}` : '{}';
  return `export const ${name} = ${body} satisfies Readonly<Record<string, () => Promise<${type}>>>;\n`;
}

/** @param {readonly string[]} codes */
const wordsIndex = (codes) => `${WRITTEN}
import type { Language } from './types.ts';

/** Languages besides English, with what imports their words. */
${record(codes, 'otherLanguages', 'language', 'Language')}
/** Code of a language with words. */
export type WordLanguage = 'en' | keyof typeof otherLanguages;
`;

/** @param {readonly string[]} codes */
const messagesIndex = (codes) => `${WRITTEN}
import type { Messages } from './en.ts';

/** Languages besides English, with what imports their messages. */
${record(codes, 'otherMessages', 'messages', 'Partial<Messages>')}
/** Code of a language with messages. */
export type MessageLanguage = 'en' | keyof typeof otherMessages;
`;

/**
 * What the indexes of languages should be, by path. The web client finds its languages by itself, since Vite can list
 * files; the packages must be the same for all tools that read them.
 */
export function languageIndexes(base = root) {
  const words = join(base, languageFolders.words);
  const messages = join(base, languageFolders.messages);
  return {
    [join(words, 'languages.ts')]: wordsIndex(languagesIn(words, 'index.ts')),
    [join(messages, 'languages.ts')]: messagesIndex(languagesIn(messages, 'index.ts')),
  };
}

/** Writes the indexes of languages where folders have come or gone. */
export function indexLanguages(base = root) {
  for (const [path, text] of Object.entries(languageIndexes(base)))
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
