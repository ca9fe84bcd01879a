import { accountCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { sessionCookie } from '../http/session-cookie.ts';
import { refusal } from '../work/refusal.ts';
import { JsonText, type Reply, reply } from '../http/reply.ts';
import { type Actor, type CallDeps, type RequestInfo, type Route, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { demandAddress } from './addresses.ts';
import { createAccount } from './create-account.ts';
import { passwordHashOf, setPasswordHash } from './credentials.ts';
import { usernameIssues } from './names.ts';
import type { Passwords } from './passwords.ts';
import { tokenForClient } from './token-store.ts';

/** Several texts in one message (wire-user-and-tasks 2.1, step 2). */
export function refuseNames(keys: readonly string[]): void {
  const [first] = keys;
  if (first === undefined) return;
  throw refusal('BadRequest', first, { joined: keys.map((key) => ({ key })) });
}

/** What the token store needs of a call. */
export const tokenContext = (deps: CallDeps, tx: Tx) => ({
  db: tx.db,
  secret: deps.services.secret,
  now: deps.now(),
  newId: () => deps.newId(),
});

async function demandFree(deps: CallDeps, username: string, email: string, except?: string): Promise<void> {
  const { players } = deps.read;
  const holder = await players.findIdByUsername(username);
  if (holder !== undefined && holder !== except) throw refusal('NotAuthorized', 'usernameTaken');
  const addressee = await players.findIdByEmail(email);
  if (addressee !== undefined && addressee !== except) throw refusal('NotAuthorized', 'emailTaken');
}

/** The answer to the same registration, when it is sent again because its answer was lost. */
async function findRegistration(deps: CallDeps, username: string): Promise<Reply | undefined> {
  const holder = await deps.read.players.findIdByUsername(username);
  return holder === undefined ? undefined : deps.keptAnswer(holder);
}

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
}

async function makeAccount(deps: CallDeps, registration: Registration, info: RequestInfo) {
  if (!deps.settings.registration) throw refusal('NotAuthorized', 'registrationClosed');
  return deps.transaction(async (tx) => {
    const { client, language, timezoneOffset, timezone } = info;
    // Recorded conversations know no first administrator: in test mode everybody starts alike.
    const rank = deps.services.testMode ? { isAdministrator: false } : {};
    const account = { client, language, timezoneOffset, timezone, ...registration, ...rank };
    const { _id: id } = await createAccount(tx, deps.rules(), account, deps.words);
    const apiToken = await tokenForClient(tokenContext(deps, tx), id, client);
    const text = await tx.players.text(id, (player) => ({
      flags: { newStuff: false },
      top: { apiToken, newUser: true, ...(info.version === 'v3' ? withMessages(player) : {}) },
    }));
    deps.belongsTo(id);
    return reply({ status: 201, data: new JsonText(text ?? '{}'), bare: true, secret: true });
  });
}

/** v3 shows the messages of the inbox; a new account has none. */
const withMessages = (player: Player) => ({ inbox: { ...player.inbox, messages: {} } });

async function attachPassword(deps: CallDeps, actor: Actor, registration: Registration) {
  const { username, email, passwordHash } = registration;
  return deps.transaction(async (tx) => {
    const player = await tx.players.need(actor.id);
    const local = { email, username, lowerCaseUsername: username.toLowerCase(), has_password: true };
    await tx.players.save({ ...player, auth: { ...player.auth, local } });
    await setPasswordHash(tx.db, actor.id, passwordHash, deps.now());
    return local;
  });
}

/** Social services that can be named; none is configured yet. */
const networks = ['google', 'apple'] as const;
type Network = (typeof networks)[number];
const isNetwork = (name: string): name is Network => (networks as readonly string[]).includes(name);

function refuseNetwork(): never {
  throw refusal('BadRequest', 'unsupportedNetwork');
}

const invalidLogin = () => refusal('NotAuthorized', 'invalidLoginCredentialsLong');

async function findForLogin(deps: CallDeps, name: string) {
  const { db, players } = deps.read;
  const id = name.includes('@') ? await players.findIdByEmail(name) : await players.findIdByUsername(name);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('players')
    .select(['id', 'username', 'blocked'])
    .where('id', '=', id)
    .executeTakeFirst();
  // A username must be typed as it was chosen.
  return row && (name.includes('@') || row.username === name) ? row : undefined;
}

/** A space around a password is a slip of the keyboard, unless the password was chosen with it. */
async function matchesTyped(passwords: Passwords, typed: string, stored: string | undefined) {
  const trimmed = typed.trim();
  return (
    (await passwords.matches(trimmed, stored)) || (typed !== trimmed && passwords.matches(typed, stored))
  );
}

async function signIn(deps: CallDeps, name: string, password: string, info: RequestInfo) {
  const { signInGuard, passwords } = deps.services;
  if (!signInGuard.allows(name, info.ip, deps.now())) throw refusal('TooManyRequests', 'tooManySignIns');
  const account = await findForLogin(deps, name);
  const stored = account && (await passwordHashOf(deps.read.db, account.id));
  if (!(await matchesTyped(passwords, password, stored)) || !account) {
    signInGuard.failed(name, info.ip, deps.now());
    throw invalidLogin();
  }
  signInGuard.succeeded(name);
  const username = account.username ?? '';
  if (account.blocked === 1) throw refusal('NotAuthorized', 'accountSuspended', { params: { username } });
  const apiToken = await deps.transaction((tx) =>
    tokenForClient(tokenContext(deps, tx), account.id, info.client),
  );
  return { id: account.id, apiToken, newUser: false, username };
}

/** Registration, sign-in and sign-out (wire-user-and-tasks 2.1 to 2.3). */
export const signInRoutes: Route[] = [
  route(accountCalls.register, async (deps, { actor, body, info }) => {
    const { username, password } = body;
    const email = body.email.trim().toLowerCase();
    refuseNames(usernameIssues(username, deps.settings));
    const repeated = actor ? undefined : await findRegistration(deps, username);
    if (repeated) return repeated;
    await demandFree(deps, username, email, actor?.id);
    const attached = actor && (await deps.read.players.need(actor.id));
    if (attached?.auth.local.has_password && !attached.auth.google.id && !attached.auth.apple.id) {
      throw refusal('NotAuthorized', 'onlySocialAttachLocal');
    }
    demandAddress(email, deps.settings);
    const passwordHash = await deps.services.passwords.hash(password);
    const registration = { username, email, passwordHash };
    return actor ? attachPassword(deps, actor, registration) : makeAccount(deps, registration, info);
  }),
  route(accountCalls.login, (deps, { body, info }) =>
    signIn(deps, body.username.trim(), body.password, info),
  ),
  route(accountCalls.socialLogin, refuseNetwork),
  route(accountCalls.appleLogin, refuseNetwork),
  route(accountCalls.appleLoginPage, refuseNetwork),
  route(accountCalls.detachSocial, async (deps, { actor, params }) => {
    const { network } = params;
    if (!isNetwork(network)) return refuseNetwork();
    return deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const other: Network = network === 'google' ? 'apple' : 'google';
      const hasOther = player.auth[other].id !== undefined;
      const hasPassword = (await passwordHashOf(tx.db, actor.id)) !== undefined && player.auth.local.email;
      if (!hasOther && !hasPassword) throw refusal('NotAuthorized', 'cantDetachSocial');
      await tx.players.save({ ...player, auth: { ...player.auth, [network]: {} } });
      return {};
    });
  }),
  route(accountCalls.logout, (_deps, { query }) =>
    reply({
      redirect: query.redirectToLogin === 'true' ? '/login' : '/',
      headers: { 'Set-Cookie': `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` },
    }),
  ),
];
