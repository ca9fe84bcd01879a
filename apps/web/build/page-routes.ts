import { fileURLToPath } from 'node:url';
import { listIn, textIn } from '../../../packages/content/src/values.ts';
import type { Plugin } from 'vite';
import { runSource } from './run-source.ts';

interface PageRoutes {
  readonly paths: readonly string[];
  /** Sources of regular expressions. */
  readonly patterns: readonly string[];
}

/** The addresses that the web client has a screen for. */
export async function readPageRoutes(): Promise<PageRoutes> {
  const addresses = await runSource(fileURLToPath(new URL('addresses.ts', import.meta.url)));
  const textsOf = (name: string) => listIn(addresses, name).map((one) => textIn(one));
  return { paths: textsOf('PATHS'), patterns: textsOf('PATTERNS') };
}

/** Writes `routes.json`, by which the server tells an address that leads nowhere. */
export function pageRoutes(): Plugin {
  return {
    name: 'everdeed-page-routes',
    apply: 'build',
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: JSON.stringify(await readPageRoutes()),
      });
    },
  };
}
