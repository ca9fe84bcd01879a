import { randomBytes } from 'node:crypto';
import { accountCalls, type CheckFailure, isEmail, type RefusalOf } from '@everdeed/contract';
import type { MessageKey } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { addressIssue, requireAddress } from './addresses.ts';
import {
  keepResetCode,
  ownerOfResetCode,
  passwordHashOf,
  setPasswordHash,
  voidResetCode,
} from '../security/credentials.ts';
import { requirePassword } from '../security/ownership.ts';
import { displayNameIssues, usernameIssues } from './names.ts';
import type { AccountParts } from './parts.ts';
import { refuseNames } from './sign-in-routes.ts';
import { tokenContext } from './token-context.ts';
import { savePlayer } from '../work/save.ts';
import { revokeAllTokens, tokenForClient } from '../security/token-store.ts';
import { veteranPet } from './veteran-pet.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';

/** Replaces the password, which voids all tokens and codes. */
async function replacePassword(work: Work, tx: Tx, playerId: string, hash: string): Promise<void> {
  await setPasswordHash(tx.db, playerId, hash, work.now);
  await revokeAllTokens(tx.db, playerId);
  await voidResetCode(tx.db, playerId);
}

function withUsername(player: Player, username: string): Player {
  const local = { ...player.auth.local, username, lowerCaseUsername: username.toLowerCase() };
  const renamed = { ...player, auth: { ...player.auth, local } };
  if (player.flags.verifiedUsername) return renamed;
  const pets = { ...player.items.pets, [veteranPet(player.items.pets)]: 5 };
  return {
    ...renamed,
    flags: { ...player.flags, verifiedUsername: true },
    items: { ...player.items, pets },
  };
}

async function updateUsername(
  work: Work<RefusalOf<typeof accountCalls.updateUsername>>,
  parts: AccountParts,
  actor: Actor,
  { username, password }: { readonly username: string; readonly password?: string },
  ip: string,
) {
  refuseNames(work, usernameIssues(username, parts.settings, 'bannedSlurUsedInProfile'));
  if (password !== undefined && password !== '')
    await requirePassword(work, parts, { id: actor.id, ip }, password);
  const holder = await work.read.players.findIdByUsername(username);
  if (holder !== undefined && holder !== actor.id) throw work.refuse('BadRequest', 'usernameTaken');
  return work.transaction(async (tx) => {
    await savePlayer(work, tx, withUsername(await requireActor(tx, actor), username));
    return { username };
  });
}

interface EmailChange {
  readonly newEmail?: string;
  readonly password?: string;
}

type Check = (more: readonly CheckFailure[]) => void;

async function updateEmail(
  work: Work<RefusalOf<typeof accountCalls.updateEmail>>,
  parts: AccountParts,
  actor: Actor,
  change: EmailChange,
  { check, ip }: { readonly check: Check; readonly ip: string },
) {
  const { newEmail = '', password } = change;
  const email = newEmail.trim().toLowerCase();
  const hasPassword = (await passwordHashOf(work.read.db, actor.id)) !== undefined;
  check(hasPassword && !password ? [{ key: 'missingPassword', param: 'password' }] : []);
  if (await work.read.players.findIdByEmail(email)) throw work.refuse('NotAuthorized', 'cannotFulfillReq');
  if (hasPassword) await requirePassword(work, parts, { id: actor.id, ip }, password ?? '');
  requireAddress(work, email, parts.settings);
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    const local = { ...player.auth.local, email };
    await savePlayer(work, tx, { ...player, auth: { ...player.auth, local } });
    await voidResetCode(tx.db, actor.id);
    return { email };
  });
}

async function requireLocal(work: Work<'userHasNoLocalRegistration'>, actor: Actor): Promise<void> {
  const { email } = (await requireActor(work.read, actor)).auth.local;
  if (!email) throw work.refuse('BadRequest', 'userHasNoLocalRegistration');
}

