import type { MessageKey } from '@everdeed/content';
import { accountCalls, type AnswerOf, type DeepReadonly } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { isFree } from '../config/settings.ts';
import { sessionCookie, sessionToken } from '../http/session-cookie.ts';
import type { Refuser } from '../work/refusal.ts';
import { JsonText, reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import { requireAddress } from './addresses.ts';
import { admit } from './admit.ts';
import { createAccount } from './create-account.ts';
import { guardedCheck } from '../security/guarded-check.ts';
import { passwordHashOf, setPasswordHash } from '../security/credentials.ts';
import { takeInvitation } from './take-invitation.ts';
import { type MailedInvitation, readInviteToken } from '../security/invite-token.ts';
import { wordIssues } from './names.ts';
import type { Passwords } from '../security/passwords.ts';
import type { AccountParts } from './parts.ts';
import { tokenContext } from './token-context.ts';
import { endSignIn, tokenForClient, tokenForSignIn, type TokenContext } from '../security/token-store.ts';
import { savePlayer } from '../work/save.ts';
import type { Actor } from '../work/actor.ts';
import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';

/** Refuses with several texts in one message (wire-user-and-tasks 2.1, step 2). */
export function refuseNames<Key extends MessageKey>(work: Refuser<NoInfer<Key>>, keys: readonly Key[]): void {
  const [first] = keys;
  if (first === undefined) return;
  throw work.refuse('BadRequest', first, { joined: keys.map((key) => ({ key })) });
}

async function requireFree(
  work: Work<'usernameTaken' | 'emailTaken'>,
  username: string,
  email: string,
  except?: string,
): Promise<void> {
  const { players } = work.read;
  const holder = await players.findIdByUsername(username);
  if (holder !== undefined && holder !== except) throw work.refuse('NotAuthorized', 'usernameTaken');
  const addressee = await players.findIdByEmail(email);
  if (addressee !== undefined && addressee !== except) throw work.refuse('NotAuthorized', 'emailTaken');
}

interface OwnToken {
  /** Whether the client wants a token that ends when it signs out. */
  readonly ownToken?: boolean | undefined;
}

interface Invited {
  /** What the link tells with which somebody registers. */
  readonly invitedBy?: MailedInvitation | undefined;
  /** The code of an invitation to the site. */
  readonly invite?: string | undefined;
}

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
}

type Registered = DeepReadonly<AnswerOf<typeof accountCalls.register>>;

/** The token that a client is given: one of its own for this sign-in if it asked so, else its lasting one. */
const giveToken = (context: TokenContext, playerId: string, client: string | undefined, isOwn: boolean) =>
  (isOwn ? tokenForSignIn : tokenForClient)(context, playerId, client);

async function makeAccount(
  work: Work<'registrationClosed' | 'siteInvitationNeeded'>,
  parts: AccountParts,
  { ownToken, invitedBy, invite, ...registration }: Registration & OwnToken & Invited,
  info: RequestInfo,
) {
  return work.transaction(async (tx) => {
    await admit(work, parts, tx, invite);
    const { client, language, timezoneOffset, timezone } = info;
    // Transcripts know no first administrator, so in test mode everybody starts alike.
    const rank = parts.testMode ? { isAdministrator: false } : {};
    const plan = { isFree: isFree(parts.settings) };
    const account = { client, language, timezoneOffset, timezone, ...registration, ...rank, ...plan };
    const { _id: id } = await createAccount(work, tx, account);
    if (invitedBy) await takeInvitation(work, tx, invitedBy, id);
    const apiToken = await giveToken(tokenContext(work, parts, tx), id, client, ownToken === true);
    const text = await tx.players.text(id, (player) => ({
      flags: { newStuff: false },
      top: { apiToken, newUser: true, ...(info.version === 'v3' ? withMessages(player) : {}) },
    }));
    return reply({ status: 201, data: new JsonText<Registered>(text ?? '{}'), bare: true, secret: true });
  });
}

/** v3 shows the messages of the inbox; a new account has none. */
const withMessages = (player: Player) => ({ inbox: { ...player.inbox, messages: {} } });

async function attachPassword(work: Work, actor: Actor, registration: Registration) {
  const { username, email, passwordHash } = registration;
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    const local = { email, username, lowerCaseUsername: username.toLowerCase(), has_password: true as const };
    await savePlayer(work, tx, { ...player, auth: { ...player.auth, local } });
    await setPasswordHash(tx.db, actor.id, passwordHash, work.now);
    return local;
  });
}

