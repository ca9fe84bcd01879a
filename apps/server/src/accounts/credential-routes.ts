import { randomBytes } from 'node:crypto';
import { accountCalls, type CheckFailure, isEmail } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type Actor, type CallDeps, type Route, route } from '../http/route.ts';
import type { Tx } from '../storage/stores.ts';
import { addressIssue, demandAddress } from './addresses.ts';
import {
  keepResetCode,
  ownerOfResetCode,
  passwordHashOf,
  setPasswordHash,
  voidResetCode,
} from './credentials.ts';
import { requirePassword } from './ownership.ts';
import { displayNameIssues, usernameIssues } from './names.ts';
import { refuseNames, tokenContext } from './sign-in-routes.ts';
import { revokeAllTokens, tokenForClient } from './token-store.ts';
import { veteranPet } from './veteran-pet.ts';

/** A new password voids every token and code. */
async function replacePassword(deps: CallDeps, tx: Tx, playerId: string, hash: string): Promise<void> {
  await setPasswordHash(tx.db, playerId, hash, deps.now());
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

async function updateUsername(deps: CallDeps, actor: Actor, username: string, password: string | undefined) {
  refuseNames(usernameIssues(username, deps.settings, 'bannedSlurUsedInProfile'));
  if (password !== undefined && password !== '') await requirePassword(deps, actor.id, password);
  const holder = await deps.read.players.findIdByUsername(username);
  if (holder !== undefined && holder !== actor.id) throw refusal('BadRequest', 'usernameTaken');
  return deps.transaction(async (tx) => {
    await tx.players.save(withUsername(await tx.players.need(actor.id), username));
    return { username };
  });
}

interface EmailChange {
  readonly newEmail?: string;
  readonly password?: string;
}

type Check = (more: readonly CheckFailure[]) => void;

async function updateEmail(deps: CallDeps, actor: Actor, change: EmailChange, check: Check) {
  const { newEmail = '', password } = change;
  const email = newEmail.trim().toLowerCase();
  const hasPassword = (await passwordHashOf(deps.read.db, actor.id)) !== undefined;
  check(hasPassword && !password ? [{ key: 'missingPassword', param: 'password' }] : []);
  if (await deps.read.players.findIdByEmail(email)) throw refusal('NotAuthorized', 'cannotFulfillReq');
  if (hasPassword) await requirePassword(deps, actor.id, password ?? '');
  demandAddress(email, deps.settings);
  return deps.transaction(async (tx) => {
    const player = await tx.players.need(actor.id);
    const local = { ...player.auth.local, email };
    await tx.players.save({ ...player, auth: { ...player.auth, local } });
    await voidResetCode(tx.db, actor.id);
    return { email };
  });
}

async function demandLocal(deps: CallDeps, actor: Actor): Promise<void> {
  const { email } = (await deps.read.players.need(actor.id)).auth.local;
  if (!email) throw refusal('BadRequest', 'userHasNoLocalRegistration');
}

interface PasswordChange {
  readonly password?: string;
  readonly newPassword?: string;
  readonly confirmPassword?: string;
}

async function updatePassword(
  deps: CallDeps,
  actor: Actor,
  change: PasswordChange,
  client: string | undefined,
) {
  await requirePassword(deps, actor.id, change.password ?? '');
  const wanted = change.newPassword ?? '';
  if (wanted !== change.confirmPassword) throw refusal('NotAuthorized', 'passwordConfirmationMatch');
  const hash = await deps.services.passwords.hash(wanted);
  return deps.transaction(async (tx) => {
    await tx.players.save(await tx.players.need(actor.id));
    await replacePassword(deps, tx, actor.id, hash);
    const apiToken = await tokenForClient(tokenContext(deps, tx), actor.id, client);
    return reply({ data: { apiToken }, secret: true });
  });
}

/** Where the site is reached, without a slash at the end. */
const siteUrl = (deps: CallDeps): string => deps.services.siteUrl();

async function mailResetLink(deps: CallDeps, asked: string): Promise<void> {
  const { players } = deps.read;
  const id = isEmail(asked) ? await players.findIdByEmail(asked) : await players.findIdByUsername(asked);
  const player = id === undefined ? undefined : await players.get(id);
  const to = player?.auth.local.email;
  if (!player || !to) return;
  const code = randomBytes(32).toString('base64url');
  const language = player.preferences.language ?? 'en';
  const name = player.auth.local.username ?? player.profile.name;
  const url = `${siteUrl(deps)}/static/user/auth/local/reset-password-set-new-one?code=${code}`;
  await deps.transaction(async (tx) => {
    await keepResetCode(tx.db, player._id, code, deps.now());
    await deps.services.mailer.post(tx, {
      to,
      playerId: player._id,
      subject: deps.words.plain(language, 'mail.reset-password.subject', { name }),
      body: deps.words.plain(language, 'mail.reset-password.body', { name, url }),
    });
  });
}

async function setNewPassword(deps: CallDeps, change: PasswordChange, playerId: string) {
  const wanted = change.newPassword ?? '';
  if (wanted !== change.confirmPassword) throw refusal('BadRequest', 'passwordConfirmationMatch');
  const hash = await deps.services.passwords.hash(wanted);
  return deps.transaction(async (tx) => {
    const player = await tx.players.need(playerId);
    const local = { ...player.auth.local, has_password: true };
    await tx.players.save({ ...player, auth: { ...player.auth, local } });
    await replacePassword(deps, tx, playerId, hash);
    return reply({ data: {}, message: { key: 'passwordChangeSuccess' } });
  });
}

const issuesAnswer = (deps: CallDeps, language: string, issues: readonly string[]) =>
  issues.length === 0
    ? { isUsable: true }
    : { isUsable: false, issues: issues.map((key) => deps.words.say(language, key)) };

/** Changes and checks of names, addresses and passwords (wire-user-and-tasks 2.4). */
export const credentialRoutes: Route[] = [
  route(accountCalls.updateUsername, (deps, { actor, body }) =>
    updateUsername(deps, actor, body.username, body.password),
  ),
  route(accountCalls.updateEmail, async (deps, { actor, body, check }) => {
    await demandLocal(deps, actor);
    return updateEmail(deps, actor, body, check);
  }),
  route(accountCalls.updatePassword, async (deps, { actor, body, info, check }) => {
    await demandLocal(deps, actor);
    check();
    return updatePassword(deps, actor, body, info.client);
  }),
  route(accountCalls.resetPassword, async (deps, { body }) => {
    await mailResetLink(deps, body.email.trim().toLowerCase());
    return reply({ data: {}, message: { key: 'passwordReset' } });
  }),
  route(accountCalls.resetPasswordPage, async (deps, { query, info }) => {
    const code = query.code ?? '';
    const owner = await ownerOfResetCode(deps.read.db, code, deps.now());
    const message = owner === undefined ? deps.words.say(info.language, 'invalidPasswordResetCode') : '';
    const page = new URLSearchParams({ hasError: String(owner === undefined), message, code });
    return reply({ redirect: `/reset-password?${page}` });
  }),
  route(accountCalls.setNewPassword, async (deps, { body, check }) => {
    const owner = await ownerOfResetCode(deps.read.db, body.code ?? '', deps.now());
    if (owner === undefined) throw refusal('NotAuthorized', 'invalidPasswordResetCode');
    check();
    return setNewPassword(deps, body, owner);
  }),
  route(accountCalls.checkEmail, async (deps, { body, info }) => {
    const email = body.email.trim().toLowerCase();
    const taken = (await deps.read.players.findIdByEmail(email)) !== undefined;
    if (!taken && addressIssue(email, deps.settings) === undefined) return { valid: true, email };
    return { valid: false, email, error: deps.words.say(info.language, 'cannotFulfillReq') };
  }),
  route(accountCalls.verifyUsername, async (deps, { actor, body, info }) => {
    const issues = usernameIssues(body.username, deps.settings);
    const holder = await deps.read.players.findIdByUsername(body.username);
    if (holder !== undefined && holder !== actor?.id) issues.push('usernameTaken');
    return issuesAnswer(deps, info.language, issues);
  }),
  route(accountCalls.verifyDisplayName, (deps, { body, info }) =>
    issuesAnswer(deps, info.language, displayNameIssues(body.displayName, deps.settings)),
  ),
];
