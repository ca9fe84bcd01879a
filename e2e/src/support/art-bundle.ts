import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** An expression that computes `hashesOf(every)` in the page. */
export async function bundleForBrowser(every: number): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { hashesOf } from './art-hashes.ts';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    globalName: 'art',
    target: 'es2022',
    write: false,
  });
  return `(() => { ${outputFiles[0]?.text ?? ''}; return art.hashesOf(${every}); })()`;
}