interface PasswordChange {
  readonly password?: string;
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

async function updatePassword(
  work: Work<RefusalOf<typeof accountCalls.updatePassword>>,
  parts: AccountParts,
  actor: Actor,
  change: PasswordChange,
  { client, ip }: RequestInfo,
) {
  await requirePassword(work, parts, { id: actor.id, ip }, change.password ?? '');
  const wanted = change.newPassword ?? '';
  if (wanted !== change.confirmPassword) throw work.refuse('NotAuthorized', 'passwordConfirmationMatch');
  const hash = await parts.passwords.hash(wanted);
  return work.transaction(async (tx) => {
    await savePlayer(work, tx, await requireActor(tx, actor));
    await replacePassword(work, tx, actor.id, hash);
    const apiToken = await tokenForClient(tokenContext(work, parts, tx), actor.id, client);
    return reply({ data: { apiToken }, secret: true });
  });
}

/** An address that another service told of the account: the one that was asked for, or else the first. */
function socialAddressOf({ auth }: Player, asked?: string): string | undefined {
  const known = [auth.google, auth.apple].flatMap(({ emails = [] }) => emails.map(({ value }) => value));
  return known.find((one) => one.toLowerCase() === asked) ?? known[0];
}

async function mailResetLink(
  work: Work,
  { mailer, siteUrl, accountLimits }: AccountParts,
  asked: string,
): Promise<void> {
  const { players } = work.read;
  const id = isEmail(asked)
    ? ((await players.findIdByEmail(asked)) ?? (await players.findIdBySocialEmail(asked)))
    : await players.findIdByUsername(asked);
  const player = id === undefined ? undefined : await players.get(id);
  const to = player && (player.auth.local.email ?? socialAddressOf(player, asked));
  if (!player || !to || !accountLimits.mayMail(player._id, work.now)) return;
  const code = randomBytes(32).toString('base64url');
  const language = player.preferences.language ?? 'en';
  const name = player.auth.local.username ?? player.profile.name;
  const url = `${siteUrl()}/static/user/auth/local/reset-password-set-new-one?code=${code}`;
  await work.transaction(async (tx) => {
    await keepResetCode(tx.db, player._id, code, work.now);
    await mailer.post(tx, {
      to,
      playerId: player._id,
      subject: work.words.plain(language, 'mail.reset-password.subject', { name }),
      body: work.words.plain(language, 'mail.reset-password.body', { name, url }),
    });
  });
}

/** The address that an account of another service can sign in with from now on, if nobody else does. */
async function freeSocialAddress(tx: Tx, player: Player): Promise<string | undefined> {
  const address = socialAddressOf(player)?.toLowerCase();
  if (address === undefined || (await tx.players.findIdByEmail(address)) !== undefined) return undefined;
  return address;
}

async function setNewPassword(
  work: Work<RefusalOf<typeof accountCalls.setNewPassword>>,
  { passwords }: AccountParts,
  change: PasswordChange,
  playerId: string,
) {
  const wanted = change.newPassword ?? '';
  if (wanted !== change.confirmPassword) throw work.refuse('BadRequest', 'passwordConfirmationMatch');
  const hash = await passwords.hash(wanted);
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, { id: playerId });
    const email = player.auth.local.email ?? (await freeSocialAddress(tx, player));
    const local = { ...player.auth.local, ...(email === undefined ? {} : { email }), has_password: true };
    await savePlayer(work, tx, { ...player, auth: { ...player.auth, local } });
    await replacePassword(work, tx, playerId, hash);
    return reply({ data: {}, message: { key: 'passwordChangeSuccess' } });
  });
}

const issuesAnswer = (work: Work, language: string, issues: readonly MessageKey[]) =>
  issues.length === 0
    ? { isUsable: true }
    : { isUsable: false, issues: issues.map((key) => work.words.say(language, key)) };

/** Changing and checking names, addresses and passwords (wire-user-and-tasks 2.4). */
export const credentialRoutes = (parts: AccountParts) => [
  route(accountCalls.updateUsername, (work, { actor, body, info }) =>
    updateUsername(work, parts, actor, body, info.ip),
  ),
  route(accountCalls.updateEmail, async (work, { actor, body, info, check }) => {
    await requireLocal(work, actor);
    return updateEmail(work, parts, actor, body, { check, ip: info.ip });
  }),
  route(accountCalls.updatePassword, async (work, { actor, body, info, check }) => {
    await requireLocal(work, actor);
    check();
    return updatePassword(work, parts, actor, body, info);
  }),
  route(accountCalls.resetPassword, async (work, { body, info }) => {
    parts.accountLimits.charge(work, 'reset', info.ip);
    await mailResetLink(work, parts, body.email.trim().toLowerCase());
    return reply({ data: {}, message: { key: 'passwordReset' } });
  }),
  route(accountCalls.resetPasswordPage, async (work, { query, info }) => {
    const code = query.code ?? '';
    const owner = await ownerOfResetCode(work.read.db, code, work.now);
    const message = owner === undefined ? work.words.say(info.language, 'invalidPasswordResetCode') : '';
    const page = new URLSearchParams({ hasError: String(owner === undefined), message, code });
    return reply({ redirect: `/reset-password?${page}` });
  }),
  route(accountCalls.setNewPassword, async (work, { body, check }) => {
    const owner = await ownerOfResetCode(work.read.db, body.code ?? '', work.now);
    if (owner === undefined) throw work.refuse('NotAuthorized', 'invalidPasswordResetCode');
    check();
    return setNewPassword(work, parts, body, owner);
  }),
  route(accountCalls.checkEmail, async (work, { body, info }) => {
    const email = body.email.trim().toLowerCase();
    const taken = (await work.read.players.findIdByEmail(email)) !== undefined;
    if (!taken && addressIssue(email, parts.settings) === undefined)
      return { valid: true, email: body.email };
    return { valid: false, email: body.email, error: work.words.say(info.language, 'cannotFulfillReq') };
  }),
  route(accountCalls.verifyUsername, async (work, { actor, body, info }) => {
    const issues: MessageKey[] = usernameIssues(body.username, parts.settings, 'usernameIssueSlur');
    const holder = await work.read.players.findIdByUsername(body.username);
    if (holder !== undefined && holder !== actor?.id) issues.push('usernameTaken');
    return issuesAnswer(work, info.language, issues);
  }),
  route(accountCalls.verifyDisplayName, (work, { body, info }) =>
    issuesAnswer(work, info.language, displayNameIssues(body.displayName, parts.settings)),
  ),
];
