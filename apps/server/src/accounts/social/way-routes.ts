import { accountCalls, type RefusalOf } from '@everdeed/contract';
import { reply } from '../../http/reply.ts';
import { type RequestInfo, route } from '../../http/route.ts';
import { removeIdentity } from '../../security/identity-store.ts';
import type { Actor } from '../../work/actor.ts';
import { savePlayer } from '../../work/save.ts';
import { requireActor } from '../../work/scenes.ts';
import type { Work } from '../../work/work.ts';
import type { AccountParts } from '../parts.ts';
import { type Identity, ProviderFailure } from './identity.ts';
import { returnPath } from './providers.ts';
import { prove, refuseFailure } from './prove.ts';
import {
  type BegunSignIn,
  begunSignIn,
  beginSignIn,
  challengeOf,
  forgetSignIn,
  keepSignIn,
} from './sign-in-cookie.ts';
import { connectWith, signInWith } from './sign-in-with.ts';
import { connectedWays, hasOtherWay, holderOf, issuerOf, isWay, openWays, type Way } from './ways.ts';

const isSecure = ({ siteUrl }: Pick<AccountParts, 'siteUrl'>): boolean => siteUrl().startsWith('https:');

type Code = { readonly code: string; readonly name?: string | undefined };

/** Asks the service who came back with a code. */
async function identify(
  { providers }: AccountParts,
  begun: BegunSignIn,
  { code, name }: Code,
  info: RequestInfo,
): Promise<Identity> {
  const { now } = info;
  if (begun.way === 'apple') {
    if (!providers.apple) throw new ProviderFailure('Apple is not configured any more', 500);
    // Apple tells the name once, and beside the token.
    return { ...(await providers.apple.byCode(code, now, begun.nonce)), name };
  }
  if (begun.way === 'proxy') {
    if (!providers.proxy) throw new ProviderFailure('no proxy is configured any more', 500);
    return providers.proxy.requireIdentity(info);
  }
  const service = begun.way === 'google' ? providers.googleSite : providers.oidc;
  if (!service) throw new ProviderFailure('the service is not configured any more', 500);
  return service.byCode(code, begun, now);
}

/** Where the browser goes to sign in. A proxy has no page of its own: the browser is back at once. */
async function placeOf(
  { providers, siteUrl }: AccountParts,
  begun: BegunSignIn,
  now: number,
): Promise<string> {
  if (begun.way === 'proxy') return `${siteUrl()}${returnPath}?code=proxy&state=${begun.state}`;
  if (begun.way === 'apple') return providers.apple?.authorizationUrl(begun) ?? '';
  const service = begun.way === 'google' ? providers.googleSite : providers.oidc;
  return (await service?.authorizationUrl(begun, challengeOf(begun), now)) ?? '';
}

type FinishWork = Work<RefusalOf<typeof accountCalls.finishSignIn>>;

async function finish(
  work: FinishWork,
  parts: AccountParts,
  begun: BegunSignIn,
  {
    actor,
    code,
    ownToken,
    invite,
    info,
  }: {
    actor: Actor | undefined;
    code: Code;
    ownToken: boolean;
    invite: string | undefined;
    info: RequestInfo;
  },
) {
  const holder = holderOf(parts, begun.way);
  // It was taken out of the settings meanwhile.
  if (!holder) throw work.refuse('BadRequest', 'signInExpired');
  const identity = await prove(work, parts, info, () => identify(parts, begun, code, info));
  if (actor && begun.playerId !== undefined)
    return connectWith(work, parts, identity, actor, { holder, info });
  const { proxy } = parts.providers;
  const isProxy = begun.way === 'proxy';
  const request = { holder, allowRegister: !isProxy || proxy?.mayCreate === true, ownToken, invite, info };
  const own = isProxy ? { isWelcome: true, username: identity.id.replace(/@.*/, ''), ownName: true } : {};
  const signedIn = await signInWith(work, parts, identity, { ...request, ...own });
  if (typeof signedIn === 'object') return signedIn;
  if (signedIn !== 'unconfirmed')
    throw work.refuse('NotAuthorized', signedIn === 'unknown' ? 'proxyNameUnknown' : 'proxyNameTaken', {
      params: { username: identity.id, name: parts.settings.proxyAuthName },
    });
  throw work.refuse('NotAuthorized', 'addressNotConfirmed', {
    params: { email: identity.email ?? '', name: nameOf(parts, begun.way, info) },
  });
}

const nameOf = (parts: AccountParts, wanted: Way, info: RequestInfo): string =>
  openWays(parts, info).find(({ way }) => way === wanted)?.name ?? '';

/** Signing in with other services, as browsers do, connecting and disconnecting them. */
export const wayRoutes = (parts: AccountParts) => [
  route(accountCalls.listSignInWays, async (work, { actor, info }) => {
    const player = actor && (await requireActor(work.read, actor));
    const connected = player ? await connectedWays(parts, work.read, player) : [];
    const open = openWays(parts, info).map((one) => ({ ...one, connected: connected.includes(one.way) }));
    const isAway = connected.includes('proxy') && !open.some(({ way }) => way === 'proxy');
    const away = { way: 'proxy' as const, name: parts.settings.proxyAuthName, connected: true };
    const ways = isAway ? [...open, away] : open;
    return { ways, registration: parts.site.current.registration !== 'closed' };
  }),
  route(accountCalls.beginSignIn, async (work, { actor, params: { way }, info }) => {
    if (!openWays(parts, info).some((one) => one.way === way) || !isWay(way))
      throw work.refuse('BadRequest', 'unsupportedNetwork');
    parts.accountLimits.charge(work, 'social', info.ip);
    const begun = beginSignIn(way, actor?.id, work.now);
    const url = await placeOf(parts, begun, work.now).catch((error: unknown) =>
      refuseFailure(work, parts, error),
    );
    parts.accountLimits.giveBack('social', info.ip);
    return reply({ data: { url }, headers: keepSignIn(parts.secret, begun, isSecure(parts)), secret: true });
  }),
  route(accountCalls.finishSignIn, async (work, { actor, body, info }) => {
    const begun = begunSignIn(parts.secret, info.headers['cookie'], body.state, work.now);
    if (!begun || (begun.playerId !== undefined && begun.playerId !== actor?.id))
      throw work.refuse('BadRequest', 'signInExpired');
    const { code, name, ownToken, invite } = body;
    const asked = { actor, code: { code, name }, ownToken: ownToken === true, invite, info };
    const data = await finish(work, parts, begun, asked);
    return reply({ data, headers: forgetSignIn(isSecure(parts)), secret: true });
  }),
  route(accountCalls.detachSocial, (work, { actor, params: { network } }) => {
    if (!isWay(network)) throw work.refuse('BadRequest', 'unsupportedNetwork');
    return work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      if (!(await hasOtherWay(parts, tx, player, network)))
        throw work.refuse('NotAuthorized', 'cantDetachSocial');
      const issuer = issuerOf(parts, network);
      if (issuer !== undefined) await removeIdentity(tx.db, actor.id, issuer);
      if (network === 'google' || network === 'apple')
        await savePlayer(work, tx, { ...player, auth: { ...player.auth, [network]: {} } });
      return {};
    });
  }),
];
