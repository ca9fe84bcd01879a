import type { Player } from '@everdeed/rules';
import type { RequestInfo } from '../../http/route.ts';
import { tokenForClient, tokenForSignIn } from '../../security/token-store.ts';
import { takeNonce } from '../../security/used-nonces.ts';
import type { Tx } from '../../storage/stores.ts';
import type { Actor } from '../../work/actor.ts';
import { savePlayer } from '../../work/save.ts';
import { requireActor } from '../../work/scenes.ts';
import type { Work } from '../../work/work.ts';
import { isFree } from '../../config/settings.ts';
import { addressIssue } from '../addresses.ts';
import { createAccount } from '../create-account.ts';
import { displayNameIssues, usernameIssues } from '../names.ts';
import type { AccountParts } from '../parts.ts';
import { tokenContext } from '../token-context.ts';
import type { Identity } from './identity.ts';

/** Services with ids of their own on the wire. */
export const networks = ['google', 'apple'] as const;
export type Network = (typeof networks)[number];

/** Who asks, and for what. */
export interface SocialRequest {
  readonly network: Network;
  readonly allowRegister: boolean;
  /** The wanted name of a new account. */
  readonly username?: string | undefined;
  /** Whether the client wants a token that ends when it signs out. */
  readonly ownToken: boolean;
  readonly info: RequestInfo;
}

type SignInWork = Work<'socialSignInFailed' | 'registrationClosed'>;

/** Somebody signed in: what the wire tells of it. */
export interface SignedIn {
  readonly id: string;
  readonly apiToken: string;
  readonly newUser: boolean;
  readonly username: string;
}

const addressOf = ({ email, isEmailVerified }: Identity): string | undefined =>
  isEmailVerified ? email?.toLowerCase() : undefined;

const loginOf = ({ id, email }: Identity) => ({
  id,
  ...(email === undefined ? {} : { emails: [{ value: email }] }),
});

/** The account with the address that the service has verified, unless it is connected with somebody else there. */
async function ownerOfAddress(tx: Tx, network: Network, identity: Identity): Promise<string | undefined> {
  const address = addressOf(identity);
  const id = address && (await tx.players.findIdByEmail(address));
  const player = id ? await tx.players.get(id) : undefined;
  return player?.auth[network].id === undefined ? player?._id : undefined;
}

/** A name that fits and is free: the wanted one, or else a made-up one of 20 characters. */
async function usernameFor(
  { rules }: Work,
  { settings }: Pick<AccountParts, 'settings'>,
  tx: Tx,
  wanted = '',
): Promise<string> {
  const name = wanted.replace(/[^\w-]/g, '');
  const isFit = usernameIssues(name, settings, 'usernameIssueSlur').length === 0;
  if (isFit && (await tx.players.findIdByUsername(name)) === undefined) return name;
  return `hb-${rules.newId().replaceAll('-', '').slice(0, 17)}`;
}

function displayNameFor({ settings }: Pick<AccountParts, 'settings'>, name = ''): string | undefined {
  const cut = Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, 30).join('').trim();
  return displayNameIssues(cut, settings).length === 0 ? cut : undefined;
}

async function register(
  work: SignInWork,
  parts: AccountParts,
  tx: Tx,
  identity: Identity,
  { network, username, info }: SocialRequest,
): Promise<Player> {
  if (!parts.settings.registration) throw work.refuse('NotAuthorized', 'registrationClosed');
  parts.accountLimits.charge(work, 'register', info.ip);
  const { client, language, timezoneOffset, timezone } = info;
  return createAccount(work, tx, {
    username: await usernameFor(work, parts, tx, username),
    displayName: displayNameFor(parts, identity.name),
    social: { [network]: loginOf(identity) },
    client,
    language,
    timezoneOffset,
    timezone,
    isFree: isFree(parts.settings),
    ...(parts.testMode ? { isAdministrator: false } : {}),
  });
}

