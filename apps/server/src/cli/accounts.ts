import { randomBytes } from 'node:crypto';
import { isEmail } from '@everdeed/contract';
import { addressIssue } from '../accounts/addresses.ts';
import { createAccount } from '../accounts/create-account.ts';
import { setPasswordHash, voidResetCode } from '../security/credentials.ts';
import { isFree } from '../config/settings.ts';
import { usernameIssues } from '../accounts/names.ts';
import { Passwords } from '../security/passwords.ts';
import { readSecret } from '../security/secret.ts';
import { revokeAllTokens } from '../security/token-store.ts';
import { makeWords } from '../words/words.ts';
import { type CliContext, type Command, UsageError } from './context.ts';
import { changesBetween, type Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { audit, playerTarget } from '../work/audit.ts';
import { savePlayer } from '../work/save.ts';
import { requirePlayer } from '../work/scenes.ts';
import { runWork } from '../work/unit-of-work.ts';

const madeUpPassword = (): string => randomBytes(12).toString('base64url');

async function requireNew(context: CliContext, username: string, email: string): Promise<void> {
  const issues = usernameIssues(username, context.settings, 'usernameIssueSlur').filter(
    (key) => key !== 'usernameIssueForbidden',
  );
  if (issues.length > 0)
    throw new UsageError('a username must have 1 to 20 letters, digits, hyphens or underscores');
  if (!isEmail(email) || addressIssue(email, context))
    throw new UsageError(`"${email}" cannot be used as an email address`);
  const { players } = context.storage.reader();
  if (await players.findIdByUsername(username))
    throw new UsageError(`there is already an account "${username}"`);
  if (await players.findIdByEmail(email))
    throw new UsageError(`there is already an account with the email address "${email}"`);
}

/** What of an account is changed at the keyboard, and kept beside it. */
interface Beside {
  readonly run?: (tx: Tx) => Promise<void>;
  /** Paths of secrets that are changed: the log tells no more of them. */
  readonly hidden?: readonly string[];
}

/** Changes an account, with what is kept beside it and the note of it in the log. */
async function changePlayer(
  context: CliContext,
  id: string,
  change: (player: Player) => Player,
  { run: beside = async () => undefined, hidden = [] }: Beside = {},
): Promise<void> {
  const words = await makeWords(() => undefined);
  await runWork({ ...context, words }, (work) =>
    work.transaction(async (tx) => {
      const before = await requirePlayer(work, tx, id);
      const after = await savePlayer(work, tx, change(before));
      await beside(tx);
      const noted = [...changesBetween(before, after), ...hidden.map((path) => ({ path }))];
      if (noted.length === 0) return;
      const target = playerTarget(before);
      await audit(work, tx, undefined, { act: 'editPlayer', target, playerId: id, changes: noted });
    }),
  );
}

async function create(context: CliContext, args: readonly string[], isAdministrator: boolean): Promise<void> {
  const [username, address, given] = args;
  if (!username || !address) throw new UsageError('give a username and an email address');
  const email = address.toLowerCase();
  await requireNew(context, username, email);
  const password = given ?? madeUpPassword();
  if (password.length < 8 || password.length > 64)
    throw new UsageError('a password must have 8 to 64 characters');
  const passwordHash = await new Passwords().hash(password);
  const words = await makeWords(() => undefined);
  const account = {
    username,
    email,
    language: 'en',
    client: undefined,
    timezoneOffset: undefined,
    timezone: undefined,
    passwordHash,
    isAdministrator,
    isFree: isFree(context.settings),
  };
  await runWork({ ...context, words }, (work) =>
    work.transaction(async (tx) => {
      const made = await createAccount(work, tx, account);
      if (!isAdministrator) return;
      const changes = [{ path: 'permissions.fullAccess', after: true }];
      const target = playerTarget(made);
      await audit(work, tx, undefined, { act: 'editPlayer', target, playerId: made._id, changes });
    }),
  );
  context.say(`Created ${isAdministrator ? 'the administrator' : 'the user'} ${username}.`);
  if (given === undefined) context.say(`Password: ${password}`);
}

export const createUser: Command = (context, args) => create(context, args, false);
export const createAdmin: Command = (context, args) => create(context, args, true);

/** Gives an existing account all privileges. */
export const makeAdmin: Command = async (context, [username]) => {
  const id =
    username === undefined ? undefined : await context.storage.reader().players.findIdByUsername(username);
  if (id === undefined) throw new UsageError(`there is no account "${username ?? ''}"`);
  await changePlayer(context, id, (player) => ({
    ...player,
    permissions: { ...player.permissions, fullAccess: true },
  }));
  context.say(`${username} is now an administrator.`);
};

/** Sets a new password and signs out every client. */
export const resetPassword: Command = async (context, [username, given]) => {
  const id =
    username === undefined ? undefined : await context.storage.reader().players.findIdByUsername(username);
  if (id === undefined) throw new UsageError(`there is no account "${username ?? ''}"`);
  const password = given ?? madeUpPassword();
  if (password.length < 8 || password.length > 64)
    throw new UsageError('a password must have 8 to 64 characters');
  const hash = await new Passwords().hash(password);
  const withPassword = (player: Player): Player => {
    const local = { ...player.auth.local, has_password: true };
    return { ...player, auth: { ...player.auth, local } };
  };
  const run = async (tx: Tx) => {
    await setPasswordHash(tx.db, id, hash, Date.now());
    await revokeAllTokens(tx.db, id);
    await voidResetCode(tx.db, id);
    tx.afterCommit(() => context.events.revoked(id));
  };
  await changePlayer(context, id, withPassword, { run, hidden: ['password'] });
  context.say(`${username} has a new password, and all clients were signed out.`);
  if (given === undefined) context.say(`Password: ${password}`);
};

/** Accepts the current key: every token made with the old one stops working. */
export const renewSecret: Command = async (context) => {
  const value = readSecret(context.settings).fingerprint;
  await context.storage.run(async (tx) => {
    await tx.db.deleteFrom('api_tokens').execute();
    await tx.db.deleteFrom('meta').where('key', '=', 'secret').execute();
    await tx.db.insertInto('meta').values({ key: 'secret', value }).execute();
  });
  context.say('The current secret key is now the valid one. All clients have to sign in again.');
};
