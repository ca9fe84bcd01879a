import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Notes } from '../../src/cli/doctor/finding.ts';
import { readSettings, type Settings } from '../../src/config/settings.ts';
import { prepareSqlite } from './sqlite.ts';

/** When the doctor calls. */
export const now = Date.parse('2026-11-25T12:00:00Z');

/** What was found, as level and the words that a row of a table expects. */
export const found = ({ findings }: Notes) => findings.map(({ level, what }) => `${level}: ${what}`);
export const problem = (text: string) => [expect.stringContaining(`problem: ${text}`)];
export const advice = (text: string) => [expect.stringContaining(`advice: ${text}`)];

/** A folder for the tests around it, which goes with them, and settings with a data folder in it. */
export function doctorFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-doctor-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const settingsWith = (env: Readonly<Record<string, string>>, name = 'plain'): Settings =>
    readSettings({ DATA_DIR: join(folder, name), ...env });

  /** A data folder with an up-to-date database. */
  function dataFolder(name: string): Settings {
    const settings = settingsWith({}, name);
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    prepareSqlite(settings.dataDir);
    return settings;
  }
  return { folder, settingsWith, dataFolder };
}
