import { isOneOf } from '@everdeed/content/values';
import { signInWays } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { passwordHashOf } from '../../security/credentials.ts';
import { hasIdentity } from '../../security/identity-store.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AccountParts } from '../parts.ts';
import { type Holder, inTable, networks, onPlayer } from './holders.ts';

/** A way to sign in with another service, as a browser goes. */
export type Way = (typeof signInWays)[number];
export const isWay = (name: unknown): name is Way => isOneOf(signInWays, name);

type Parts = Pick<AccountParts, 'providers' | 'settings'>;

/** Where it is kept who somebody is there; undefined if the way is not configured. */
export function holderOf({ providers }: Parts, way: Way): Holder | undefined {
  if (way === 'oidc') return providers.oidc && inTable(providers.oidc.issuer);
  return providers[way] && onPlayer(way);
}

/** The ways that a browser can go here, and what each is called. */
export function openWays({ providers, settings }: Parts): { readonly way: Way; readonly name: string }[] {
  const { googleSite, apple, oidc } = providers;
  return [
    ...(oidc ? [{ way: 'oidc' as const, name: settings.oidcName }] : []),
    ...(googleSite ? [{ way: 'google' as const, name: 'Google' }] : []),
    ...(apple ? [{ way: 'apple' as const, name: 'Apple' }] : []),
  ];
}

/** With which services an account is connected. */
export async function connectedWays(
  { providers }: Parts,
  { db }: Pick<Stores, 'db'>,
  player: Player,
): Promise<Way[]> {
  const { oidc } = providers;
  const isOidc = oidc !== undefined && (await hasIdentity(db, player._id, oidc.issuer));
  return [
    ...(isOidc ? (['oidc'] as const) : []),
    ...networks.filter((way) => player.auth[way].id !== undefined),
  ];
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
