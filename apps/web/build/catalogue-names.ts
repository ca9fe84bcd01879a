import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { readNames } from './read-names.ts';
import { runSource } from './run-source.ts';

const PREFIX = '\0virtual:names/';
const SOURCE = fileURLToPath(new URL('./read-names.ts', import.meta.url));

type Readers = typeof readNames;

const isFamily = (readers: Readers, name: string): name is keyof Readers => name in readers;

/**
 * The names of large families of the catalogue without their descriptions, which most screens do not show:
 * `virtual:names/gear` exports a row for each, as `read-names.ts` describes them.
 */
export function catalogueNames(): Plugin {
  let source: Promise<{ readonly readNames: Readers }> | undefined;
  return {
    name: 'everdeed-catalogue-names',
    resolveId: (id) => (`\0${id}`.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the module whose type is imported above
      source ??= runSource(SOURCE) as Promise<{ readonly readNames: Readers }>;
      const { readNames: readers } = await source;
      const family = id.slice(PREFIX.length);
      if (!isFamily(readers, family)) throw new Error(`there are no names of "${family}"`);
      const rows = readers[family]();
      return `export const names = ${JSON.stringify(rows.join('\n'))};`;
    },
  };
}
