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
import { admit } from '../admit.ts';
import { createAccount } from '../create-account.ts';
import { displayNameIssues, usernameIssues } from '../names.ts';
import type { AccountParts } from '../parts.ts';
import { tokenContext } from '../token-context.ts';
import type { Holder } from './holders.ts';
import type { Identity } from './identity.ts';

/** Who asks, and for what. */
export interface SocialRequest {
  readonly holder: Holder;
  readonly allowRegister: boolean;
  /** The wanted name of a new account. */
  readonly username?: string | undefined;
  /**
   * Whether the name is one by which people are known: somebody new does not get an account while one that is not
   * connected has it, and never gets it changed into what may be another person's.
   */
  readonly ownName?: boolean;
  /** Whether accounts are made even while registration is closed. */
  readonly isWelcome?: boolean;
  /** The code of an invitation to the site. */
  readonly invite?: string | undefined;
  /** Whether the client wants a token that ends when it signs out. */
  readonly ownToken: boolean;
  readonly info: RequestInfo;
}

type SignInWork = Work<'socialSignInFailed' | 'registrationClosed' | 'siteInvitationNeeded'>;

/** Somebody signed in: what the wire tells of it. */
export interface SignedIn {
  readonly id: string;
  readonly apiToken: string;
  readonly newUser: boolean;
  readonly username: string;
}

const addressOf = ({ email, isEmailVerified }: Identity): string | undefined =>
  isEmailVerified ? email?.toLowerCase() : undefined;

/** The account with the address that the service has verified, unless it is connected with somebody else there. */
async function ownerOfAddress(tx: Tx, holder: Holder, identity: Identity): Promise<Player | undefined> {
  const address = addressOf(identity);
  const id = address && (await tx.players.findIdByEmail(address));
  const player = id ? await tx.players.get(id) : undefined;
  return player && !(await holder.isConnected(tx, player)) ? player : undefined;
}

/**
 * A name that fits and is free: the wanted one, or else a made-up one of 20 characters. Where people are known by their
 * names, one with signs that usernames lack is told apart by six letters: without its dot, `jo.hn` would be `john`.
 */
async function usernameFor(
  { rules }: Work,
  { settings }: Pick<AccountParts, 'settings'>,
  tx: Tx,
  { username: wanted = '', ownName }: Pick<SocialRequest, 'username' | 'ownName'>,
): Promise<string> {
  const chance = rules.newId().replaceAll('-', '');
  const plain = wanted.replace(/[^\w-]/g, '');
  const apart = `${plain.slice(0, 13)}-${chance.slice(0, 6)}`;
  const wishes = ownName ? [...(plain === wanted ? [plain] : []), ...(plain ? [apart] : [])] : [plain];
  for (const name of wishes) {
    const isFit = usernameIssues(name, settings, 'usernameIssueSlur').length === 0;
    if (isFit && (await tx.players.findIdByUsername(name)) === undefined) return name;
  }
  return `hb-${chance.slice(0, 17)}`;
}

function displayNameFor({ settings }: Pick<AccountParts, 'settings'>, name = ''): string | undefined {
  const cut = Array.from(name.replace(/\s+/g, ' ').trim()).slice(0, 30).join('').trim();
  return displayNameIssues(cut, settings).length === 0 ? cut : undefined;
}

/** The address that the service has verified, if it can be used here and nobody does. */
async function freeAddress(
  tx: Tx,
  parts: Pick<AccountParts, 'settings' | 'blocks'>,
  identity: Identity,
): Promise<string | undefined> {
  const email = addressOf(identity);
  if (email === undefined || addressIssue(email, parts)) return undefined;
  return (await tx.players.findIdByEmail(email)) === undefined ? email : undefined;
}

async function register(
  work: SignInWork,
  parts: AccountParts,
  tx: Tx,
  identity: Identity,
  request: SocialRequest,
): Promise<Player> {
  const { holder, isWelcome, invite, info } = request;
  if (!isWelcome) await admit(work, parts, tx, invite);
  parts.accountLimits.charge(work, 'register', info.ip);
  const { client, language, timezoneOffset, timezone } = info;
  const email = holder.showsAddress ? undefined : await freeAddress(tx, parts, identity);
  const player = await createAccount(work, tx, {
    ...(email === undefined ? {} : { email }),
    username: await usernameFor(work, parts, tx, request),
    displayName: displayNameFor(parts, identity.name),
    social: holder.fields(identity),
    client,
    language,
    timezoneOffset,
    timezone,
    isFree: isFree(parts.settings),
    ...(parts.testMode ? { isAdministrator: false } : {}),
  });
  await holder.keep(tx, player._id, identity, work.now);
  return player;
}

