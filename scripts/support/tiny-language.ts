import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { indexLanguages } from './languages.mjs';
import { root } from './paths.mjs';

/** A made-up language with one food, one message and one text of the web client, as a beginner may leave it. */
const FILES: Readonly<Record<string, string>> = {
  'packages/content/src/words/qx/index.ts': "export const language = { food: () => import('./food.ts') };\n",
  'packages/content/src/words/qx/food.ts': `import { readFood } from '../read/food.ts';
export const words = { food: () => readFood('Meat|Omu|an omu|the omu|Omu omu.') };
`,
  'packages/content/src/words/messages/qx/index.ts': "export const messages = { notFound: 'Nulo.' };\n",
  'apps/web/src/i18n/locales/qx/core.ts': `import { messages as quickAdd } from './quick-add.ts';
import { messages as shell } from './shell.ts';
export const messages = { ...shell, ...quickAdd };
`,
  'apps/web/src/i18n/locales/qx/shell.ts':
    "export const messages = { 'nav.tasks': 'Dudu {count, number}' };\n",
};

/** Copies what languages stand in, adds the folders of a made-up one, and writes the indexes, as a build would. */
export function makeTinyLanguage(): { readonly base: string; remove(): void } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const base = mkdtempSync(join(root, '.cache', 'tiny-language-'));
  for (const folder of ['packages/content/src', 'apps/web/src/i18n'])
    cpSync(join(root, folder), join(base, folder), {
      recursive: true,
      filter: (path) => !path.includes('.test.'),
    });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(base, dirname(name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
  indexLanguages(base);
  return { base, remove: () => rmSync(base, { recursive: true, force: true }) };
}
