import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, type AppOptions } from './app.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { notePid } from './pid-file.ts';
import { NewerDatabaseError } from './storage/migrate.ts';

/** The project's folder: this file runs from `src` in development and from `dist` when built. */
const root = join(import.meta.dirname, '..', '..', '..');

async function optionsOf(argv: readonly string[]): Promise<AppOptions> {
  const webFolder = join(root, 'apps', 'web', 'dist');
  const folders = existsSync(webFolder) ? { webFolder } : {};
  // Loaded in test mode only: without the flag none of it is part of the running program.
  if (argv.includes('--test-mode')) {
    const { testOptions } = await import('./test-control/options.ts');
    return { ...(await testOptions(process.env)), ...folders };
  }
  return { settings: readSettings(process.env), ...folders };
}

async function main(): Promise<void> {
  const options = await optionsOf(process.argv.slice(2));
  const app = await createApp(options);
  const forgetPid = notePid(options.settings.dataDir);
  const { host, port } = options.settings;
  await app.server.listen({ host, port });
  process.stdout.write(`Everdeed is ready: ${app.services.siteUrl()}\n`);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    forgetPid();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof NewerDatabaseError;
  const text = isExpected
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`Everdeed did not start: ${text}\n`);
  process.exit(1);
}
