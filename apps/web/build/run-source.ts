import { build } from 'esbuild';

/** Runs a source file: bundled into one module, so that any version of Node can import it. */
export async function runSource(path: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    // Else modules that are also imported on demand would not run before they are used.
    ignoreAnnotations: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const exports: unknown = await import(`data:text/javascript;base64,${code}`);
  return exports;
}
