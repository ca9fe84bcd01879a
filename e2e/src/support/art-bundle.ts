import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** An expression that computes the lines of `art-hashes.ts` in the page. */
export async function bundleForBrowser(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { allFamilies } from './art-hashes.ts';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    globalName: 'art',
    target: 'es2022',
    write: false,
  });
  return `(() => { ${outputFiles[0]?.text ?? ''}; return art.allFamilies(); })()`;
}
