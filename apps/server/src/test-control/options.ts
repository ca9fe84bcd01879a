import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, openDatabase } from '../app.ts';
import { readSettings, type Settings, SettingsError } from '../config/settings.ts';
import { debugArea } from '../debug/area.ts';
import { anyPlayer } from '../storage/find-players.ts';
import { SetSystem } from './system.ts';
import { testControlArea } from './server.ts';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/;

/** A folder that is removed when the process ends. */
function throwawayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-test-mode-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Only an empty database, or one created by test mode, may be thrown away. */
async function requireThrowaway(settings: Settings): Promise<void> {
  const connection = await openDatabase(settings);
  try {
    const { db } = connection;
    const mark = await db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'throwaway')
      .executeTakeFirst();
    if (mark) return;
    if (await anyPlayer(db)) {
      throw new SettingsError(
        'test mode: the database holds accounts. Give it an empty one: everything in it will be lost.',
      );
    }
    await db.insertInto('meta').values({ key: 'throwaway', value: 'yes' }).execute();
  } finally {
    await connection.close();
  }
}

/** Options of a server in test mode; refuses if it could do harm. `claim` is called before anything is opened. */
export async function testOptions(
  env: Readonly<Record<string, string | undefined>>,
  claim: (settings: Settings) => void = () => undefined,
): Promise<AppOptions> {
  // What nobody chose is the sandbox here: recorded conversations know players without a plan.
  const asked = readSettings({ PAYMENTS: 'sandbox', ...env });
  const hasPlace = env['DATA_DIR'] !== undefined && env['DATA_DIR'] !== '';
  const settings = hasPlace ? asked : { ...asked, dataDir: throwawayFolder() };
  if (!loopback.test(settings.host)) {
    throw new SettingsError(`test mode: HOST must be a loopback address, not ${settings.host}`);
  }
  claim(settings);
  await requireThrowaway(settings);
  const system = new SetSystem();
  return {
    settings,
    system,
    testMode: true,
    extraAreas: [testControlArea(system), debugArea(system)],
  };
}
