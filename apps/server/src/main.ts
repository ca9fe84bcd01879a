import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, type AppOptions } from './app.ts';
import { readSettings, type Settings, SettingsError } from './config/settings.ts';
import { lockFolder } from './folder-lock.ts';
import { allocateYoung, collectOldGarbageRarely, collectYoungGarbageAlone } from './garbage.ts';
import { keepFilesPrivate } from './private-files.ts';
import { isStorageDamaged, isStorageTimeout } from './storage/failures.ts';
import { NewerDatabaseError } from './storage/migrate.ts';

/** The project's root folder: this file runs from `src` in development and from `dist` when built. */
const root = join(import.meta.dirname, '..', '..', '..');

/** Frees what `claim` took. */
let release: () => void = () => undefined;

/** Makes the data folder this process's own, before anything in it is opened. Many may share a PostgreSQL. */
function claim(settings: Settings): void {
  for (const file of keepFilesPrivate(settings.dataDir))
    process.stderr.write(`Others on this machine can read ${file}, and it belongs to somebody else.\n`);
  if (settings.databaseUrl === undefined) release = lockFolder(settings.dataDir);
}

async function optionsOf(argv: readonly string[]): Promise<AppOptions> {
  const webFolder = join(root, 'apps', 'web', 'dist');
  const folders = existsSync(webFolder) ? { webFolder } : {};
  // Loaded in test mode only; without the flag, none of it is part of the running program.
  if (argv.includes('--test-mode')) {
    const { testOptions } = await import('./test-control/options.ts');
    return { ...(await testOptions(process.env, claim)), ...folders };
  }
  const settings = readSettings(process.env);
  claim(settings);
  return { settings, ...folders };
}

async function main(): Promise<void> {
  collectYoungGarbageAlone();
  allocateYoung();
  collectOldGarbageRarely();
  const options = await optionsOf(process.argv.slice(2));
  const app = await createApp(options);
  const { host, port } = options.settings;
  await app.server.listen({ host, port });
  process.stdout.write(`Everdeed is ready: ${app.services.siteUrl()}\n`);
  let closing = false;
  const end = (code: number) => {
    release();
    process.exit(code);
  };
  const stop = () => {
    if (closing) return;
    closing = true;
    app.close().then(
      () => end(0),
      () => end(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** The message for the person who runs the server, with a stack trace only for unexpected errors. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof NewerDatabaseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isStorageDamaged(error))
    return `the database is damaged (${error.message}). Restore a backup: npm run everdeed -- restore FILE`;
  if (isStorageTimeout(error)) return `${error.message}; try again when it has ended`;
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? 'the port is taken; choose another one with PORT' : (error.stack ?? error.message);
}

try {
  await main();
} catch (error) {
  const text = explain(error);
  process.stderr.write(`Everdeed did not start: ${text}\n`);
  release();
  process.exit(1);
}