/** An account that has no address gets the one that the service has verified, if it is free. */
async function withAddress(
  tx: Tx,
  parts: Pick<AccountParts, 'settings' | 'blocks'>,
  player: Player,
  identity: Identity,
): Promise<Player> {
  if (player.auth.local.email) return player;
  const email = await freeAddress(tx, parts, identity);
  const local = { ...player.auth.local, ...(email === undefined ? {} : { email }) };
  return { ...player, auth: { ...player.auth, local } };
}

/** Connects an account with the service. */
async function connect(
  work: Work,
  tx: Tx,
  player: Player,
  identity: Identity,
  holder: Holder,
): Promise<Player> {
  await holder.keep(tx, player._id, identity, work.now);
  return { ...player, auth: { ...player.auth, ...holder.fields(identity) } };
}

/** Signs in to an account that is there; it is connected with the service if it was not. */
async function enter(
  work: SignInWork,
  parts: AccountParts,
  tx: Tx,
  identity: Identity,
  { id, holder, isKnown }: { readonly id: string; readonly holder: Holder; readonly isKnown: boolean },
): Promise<Player> {
  const player = await requireActor(tx, { id });
  const { username = '' } = player.auth.local;
  if (player.auth.blocked) throw work.refuse('NotAuthorized', 'accountSuspended', { params: { username } });
  const known = isKnown
    ? await withAddress(tx, parts, player, identity)
    : await connect(work, tx, player, identity, holder);
  const timestamps = { ...known.auth.timestamps, updated: new Date(work.now).toISOString() };
  return savePlayer(work, tx, { ...known, auth: { ...known.auth, timestamps } });
}

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

/** Whether an account has the name that is not connected: whoever registered with it has to connect it. */
async function isTaken(tx: Tx, { holder, username = '' }: SocialRequest): Promise<boolean> {
  const id = await tx.players.findIdByUsername(username);
  const owner = id === undefined ? undefined : await tx.players.get(id);
  return owner !== undefined && !(await holder.isConnected(tx, owner));
}

const nameOf = ({ auth }: Player): string => auth.local.username ?? '';

/**
 * Signs in somebody whom a service knows, or registers them (wire-user-and-tasks 2.3, steps 3 to 7). `unknown`: nobody
 * is known and nobody may be registered. `unconfirmed`: there is an account with the address, but nobody has shown that
 * it is theirs. `taken`: somebody new has the name of an account that is not connected.
 */
export function signInWith(
  work: SignInWork,
  parts: AccountParts,
  identity: Identity,
  request: SocialRequest,
): Promise<SignedIn | 'unknown' | 'unconfirmed' | 'taken'> {
  const { holder, allowRegister } = request;
  return work.transaction(async (tx) => {
    const owner = await holder.owner(tx, identity);
    const addressee = owner === undefined ? await ownerOfAddress(tx, holder, identity) : undefined;
    if (addressee && !(await holder.mayTake(tx, addressee, addressOf(identity) ?? ''))) return 'unconfirmed';
    const id = owner ?? addressee?._id;
    if (id === undefined && request.ownName && (await isTaken(tx, request))) return 'taken';
    if (id === undefined && !allowRegister) return 'unknown';
    await requireFresh(work, tx, identity);
    const player =
      id === undefined
        ? await register(work, parts, tx, identity, request)
        : await enter(work, parts, tx, identity, { id, holder, isKnown: owner !== undefined });
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
  { holder, info }: Pick<SocialRequest, 'holder' | 'info'>,
): Promise<SignedIn> {
  return work.transaction(async (tx) => {
    if ((await holder.owner(tx, identity)) !== undefined)
      throw work.refuse('NotAuthorized', 'socialAlreadyExists');
    await requireFresh(work, tx, identity);
    const player = await connect(work, tx, await requireActor(tx, actor), identity, holder);
    await savePlayer(work, tx, player);
    const apiToken = await tokenFor(work, parts, tx, player, { ownToken: false, info });
    return { id: player._id, apiToken, newUser: false, username: nameOf(player) };
  });
}
