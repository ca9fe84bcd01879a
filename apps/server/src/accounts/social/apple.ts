import { importPKCS8, type RemoteJWKSet, SignJWT } from 'jose';
import { postForm } from './fetch-json.ts';
import { type Identity, ProviderFailure } from './identity.ts';
import type { SignInSecrets } from './oidc.ts';
import { identityIn, keysAt, readIdToken } from './id-token.ts';

/** Where Apple answers. */
export interface ApplePlaces {
  readonly issuer: string;
  readonly keys: string;
  readonly token: string;
  readonly authorization: string;
}

/** As Apple's discovery document has them. */
export const applePlaces: ApplePlaces = {
  issuer: 'https://appleid.apple.com',
  keys: 'https://appleid.apple.com/auth/keys',
  token: 'https://appleid.apple.com/auth/token',
  authorization: 'https://appleid.apple.com/auth/authorize',
};

/** What Apple knows us by. The first client id is that of the site; those of apps follow. */
export interface AppleClient {
  readonly clientIds: readonly string[];
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** How long what we sign for one request is valid (s); our own, Apple allows half a year. */
const secretS = 300;

/** Apple: by an identity token, or a code that is exchanged for one. */
export class Apple {
  readonly #keys: RemoteJWKSet;

  constructor(
    readonly client: AppleClient,
    readonly places: ApplePlaces,
    /** Where Apple sends people back to, as it was told. */
    readonly returnUrl: () => string,
  ) {
    this.#keys = keysAt(places.keys);
  }

  get clientId(): string {
    return this.client.clientIds[0] ?? '';
  }

  /** Where the browser goes; Apple then posts what it has to say to `returnUrl`. */
  authorizationUrl({ state, nonce }: Pick<SignInSecrets, 'state' | 'nonce'>): string {
    const asked = new URLSearchParams({
      response_type: 'code',
      response_mode: 'form_post',
      client_id: this.clientId,
      redirect_uri: this.returnUrl(),
      scope: 'name email',
      state,
      nonce,
    });
    return `${this.places.authorization}?${asked}`;
  }

  async byIdToken(token: string, now: number, nonce?: string): Promise<Identity> {
    const { issuer } = this.places;
    const expected = { keys: this.#keys, issuer, clientIds: this.client.clientIds, now, nonce };
    return identityIn(await readIdToken(token, expected), token);
  }

  async byCode(code: string, now: number, nonce?: string): Promise<Identity> {
    const answer = await postForm(this.places.token, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.returnUrl(),
      client_id: this.clientId,
      client_secret: await this.#secret(now),
    });
    const token = answer['id_token'];
    if (typeof token !== 'string') throw new ProviderFailure('Apple sent no identity token', 500);
    return this.byIdToken(token, now, nonce);
  }

  /** Apple knows us by what our key signs, in place of a secret. */
  async #secret(now: number): Promise<string> {
    const { teamId, keyId, privateKey } = this.client;
    const seconds = Math.floor(now / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(this.clientId)
      .setAudience(this.places.issuer)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + secretS)
      .sign(await importPKCS8(privateKey, 'ES256'));
  }
}
