import type { RemoteJWKSet } from 'jose';
import { fetchJson } from './fetch-json.ts';
import { type Identity, ProviderFailure } from './identity.ts';
import { identityIn, identityOf, keysAt, readIdToken } from './id-token.ts';

/** Where Google answers. */
export interface GooglePlaces {
  /** As it calls itself; in older tokens without a scheme. */
  readonly issuers: readonly [string, ...string[]];
  readonly keys: string;
  readonly tokenInfo: string;
  readonly userInfo: string;
}

/** As Google's discovery document has them. */
export const googlePlaces: GooglePlaces = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  tokenInfo: 'https://oauth2.googleapis.com/tokeninfo',
  userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
};

/** Google, as apps sign in with it: by an access token or an identity token. */
export class Google {
  readonly #keys: RemoteJWKSet;

  constructor(
    readonly clientIds: readonly string[],
    readonly places: GooglePlaces,
  ) {
    this.#keys = keysAt(places.keys);
  }

  /**
   * Who an access token stands for. It says nothing by itself: any site that somebody has signed in to has one of them,
   * so Google is asked first for whom it was made.
   */
  async byAccessToken(token: string): Promise<Identity> {
    const asked = new URLSearchParams({ access_token: token });
    const info = await fetchJson(`${this.places.tokenInfo}?${asked}`);
    if (!this.clientIds.includes(String(info['aud'])))
      throw new ProviderFailure('the access token was made for another client', 401);
    const user = await fetchJson(this.places.userInfo, { headers: { authorization: `Bearer ${token}` } });
    if (user['sub'] !== info['sub']) throw new ProviderFailure('Google tells of two people', 401);
    return identityOf(user);
  }

  async byIdToken(token: string, now: number, nonce?: string): Promise<Identity> {
    const { issuers } = this.places;
    const expected = { keys: this.#keys, issuer: [...issuers], clientIds: this.clientIds, now, nonce };
    return identityIn(await readIdToken(token, expected), token);
  }
}
