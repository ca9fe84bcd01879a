import type { RemoteJWKSet } from 'jose';
import { fetchJson, postForm } from './fetch-json.ts';
import { type Identity, ProviderFailure } from './identity.ts';
import { identityIn, identityOf, keysAt, readIdToken } from './id-token.ts';

/** What a service of OpenID Connect knows us by. */
export interface OidcClient {
  /** As the service calls itself. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client. */
  readonly clientSecret?: string | undefined;
  readonly scope: string;
}

/** What is signed or answered for one sign-in alone. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
}

/** Where the service answers, as it says itself. */
interface Discovered {
  readonly authorization: string;
  readonly token: string;
  readonly userInfo: string | undefined;
  readonly keys: RemoteJWKSet;
  /** Whether our secret goes into the form instead of a header. */
  readonly isSecretPosted: boolean;
  /** When it was asked (ms). */
  readonly at: number;
}

/** How long a service's own words about itself are kept (ms); our own. */
const keptMs = 3_600_000;

/** A service of OpenID Connect: authorization code with PKCE, state and nonce. */
export class Oidc {
  #discovered: Discovered | undefined;

  constructor(
    readonly client: OidcClient,
    /** Where the service sends people back to. */
    readonly returnUrl: () => string,
  ) {}

  get issuer(): string {
    return this.client.issuer;
  }

  /** Where the browser goes; `challenge` is made from the verifier. */
  async authorizationUrl(secrets: SignInSecrets, challenge: string, now: number): Promise<string> {
    const { authorization } = await this.#discover(now);
    const url = new URL(authorization);
    const asked = {
      response_type: 'code',
      client_id: this.client.clientId,
      redirect_uri: this.returnUrl(),
      scope: this.client.scope,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value);
    return url.href;
  }

  /** Who came back with this code. */
  async byCode(code: string, { verifier, nonce }: SignInSecrets, now: number): Promise<Identity> {
    const places = await this.#discover(now);
    const answer = await this.#exchange(places, code, verifier);
    const [token, access] = [answer['id_token'], answer['access_token']];
    if (typeof token !== 'string') throw new ProviderFailure('the service sent no identity token', 500);
    const { issuer, clientId } = this.client;
    const payload = await readIdToken(token, {
      keys: places.keys,
      issuer,
      clientIds: [clientId],
      now,
      nonce,
    });
    const identity = identityIn(payload, token);
    if (identity.email !== undefined || typeof access !== 'string' || !places.userInfo) return identity;
    return withMore(identity, places.userInfo, access);
  }

  #exchange(places: Discovered, code: string, verifier: string) {
    const { clientId, clientSecret } = this.client;
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.returnUrl(),
      code_verifier: verifier,
    };
    if (clientSecret === undefined) return postForm(places.token, { ...form, client_id: clientId });
    if (places.isSecretPosted)
      return postForm(places.token, { ...form, client_id: clientId, client_secret: clientSecret });
    const secret = [clientId, clientSecret].map(encodeURIComponent).join(':');
    return postForm(places.token, form, { authorization: `Basic ${Buffer.from(secret).toString('base64')}` });
  }

  async #discover(now: number): Promise<Discovered> {
    const known = this.#discovered;
    if (known && now - known.at < keptMs && now >= known.at) return known;
    const { issuer } = this.client;
    const told = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (told['issuer'] !== issuer)
      throw new ProviderFailure(`the service calls itself ${String(told['issuer'])}`, 500);
    this.#discovered = discoveredIn(told, now);
    return this.#discovered;
  }
}

function placeIn(told: Readonly<Record<string, unknown>>, key: string): string {
  const place = told[key];
  if (typeof place === 'string' && URL.canParse(place)) return place;
  throw new ProviderFailure(`the service does not tell its ${key}`, 500);
}

function discoveredIn(told: Readonly<Record<string, unknown>>, at: number): Discovered {
  const methods = told['token_endpoint_auth_methods_supported'];
  const knows = (method: string) => Array.isArray(methods) && methods.includes(method);
  return {
    authorization: placeIn(told, 'authorization_endpoint'),
    token: placeIn(told, 'token_endpoint'),
    userInfo: told['userinfo_endpoint'] === undefined ? undefined : placeIn(told, 'userinfo_endpoint'),
    keys: keysAt(placeIn(told, 'jwks_uri')),
    isSecretPosted: knows('client_secret_post') && !knows('client_secret_basic'),
    at,
  };
}

/** Some services tell the address and the name only when they are asked for more. */
async function withMore(identity: Identity, userInfo: string, access: string): Promise<Identity> {
  const told = identityOf(await fetchJson(userInfo, { headers: { authorization: `Bearer ${access}` } }));
  if (told.id !== identity.id) throw new ProviderFailure('the service tells of two people', 401);
  return {
    ...identity,
    email: told.email,
    isEmailVerified: told.isEmailVerified,
    name: identity.name ?? told.name,
  };
}
