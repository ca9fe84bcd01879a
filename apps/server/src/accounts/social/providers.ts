import type { Settings } from '../../config/settings.ts';
import { Apple, type ApplePlaces, applePlaces } from './apple.ts';
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

/** The services that the settings name. */
export function providersOf(
  settings: Settings,
  siteUrl: () => string,
  places: ProviderPlaces = {},
): SignInProviders {
  const { googleClientId } = settings;
  const google =
    googleClientId === undefined
      ? undefined
      : new Google(listOf(googleClientId), places.google ?? googlePlaces);
  return { google, apple: appleOf(settings, places, siteUrl) };
}
