import { mkdirSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkClock } from '../src/cli/doctor/clock.ts';
import { Notes } from '../src/cli/doctor/finding.ts';
import { findTypos } from '../src/cli/doctor/settings.ts';
import { cli } from './support/cli.ts';
import { doctorFolder, found, now, problem } from './support/doctor.ts';

const { settingsWith } = doctorFolder();

test.each([
  ['that fits', { ofDatabase: now + 900, lastRecord: now - 5000 }, []],
  ['before the first release', { now: 0 }, problem('The clock says 1970-01-01')],
  [
    'that went back',
    { lastRecord: now + 3_600_000 },
    problem('The clock says 2026-11-25T12:00:00.000Z, but'),
  ],
  ['unlike the database’s', { ofDatabase: now - 120_000 }, problem('The clock of the database')],
])('a clock %s', (_what, facts, expected) => {
  expect(found(checkClock({ now, ofDatabase: undefined, lastRecord: undefined, ...facts }))).toEqual(
    expected,
  );
});

test('settings that look alike are told', () => {
  const notes = new Notes('settings');
  findTypos({ BASE_URLL: 'x', BACKUPS_KEEP: '3', SMTP_URL_FILE: 'x', HOME: '/', PATH: '' }, notes);
  expect(found(notes)).toEqual([
    'advice: BASE_URLL is not a setting; is BASE_URL meant?',
    'advice: BACKUPS_KEEP is not a setting; is BACKUPS_KEPT meant?',
  ]);
});

describe('the command', () => {
  beforeEach(() => {
    vi.stubEnv('BASE_URL', 'http://localhost:3000');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('PORT', '0');
  });
  afterAll(() => vi.unstubAllEnvs());

  test('exits with 0 when there is nothing but advice, and with 1 when there is a problem', async () => {
    const { dataDir } = settingsWith({}, 'fresh');
    mkdirSync(dataDir, { mode: 0o700 });
    vi.stubEnv('DATA_DIR', dataDir);
    const well = await cli('doctor');
    expect(well).toEqual({ code: 0, text: expect.stringContaining('0 problems, 1 piece of advice.') });
    expect(well.text).toContain('What to do: Set SMTP_URL');
    vi.stubEnv('BACKUP_HOUR', '24');
    const ill = await cli('doctor');
    vi.stubEnv('BACKUP_HOUR', '');
    expect(ill.code).toBe(1);
    expect(ill.text).toContain('PROBLEM settings: BACKUP_HOUR: expected 0 to 23, got "24"');
    expect(ill.text).toContain('1 problem, ');
    expect((await cli('doctor', '--mail')).text).toBe('doctor: doctor [--mail ADDRESS]');
  });
});
