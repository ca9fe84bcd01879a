import { accountCalls, type CheckFailure, type RefusalOf } from '@everdeed/contract';
import type { MessageKey } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { addressIssue, requireAddress } from './addresses.ts';
import {
  ownerOfResetCode,
  passwordHashOf,
  setPasswordHash,
  takeResetCode,
  voidResetCode,
} from '../security/credentials.ts';
import { confirmAddress } from '../security/identity-store.ts';
import { requirePassword } from '../security/ownership.ts';
import { displayNameIssues, usernameIssues } from './names.ts';
import { mailAccount } from './account-mails.ts';
import type { AccountParts } from './parts.ts';
import { requestResetLink } from './reset-mail.ts';
import { refuseNames } from './sign-in-routes.ts';
import { freeSocialAddress } from './social-address.ts';
import { tokenContext } from './token-context.ts';
import { savePlayer } from '../work/save.ts';
import { isOfSignIn, revokeAllTokens, tokenForClient, tokenForSignIn } from '../security/token-store.ts';
import { veteranPet } from './veteran-pet.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';

/** Replaces the password, which voids all tokens and codes. */
async function replacePassword(
  work: Work,
  parts: AccountParts,
  tx: Tx,
  { player, hash }: { readonly player: Player; readonly hash: string },
): Promise<void> {
  const playerId = player._id;
  await setPasswordHash(tx.db, playerId, hash, work.now);
  await revokeAllTokens(tx.db, playerId);
  await voidResetCode(tx.db, playerId);
  await mailAccount(tx, parts, player, { template: 'password-changed', url: '/forgot-password' });
  tx.afterCommit(() => parts.events.revoked(playerId));
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
  requireAddress(work, email, parts);
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    const local = { ...player.auth.local, email };
    await savePlayer(work, tx, { ...player, auth: { ...player.auth, local } });
    await mailAccount(tx, parts, player, { template: 'email-changed', email });
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
    const player = await requireActor(tx, actor);
    await savePlayer(work, tx, player);
    const give = (await isOfSignIn(tx.db, actor.tokenId)) ? tokenForSignIn : tokenForClient;
    await replacePassword(work, parts, tx, { player, hash });
    const apiToken = await give(tokenContext(work, parts, tx), actor.id, client);
    return reply({ data: { apiToken }, secret: true });
  });
}

async function setNewPassword(
  work: Work<RefusalOf<typeof accountCalls.setNewPassword>>,
  parts: AccountParts,
  change: PasswordChange,
  { playerId, code }: { readonly playerId: string; readonly code: string },
) {
  const wanted = change.newPassword ?? '';
  if (wanted !== change.confirmPassword) throw work.refuse('BadRequest', 'passwordConfirmationMatch');
  const hash = await parts.passwords.hash(wanted);
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, { id: playerId });
    if (!(await takeResetCode(tx.db, code))) throw work.refuse('NotAuthorized', 'invalidPasswordResetCode');
    const email = player.auth.local.email ?? (await freeSocialAddress(tx, player));
    const local = { ...player.auth.local, ...(email === undefined ? {} : { email }), has_password: true };
    await savePlayer(work, tx, { ...player, auth: { ...player.auth, local } });
    await replacePassword(work, parts, tx, { player, hash });
    // The code came by mail.
    if (email !== undefined) await confirmAddress(tx.db, playerId, email, work.now);
    return reply({ data: {}, message: { key: 'passwordChangeSuccess' } });
  });
}

/** No address or username is longer (characters). */
const maxAskedLength = 400;

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
    const asked = body.email.trim().toLowerCase().slice(0, maxAskedLength);
    await requestResetLink(work, parts, asked);
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
    const code = body.code ?? '';
    const owner = await ownerOfResetCode(work.read.db, code, work.now);
    if (owner === undefined) throw work.refuse('NotAuthorized', 'invalidPasswordResetCode');
    check();
    return setNewPassword(work, parts, body, { playerId: owner, code });
  }),
  route(accountCalls.checkEmail, async (work, { body, info }) => {
    const email = body.email.trim().toLowerCase();
    const taken = (await work.read.players.findIdByEmail(email)) !== undefined;
    if (!taken && addressIssue(email, parts) === undefined) return { valid: true, email: body.email };
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
