import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { languagesOf as listLanguages, readNames as readRows } from './read-names.ts';
import { runSource } from './run-source.ts';

const PREFIX = '\0virtual:names/';
const SOURCE = fileURLToPath(new URL('./read-names.ts', import.meta.url));

interface Source {
  readonly languagesOf: typeof listLanguages;
  readonly readNames: typeof readRows;
}

/** Imports the names of each language that has them, when they are wanted. */
function importer(name: string, languages: readonly string[]): string {
  const rows = languages.map((language) => `${language}: () => import('virtual:names/${name}/${language}')`);
  return `export const load = { ${rows.join(', ')} };`;
}

/**
 * The names of large families of the catalogue without their descriptions, which most screens do not show:
 * `virtual:names/gear` exports for each language what imports them, `virtual:names/gear/de` a row for each, as
 * `read-names.ts` describes them.
 */
export function catalogueNames(): Plugin {
  let source: Promise<Source> | undefined;
  return {
    name: 'everdeed-catalogue-names',
    resolveId: (id) => (`\0${id}`.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the module whose type is imported above
      source ??= runSource(SOURCE) as Promise<Source>;
      const { languagesOf, readNames } = await source;
      const [name = '', language] = id.slice(PREFIX.length).split('/');
      if (language === undefined) return importer(name, await languagesOf(name));
      const rows = await readNames(name, language);
      return `export const names = ${JSON.stringify(rows.join('\n'))};`;
    },
  };
}
