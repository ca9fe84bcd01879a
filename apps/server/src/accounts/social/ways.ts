import { isOneOf } from '@everdeed/content/values';
import { signInWays } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { passwordHashOf } from '../../security/credentials.ts';
import { hasIdentity } from '../../security/identity-store.ts';
import type { RequestInfo } from '../../http/route.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AccountParts } from '../parts.ts';
import { type Holder, inTable, networks, onPlayer } from './holders.ts';

/** A way to sign in with another service, as a browser goes. */
export type Way = (typeof signInWays)[number];
export const isWay = (name: unknown): name is Way => isOneOf(signInWays, name);

type Parts = Pick<AccountParts, 'providers' | 'settings'>;

/** What stands for the proxy beside the issuers of OpenID Connect, which are addresses. */
const proxyIssuer = 'proxy';

/** Under which name the identities of a way are kept that has rows of its own; undefined if it has none here. */
export const issuerOf = ({ providers }: Parts, way: Way): string | undefined => {
  if (way === 'proxy') return providers.proxy && proxyIssuer;
  return way === 'oidc' ? providers.oidc?.issuer : undefined;
};

/** Where it is kept who somebody is there; undefined if the way is not configured. */
export function holderOf({ providers }: Parts, way: Way): Holder | undefined {
  if (way === 'oidc') return providers.oidc && inTable(providers.oidc.issuer);
  if (way === 'proxy') return providers.proxy && inTable(proxyIssuer);
  return providers[way] && onPlayer(way);
}

/** The ways that a browser can go here, and what each is called; a proxy's only on its way. */
export function openWays(
  { providers, settings }: Parts,
  info: RequestInfo,
): { readonly way: Way; readonly name: string }[] {
  const { googleSite, apple, oidc, proxy } = providers;
  return [
    ...(oidc ? [{ way: 'oidc' as const, name: settings.oidcName }] : []),
    ...(proxy?.identityOf(info) ? [{ way: 'proxy' as const, name: settings.proxyAuthName }] : []),
    ...(googleSite ? [{ way: 'google' as const, name: 'Google' }] : []),
    ...(apple ? [{ way: 'apple' as const, name: 'Apple' }] : []),
  ];
}

/** With which services an account is connected. */
export async function connectedWays(
  parts: Parts,
  { db }: Pick<Stores, 'db'>,
  player: Player,
): Promise<Way[]> {
  const kept: Way[] = [];
  for (const way of ['oidc', 'proxy'] as const) {
    const issuer = issuerOf(parts, way);
    if (issuer !== undefined && (await hasIdentity(db, player._id, issuer))) kept.push(way);
  }
  return [...kept, ...networks.filter((way) => player.auth[way].id !== undefined)];
}

/** Whether somebody can still sign in without this service: with a password, or with another one. */
export async function hasOtherWay(
  parts: Parts,
  stores: Pick<Stores, 'db'>,
  player: Player,
  way: Way,
): Promise<boolean> {
  if ((await connectedWays(parts, stores, player)).some((other) => other !== way)) return true;
  const hash = await passwordHashOf(stores.db, player._id);
  return player.auth.local.email !== undefined && hash !== undefined;
}
