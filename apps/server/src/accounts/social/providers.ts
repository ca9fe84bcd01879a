import type { Settings } from '../../config/settings.ts';
import { Apple, type ApplePlaces, applePlaces } from './apple.ts';
import { Oidc } from './oidc.ts';
import { type ProxySignIn, proxyOf } from './proxy-sign-in.ts';
import { Google, type GooglePlaces, googlePlaces } from './google.ts';

/** Where the services answer; tests bring their own. */
export interface ProviderPlaces {
  readonly google?: GooglePlaces;
  readonly apple?: ApplePlaces;
}

/** The services that people can sign in with here; absent ones are not configured. */
export interface SignInProviders {
  readonly google: Google | undefined;
  readonly apple: Apple | undefined;
  /** Google, as browsers sign in with it. */
  readonly googleSite: Oidc | undefined;
  readonly oidc: Oidc | undefined;
  /** A reverse proxy that knows who somebody is. */
  readonly proxy: ProxySignIn | undefined;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function appleOf(settings: Settings, places: ProviderPlaces, siteUrl: () => string): Apple | undefined {
  const { appleClientId, appleTeamId, appleKeyId, applePrivateKey } = settings;
  if (!appleClientId || !appleTeamId || !appleKeyId || !applePrivateKey) return undefined;
  const client = {
    clientIds: listOf(appleClientId),
    teamId: appleTeamId,
    keyId: appleKeyId,
    // An environment variable may hold the lines of a file in one.
    privateKey: applePrivateKey.replaceAll('\\n', '\n'),
  };
  return new Apple(client, places.apple ?? applePlaces, () => `${siteUrl()}/api/v4/user/auth/apple`);
}

/** Where services send browsers back to; Apple posts to its own path. */
export const returnPath = '/static/sign-in-redirect';

function oidcOf(settings: Settings, siteUrl: () => string): Oidc | undefined {
  const {
    oidcIssuer: issuer,
    oidcClientId: clientId,
    oidcClientSecret: clientSecret,
    oidcScope: scope,
  } = settings;
  if (!issuer || !clientId) return undefined;
  return new Oidc({ issuer, clientId, clientSecret, scope }, () => siteUrl() + returnPath);
}

function googleOf(settings: Settings, siteUrl: () => string, places: GooglePlaces) {
  const { googleClientId, googleClientSecret: clientSecret } = settings;
  const clientIds = listOf(googleClientId ?? '');
  const [clientId] = clientIds;
  if (clientId === undefined) return { google: undefined, googleSite: undefined };
  const client = { issuer: places.issuers[0], clientId, clientSecret, scope: 'openid email profile' };
  const googleSite = clientSecret ? new Oidc(client, () => siteUrl() + returnPath) : undefined;
  return { google: new Google(clientIds, places), googleSite };
}

/** The services that the settings name. */
export const providersOf = (
  settings: Settings,
  siteUrl: () => string,
  places: ProviderPlaces = {},
): SignInProviders => ({
  ...googleOf(settings, siteUrl, places.google ?? googlePlaces),
  apple: appleOf(settings, places, siteUrl),
  oidc: oidcOf(settings, siteUrl),
  proxy: proxyOf(settings),
});