async function findForLogin(work: Work, name: string) {
  const { db, players } = work.read;
  const id = name.includes('@') ? await players.findIdByEmail(name) : await players.findIdByUsername(name);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('players')
    .select(['id', 'username', 'blocked'])
    .where('id', '=', id)
    .executeTakeFirst();
  // A username must match in upper and lower case.
  return row && (name.includes('@') || row.username === name) ? row : undefined;
}

/** Spaces around a password are typing mistakes, unless the password was chosen with them. */
async function matchesTyped(passwords: Passwords, typed: string, stored: string | undefined) {
  const trimmed = typed.trim();
  return (
    (await passwords.matches(trimmed, stored)) || (typed !== trimmed && passwords.matches(typed, stored))
  );
}

/** Signing in counts as a change of the record (correction 8 of the wire documents). */
async function noteSignIn(work: Work, tx: Tx, id: string): Promise<void> {
  const player = await requireActor(tx, { id });
  const timestamps = { ...player.auth.timestamps, updated: new Date(work.now).toISOString() };
  await savePlayer(work, tx, { ...player, auth: { ...player.auth, timestamps } });
}

async function signIn(
  work: Work<'invalidLoginCredentialsLong'>,
  parts: AccountParts,
  { name, password, ownToken }: { readonly name: string; readonly password: string } & OwnToken,
  info: RequestInfo,
) {
  const account = await findForLogin(work, name);
  const stored = account && (await passwordHashOf(work.read.db, account.id));
  const asked = { account: account?.id ?? name, ip: info.ip, now: work.now };
  const isRight = await guardedCheck(work, parts, asked, () =>
    matchesTyped(parts.passwords, password, stored),
  );
  if (!isRight || !account) throw work.refuse('NotAuthorized', 'invalidLoginCredentialsLong');
  const username = account.username ?? '';
  if (account.blocked === 1) throw work.refuse('NotAuthorized', 'accountSuspended', { params: { username } });
  const apiToken = await work.transaction(async (tx) => {
    await noteSignIn(work, tx, account.id);
    return giveToken(tokenContext(work, parts, tx), account.id, info.client, ownToken === true);
  });
  return { id: account.id, apiToken, newUser: false, username };
}

/** Registration, sign-in and sign-out (wire-user-and-tasks 2.1 to 2.3). */
export const signInRoutes = (parts: AccountParts) => [
  route(accountCalls.register, async (work, { actor, query, body, info }) => {
    const { username, password } = body;
    const email = body.email.trim().toLowerCase();
    if (!actor) parts.accountLimits.charge(work, 'register', info.ip);
    refuseNames(work, wordIssues(username, parts.settings, 'usernameIssueSlur'));
    await requireFree(work, username, email, actor?.id);
    const attached = actor && (await requireActor(work.read, actor));
    if (attached?.auth.local.has_password && !attached.auth.google.id && !attached.auth.apple.id) {
      throw work.refuse('NotAuthorized', 'onlySocialAttachLocal');
    }
    requireAddress(work, email, parts);
    const passwordHash = await parts.passwords.hash(password);
    const registration = { username, email, passwordHash };
    if (actor) return attachPassword(work, actor, registration);
    const token = query.groupInvite ?? query.partyInvite;
    const invitedBy = token === undefined ? undefined : readInviteToken(parts.secret, token, work.now);
    const invited = { invitedBy, invite: query.invite };
    return makeAccount(work, parts, { ...registration, ...invited, ownToken: body.ownToken === true }, info);
  }),
  route(accountCalls.login, (work, { body, info }) =>
    signIn(
      work,
      parts,
      { name: body.username.trim(), password: body.password, ownToken: body.ownToken === true },
      info,
    ),
  ),
  route(accountCalls.logout, async (work, { query, info }) => {
    const tokenId = sessionToken(parts.secret, info.headers['cookie']);
    if (tokenId !== undefined)
      await work.transaction(async (tx) => {
        const playerId = await endSignIn(tx.db, tokenId);
        if (playerId !== undefined) tx.afterCommit(() => parts.events.revoked(playerId));
      });
    return reply({
      redirect: query.redirectToLogin === 'true' ? '/login' : '/',
      headers: { 'Set-Cookie': `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` },
    });
  }),
];
