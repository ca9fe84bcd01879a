import { readSettings, type Settings, SettingsError } from '../../config/settings.ts';
import { SiteSettings } from '../../storage/site/site-settings.ts';
import { UsageError } from '../context.ts';
import { countOf } from '../count-of.ts';
import { checkAddress } from './address.ts';
import { checkBackups } from './backups.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { Notes, printed } from './finding.ts';
import { checkDisk, checkFolder, folderFacts } from './folder.ts';
import { checkKeys } from './keys.ts';
import { checkMail } from './mail.ts';
import { checkPort } from './port.ts';
import { findTypos } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or what is wrong with them. */
function settingsOf(env: Environment, notes: Notes): Settings | undefined {
  try {
    const settings = readSettings(env);
    notes.ok('all values can be read');
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    notes.problem({
      what: error.message,
      why: 'The server does not start.',
      todo: 'Correct this setting; "everdeed settings" lists them all.',
    });
    return undefined;
  }
}

/** Looks at everything. The order is that of the causes: who has no folder has no database. */
async function examine(env: Environment, now: number, mailTo: string | undefined): Promise<Notes[]> {
  const notes = new Notes('settings');
  const settings = settingsOf(env, notes);
  findTypos(env, notes);
  if (!settings) return [notes];
  const folder = folderFacts(settings.dataDir);
  const database = await checkDatabase(settings);
  const { clock, lastRecord, usedWith, chosen } = database;
  const site = new SiteSettings(settings);
  site.keep(chosen);
  return [
    notes,
    checkFolder(settings.dataDir, folder),
    checkDisk(folder),
    checkClock({ now, ofDatabase: clock, lastRecord }),
    database.report,
    checkKeys(settings, env, usedWith),
    checkBackups(settings, site.current, now),
    await checkMail(settings, mailTo),
    await checkAddress(settings, now),
    await checkPort(settings),
  ];
}

function addresseeOf(args: readonly string[]): string | undefined {
  const [option, address] = args;
  if (option === undefined) return undefined;
  if (option !== '--mail' || address === undefined) throw new UsageError('doctor [--mail ADDRESS]');
  return address;
}

/** Finds what is wrong with this server and says what to do. Changes nothing; sends a mail only when asked to. */
export async function doctor(args: readonly string[], say: (text: string) => void): Promise<void> {
  const mailTo = addresseeOf(args);
  const reports = await examine(process.env, Date.now(), mailTo);
  for (const { topic, fine } of reports) for (const text of fine) say(`OK      ${topic}: ${text}`);
  const findings = reports.flatMap((report) => report.findings);
  for (const finding of findings) say(`\n${printed(finding)}`);
  const problems = findings.filter(({ level }) => level === 'problem').length;
  say(`\n${countOf(problems, 'problem')}, ${countOf(findings.length - problems, 'piece')} of advice.`);
  if (problems > 0) process.exitCode = 1;
}
