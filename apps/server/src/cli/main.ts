import { SettingsError } from '../config/settings.ts';
import { NewerDatabaseError } from '../storage/migrate.ts';
import { createAdmin, createUser, makeAdmin, renewSecret, resetPassword } from './accounts.ts';
import { ban, grant, mute, revoke, showAudit, showPlayer, unban, unmute } from './administration.ts';
import { type Command, UsageError, withContext } from './context.ts';
import { backup, check, restore, verifyBackup } from './data.ts';
import { doctor } from './doctor/doctor.ts';
import { events } from './events.ts';
import { jobs } from './jobs.ts';
import { news } from './news.ts';
import { payments } from './payments.ts';
import { settingsTable } from './settings.ts';
import { exportAll } from './export.ts';
import { importAll } from './import.ts';
import { importOnePlayer } from './import-player.ts';
import { reports } from './reports.ts';
import { worldBoss } from './world-boss.ts';

interface Entry {
  readonly usage: string;
  readonly about: string;
  readonly run: (args: readonly string[], say: (text: string) => void) => Promise<void>;
}

/** A command for the configured database. */
const onDatabase =
  (command: Command): Entry['run'] =>
  (args, say) =>
    withContext(say, (context) => command(context, args));

const commands: Readonly<Record<string, Entry>> = {
  'create-user': {
    usage: 'NAME EMAIL [PASSWORD]',
    about: 'creates an account; without a password, generates one and shows it',
    run: onDatabase(createUser),
  },
  'create-admin': {
    usage: 'NAME EMAIL [PASSWORD]',
    about: 'creates an account with all privileges',
    run: onDatabase(createAdmin),
  },
  'make-admin': { usage: 'NAME', about: 'gives an account all privileges', run: onDatabase(makeAdmin) },
  'reset-password': {
    usage: 'NAME [PASSWORD]',
    about: 'sets a new password and signs out all clients',
    run: onDatabase(resetPassword),
  },
  backup: {
    usage: '[FILE]',
    about: 'copies the embedded database; the server can keep running',
    run: onDatabase(backup),
  },
  'verify-backup': { usage: 'FILE', about: 'reads a backup from end to end', run: verifyBackup },
  restore: {
    usage: 'FILE',
    about: 'replaces the database by a backup; stop the server first',
    run: restore,
  },
  doctor: {
    usage: '[--mail ADDRESS]',
    about: 'finds what is wrong with this server and says what to do; --mail sends a test mail',
    run: doctor,
  },
  check: { usage: '', about: 'reads all data and reports inconsistencies', run: onDatabase(check) },
  export: {
    usage: '[FILE]',
    about: 'writes everything to one file for either engine',
    run: onDatabase(exportAll),
  },
  import: {
    usage: 'FILE',
    about: 'fills an empty database from an exported file',
    run: onDatabase(importAll),
  },
  'import-player': {
    usage: 'FILE NAME [--run] [--with-balance]',
    about: 'shows what a user data export would bring to an account; --run brings it',
    run: onDatabase(importOnePlayer),
  },
  jobs: {
    usage: '[retry ID|all | drop ID]',
    about: 'lists background jobs; retries or removes those that failed for the last time',
    run: onDatabase(jobs),
  },
  payments: {
    usage: '[--from DATE] [--to DATE] [FILE]',
    about: 'writes what was paid as a table for the books',
    run: onDatabase(payments),
  },
  settings: {
    usage: '',
    about: 'prints all settings as a table',
    run: async (_args, say) =>
      say(`${settingsTable()}\n\nNAME_FILE can point to a file that contains the value of NAME.`),
  },
  'world-boss': {
    usage: '[start KEY | end]',
    about: 'shows the world boss; lets one appear, or sends it away without rewards',
    run: onDatabase(worldBoss),
  },
  events: {
    usage: '[start KEY DATE | end KEY]',
    about: 'lists the events of the calendar; starts one now, until a date, or ends one',
    run: onDatabase(events),
  },
  news: {
    usage: '[publish NAME FILE | delete ID]',
    about: 'lists the latest news; publishes a Markdown file in the name of an account, or deletes a post',
    run: onDatabase(news),
  },
  player: { usage: 'NAME', about: 'shows an account', run: onDatabase(showPlayer) },
  ban: {
    usage: 'NAME [REASON]',
    about: 'keeps an account out and signs out all clients',
    run: onDatabase(ban),
  },
  unban: { usage: 'NAME [REASON]', about: 'lets an account in again', run: onDatabase(unban) },
  mute: { usage: 'NAME [REASON]', about: 'takes the right to chat', run: onDatabase(mute) },
  unmute: { usage: 'NAME [REASON]', about: 'gives the right to chat back', run: onDatabase(unmute) },
  reports: {
    usage: '[done | show KIND ID | decide KIND ID …]',
    about: 'lists what players have reported; shows one with what was said around it, or decides about it',
    run: onDatabase(reports),
  },
  grant: { usage: 'PRIVILEGE NAME', about: 'gives an account a privilege', run: onDatabase(grant) },
  revoke: { usage: 'PRIVILEGE NAME', about: 'takes a privilege', run: onDatabase(revoke) },
  audit: {
    usage: '[NAME]',
    about: 'shows what administrators did last, or did to one account',
    run: onDatabase(showAudit),
  },
  'renew-secret': {
    usage: '',
    about: 'accepts a changed SECRET_KEY; all clients have to sign in again',
    run: onDatabase(renewSecret),
  },
};

function help(say: (text: string) => void): void {
  say('everdeed COMMAND (in a clone: npm run everdeed -- COMMAND)\n');
  say(`  ${'start'.padEnd(40)} serves; in a clone: npm start`);
  for (const [name, { usage, about }] of Object.entries(commands)) {
    say(`  ${`${name} ${usage}`.padEnd(40)} ${about}`);
  }
  say('\nThe server’s environment variables select the data (DATA_DIR, DATABASE_URL).');
}

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Whether the message is for the person who runs the command. */
const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof SettingsError || error instanceof NewerDatabaseError;

/** Runs a command and returns the exit code. */
export async function runCli(argv: readonly string[], say: (text: string) => void): Promise<number> {
  const [name = 'help', ...args] = argv;
  if (name === 'help' || [name, ...args].some(asksForHelp)) {
    help(say);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    help(say);
    return 2;
  }
  try {
    await command.run(args, say);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (!isExpected(error)) throw error;
    say(`${name}: ${error.message}`);
    return 1;
  }
}
