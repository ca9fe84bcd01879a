import { accountCalls, type RefusalOf } from '@everdeed/contract';
import { isOneOf, valueIn } from '@everdeed/content/values';
import { reply } from '../../http/reply.ts';
import { type RequestInfo, route } from '../../http/route.ts';
import type { Actor } from '../../work/actor.ts';
import type { Refuser } from '../../work/refusal.ts';
import type { Work } from '../../work/work.ts';
import type { AccountParts } from '../parts.ts';
import type { Apple } from './apple.ts';
import type { Google } from './google.ts';
import { type Identity, ProviderFailure } from './identity.ts';
import { prove } from './prove.ts';
import { type Network, networks, onPlayer } from './holders.ts';
import { connectWith, type SignedIn, signInWith, type SocialRequest } from './sign-in-with.ts';

const isNetwork = (name: unknown): name is Network => isOneOf(networks, name);

const unsupported = (work: Refuser<'unsupportedNetwork'>) => work.refuse('BadRequest', 'unsupportedNetwork');

type SocialWork = Work<RefusalOf<typeof accountCalls.socialLogin>>;
type AppleKey = RefusalOf<typeof accountCalls.appleLogin>;

const textAt = (value: unknown, key: string): string | undefined => {
  const found = valueIn(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

function askGoogle(google: Google, shown: unknown, now: number): Promise<Identity> {
  const [access, identity] = [textAt(shown, 'access_token'), textAt(shown, 'id_token')];
  if (access !== undefined) return google.byAccessToken(access);
  if (identity !== undefined) return google.byIdToken(identity, now);
  return Promise.reject(new ProviderFailure('no token was shown', 500));
}

function askApple(apple: Apple, shown: unknown, now: number): Promise<Identity> {
  const [token, code] = [textAt(shown, 'id_token'), textAt(shown, 'code')];
  if (token !== undefined) return apple.byIdToken(token, now);
  if (code !== undefined) return apple.byCode(code, now);
  return Promise.reject(new ProviderFailure('neither a token nor a code was shown', 500));
}

/** Nobody is known: what an app asks next is whether to register. */
function unknownGoogle(work: SocialWork, { email }: Identity): never {
  throw email === undefined
    ? work.refuse('NotFound', 'userNotFound')
    : work.refuse('NotFound', 'socialFlowUserNotFound', { appended: email });
}

function unknownToApple(work: Work<AppleKey>, identity: Identity, language: string) {
  const body = { message: work.words.say(language, 'userNotFound'), id_token: identity.token ?? '' };
  return reply({ raw: { contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) } });
}

/** What a client asks for, beside what it shows. */
interface Asked extends Omit<SocialRequest, 'holder' | 'ownToken'> {
  readonly ownToken: unknown;
  readonly actor?: Actor | undefined;
  /** Whether it is asked on a path of Apple's own. */
  readonly isPage?: boolean;
}

const requestOf = (
  network: Network,
  { username, allowRegister, invite, ownToken, info }: Asked,
): SocialRequest => ({
  holder: onPlayer(network),
  username,
  allowRegister,
  invite,
  ownToken: ownToken === true,
  info,
});

async function byGoogle(work: SocialWork, parts: AccountParts, shown: unknown, asked: Asked) {
  const { google } = parts.providers;
  if (!google) throw unsupported(work);
  const identity = await prove(work, parts, asked.info, () => askGoogle(google, shown, work.now));
  const request = requestOf('google', asked);
  const data = asked.actor
    ? await connectWith(work, parts, identity, asked.actor, request)
    : await signInWith(work, parts, identity, request);
  return typeof data === 'object' ? reply({ data, secret: true }) : unknownGoogle(work, identity);
}

/** Who Apple says it is; it tells the name once, and beside the token. */
async function proveApple(
  work: Work<AppleKey>,
  parts: AccountParts,
  info: RequestInfo,
  shown: unknown,
  name?: string,
): Promise<Identity> {
  const { apple } = parts.providers;
  if (!apple) throw unsupported(work);
  const identity = await prove(work, parts, info, () => askApple(apple, shown, work.now));
  return { ...identity, name: name ?? identity.name };
}

/** Where the Android app, which shows a browser, reads who signed in (wire-user-and-tasks 2.3, step 7). */
function inAddress({ id, apiToken, newUser }: SignedIn) {
  const read = new URLSearchParams({ id, key: apiToken, newUser: String(newUser) });
  return reply({ redirect: `/?${read}` });
}

/** Answers somebody who signed in by Apple; `isPage`: on one of its own paths. */
function answerApple(signedIn: SignedIn, { client }: RequestInfo, isPage = false) {
  const isRead = isPage && client === 'habitica-android';
  return isRead ? inAddress(signedIn) : reply({ data: signedIn, secret: true });
}

async function enterByApple(work: Work<AppleKey>, parts: AccountParts, identity: Identity, asked: Asked) {
  const signedIn = await signInWith(work, parts, identity, requestOf('apple', asked));
  return typeof signedIn === 'object'
    ? answerApple(signedIn, asked.info, asked.isPage)
    : unknownToApple(work, identity, asked.info.language);
}

async function byApple(
  work: Work<AppleKey | 'socialAlreadyExists'>,
  parts: AccountParts,
  identity: Identity,
  asked: Asked,
) {
  const { actor, info, isPage } = asked;
  if (!actor) return enterByApple(work, parts, identity, asked);
  const request = requestOf('apple', asked);
  return answerApple(await connectWith(work, parts, identity, actor, request), info, isPage);
}

/** The name in what Apple posts at the first sign-in: JSON text, or what a form makes of it. */
function nameIn(user: unknown): string {
  let told = user;
  try {
    if (typeof user === 'string') told = JSON.parse(user);
  } catch {
    return '';
  }
  const names = [valueIn(told, 'name', 'firstName'), valueIn(told, 'name', 'lastName')];
  return names
    .filter((name) => typeof name === 'string')
    .join(' ')
    .trim();
}

/** Hands what Apple posted to the web client; only what is there. */
function toWebClient(told: Readonly<Record<string, string | undefined>>) {
  const page = new URLSearchParams();
  for (const [key, value] of Object.entries(told)) if (value) page.set(key, value);
  return reply({ redirect: `/static/apple-redirect?${page}`, status: 303 });
}

/** Signing in with Google and Apple, as apps do, and connecting them (wire-user-and-tasks 2.3). */
export const socialRoutes = (parts: AccountParts) => [
  route(accountCalls.socialLogin, async (work, { actor, query: { invite }, body, info }) => {
    const { network, authResponse, username, allowRegister = true, ownToken } = body;
    if (!isNetwork(network)) throw unsupported(work);
    const asked = { actor, username, allowRegister, invite, ownToken, info };
    return network === 'google'
      ? byGoogle(work, parts, authResponse, asked)
      : byApple(work, parts, await proveApple(work, parts, info, authResponse), asked);
  }),
  route(accountCalls.appleLogin, async (work, { query: { invite }, body, info }) => {
    const { id_token, code, user, state, error, allowRegister = false, ownToken } = body;
    if (!parts.providers.apple) throw unsupported(work);
    if (!id_token) return toWebClient({ code, name: nameIn(user), state, error });
    const identity = await proveApple(work, parts, info, { id_token }, nameIn(user));
    return enterByApple(work, parts, identity, { allowRegister, invite, ownToken, info, isPage: true });
  }),
  route(accountCalls.appleLoginPage, async (work, { actor, query, info }) => {
    const { code, name, ownToken, ...asked } = query;
    const { allowRegister = false } = asked;
    const identity = await proveApple(work, parts, info, { code }, name);
    return byApple(work, parts, identity, { ...asked, actor, allowRegister, ownToken, info, isPage: true });
  }),
];