/** An address to sign in with, for an account that has none: the one that the service has verified, if it is free. */
async function withAddress(
  tx: Tx,
  { settings }: Pick<AccountParts, 'settings'>,
  player: Player,
  identity: Identity,
): Promise<Player> {
  const email = addressOf(identity);
  if (player.auth.local.email || !email || addressIssue(email, settings)) return player;
  if ((await tx.players.findIdByEmail(email)) !== undefined) return player;
  return { ...player, auth: { ...player.auth, local: { ...player.auth.local, email } } };
}

/** Signs in to an account that is there; it is connected with the service if it was not. */
async function enter(
  work: SignInWork,
  parts: AccountParts,
  tx: Tx,
  identity: Identity,
  { id, network, isKnown }: { readonly id: string; readonly network: Network; readonly isKnown: boolean },
): Promise<Player> {
  const player = await requireActor(tx, { id });
  const { username = '' } = player.auth.local;
  if (player.auth.blocked) throw work.refuse('NotAuthorized', 'accountSuspended', { params: { username } });
  const known = isKnown
    ? await withAddress(tx, parts, player, identity)
    : connected(player, network, identity);
  const timestamps = { ...known.auth.timestamps, updated: new Date(work.now).toISOString() };
  return savePlayer(work, tx, { ...known, auth: { ...known.auth, timestamps } });
}

const connected = (player: Player, network: Network, identity: Identity): Player => ({
  ...player,
  auth: { ...player.auth, [network]: loginOf(identity) },
});

/** What was signed for one sign-in alone counts once. */
async function requireFresh(work: Work<'socialSignInFailed'>, tx: Tx, { nonce }: Identity): Promise<void> {
  if (nonce && !(await takeNonce(tx.db, nonce.value, nonce.expiresAt)))
    throw work.refuse('NotAuthorized', 'socialSignInFailed');
}

const tokenFor = (
  work: Work,
  parts: AccountParts,
  tx: Tx,
  player: Player,
  { ownToken, info }: Pick<SocialRequest, 'ownToken' | 'info'>,
): Promise<string> =>
  (ownToken ? tokenForSignIn : tokenForClient)(tokenContext(work, parts, tx), player._id, info.client);

const nameOf = ({ auth }: Player): string => auth.local.username ?? '';

/**
 * Signs in somebody whom a service knows, or registers them (wire-user-and-tasks 2.3, steps 3 to 7). Undefined if
 * nobody is known and nobody may be registered.
 */
export function signInWith(
  work: SignInWork,
  parts: AccountParts,
  identity: Identity,
  request: SocialRequest,
): Promise<SignedIn | undefined> {
  const { network, allowRegister } = request;
  return work.transaction(async (tx) => {
    const owner = await tx.players.findIdBySocialId(network, identity.id);
    const id = owner ?? (await ownerOfAddress(tx, network, identity));
    if (id === undefined && !allowRegister) return undefined;
    await requireFresh(work, tx, identity);
    const player =
      id === undefined
        ? await register(work, parts, tx, identity, request)
        : await enter(work, parts, tx, identity, { id, network, isKnown: owner !== undefined });
    const apiToken = await tokenFor(work, parts, tx, player, request);
    return { id: player._id, apiToken, newUser: id === undefined, username: nameOf(player) };
  });
}

/** Connects a service with the account of whoever is signed in (wire-user-and-tasks 2.3, steps 3 and 6). */
export function connectWith(
  work: Work<'socialAlreadyExists' | 'socialSignInFailed'>,
  parts: AccountParts,
  identity: Identity,
  actor: Actor,
  { network, info }: Pick<SocialRequest, 'network' | 'info'>,
): Promise<SignedIn> {
  return work.transaction(async (tx) => {
    if ((await tx.players.findIdBySocialId(network, identity.id)) !== undefined)
      throw work.refuse('NotAuthorized', 'socialAlreadyExists');
    await requireFresh(work, tx, identity);
    const player = connected(await requireActor(tx, actor), network, identity);
    await savePlayer(work, tx, player);
    const apiToken = await tokenFor(work, parts, tx, player, { ownToken: false, info });
    return { id: player._id, apiToken, newUser: false, username: nameOf(player) };
  });
}
