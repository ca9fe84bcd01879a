import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFields } from '@everdeed/content/values';
import { type CryptoKey, decodeJwt, exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { ProviderPlaces } from '../../src/accounts/social/providers.ts';

/** What a provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** What a code stands for. */
interface Granted {
  readonly claims: Claims;
  /** What the browser was sent with; absent for codes of apps. */
  readonly asked?: Readonly<Record<string, string>>;
}

let keys = 0;
async function makeKey(): Promise<SigningKey> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return { ...pair, kid: `key-${++keys}` };
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

const hourS = 3600;

/** Google, Apple and a service of OpenID Connect in one server of this process, with keys of their own. */
export class IdentityProvider {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #accessTokens = new Map<string, { readonly aud: string; readonly claims: Claims }>();
  readonly #codes = new Map<string, Granted>();
  #key: SigningKey | undefined;
  #ours: SigningKey | undefined;
  #privateKey = '';
  /** Answers 503 to everything. */
  isDown = false;
  /** How often keys were asked for. */
  keyCalls = 0;
  /** The name that it gives itself, if not its own. */
  calledAs: string | undefined;
  /** Its clock (ms). */
  now = () => Date.now();

  async start(): Promise<void> {
    this.#key = await makeKey();
    this.#ours = await makeKey();
    this.#privateKey = await exportPKCS8(this.#ours.privateKey);
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get url(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get places(): ProviderPlaces {
    const [url, keysUrl] = [this.url, `${this.url}/keys`];
    return {
      google: { issuers: [url], keys: keysUrl, tokenInfo: `${url}/tokeninfo`, userInfo: `${url}/userinfo` },
      apple: {
        issuer: url,
        keys: keysUrl,
        token: `${url}/apple/token`,
        authorization: `${url}/apple/authorize`,
      },
    };
  }

  /** The settings of a site that both know. */
  get env(): Readonly<Record<string, string>> {
    return {
      GOOGLE_CLIENT_ID: 'site.google, app.google',
      APPLE_CLIENT_ID: 'site.apple, app.apple',
      APPLE_TEAM_ID: 'team',
      APPLE_KEY_ID: this.#ours?.kid ?? '',
      APPLE_PRIVATE_KEY: this.#privateKey,
      GOOGLE_CLIENT_SECRET: 'secret of site.google',
      OIDC_ISSUER: this.url,
      OIDC_CLIENT_ID: 'site.oidc',
      OIDC_CLIENT_SECRET: 'secret of site.oidc',
      OIDC_NAME: 'House Key',
    };
  }

  /** Signs with another key from now on, and shows no older one. */
  async rotate(): Promise<void> {
    this.#key = await makeKey();
  }

  /** An identity token for the app of Apple, or whatever the claims say. */
  async idToken(claims: Claims, key = this.#key): Promise<string> {
    if (!key) throw new Error('the provider has not started');
    const iat = Math.floor(this.now() / 1000);
    const whole = { iss: this.url, aud: 'app.apple', iat, exp: iat + hourS, ...claims };
    return new SignJWT(whole).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign(key.privateKey);
  }

  /** A token that says it was signed by the provider's key, and was not. */
  async forged(claims: Claims): Promise<string> {
    return this.idToken(claims, { ...(await makeKey()), kid: this.#key?.kid ?? '' });
  }

  /** An access token that was made for a client. */
  accessToken(claims: Claims, aud = 'app.google'): string {
    const token = `access-${this.#accessTokens.size}`;
    this.#accessTokens.set(token, { aud, claims });
    return token;
  }

  /** A code that can be exchanged once for an identity token of these claims. */
  code(claims: Claims): string {
    const code = `code-${this.#codes.size}-${Math.random()}`;
    this.#codes.set(code, { claims });
    return code;
  }

  /** What the browser comes back with when somebody has signed in at this address. */
  authorize(address: string, claims: Claims): { readonly code: string; readonly state: string } {
    const asked = Object.fromEntries(new URL(address).searchParams);
    const code = this.code(claims);
    const signed = { nonce: asked['nonce'], aud: asked['client_id'], ...claims };
    this.#codes.set(code, { asked, claims: signed });
    return { code, state: asked['state'] ?? '' };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#answerOf(request).catch((error: unknown) => ({
      status: 500,
      body: { error: String(error) },
    }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #answerOf(request: IncomingMessage) {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    if (this.isDown) return { status: 503, body: {} };
    switch (pathname) {
      case '/keys':
        return this.#showKeys();
      case '/tokeninfo':
        return this.#tokenInfo(searchParams.get('access_token') ?? '');
      case '/userinfo':
        return this.#userInfo((request.headers.authorization ?? '').replace('Bearer ', ''));
      case '/.well-known/openid-configuration':
        return { status: 200, body: this.#about() };
      case '/token':
        return this.#exchange(await bodyOf(request), request.headers.authorization);
      case '/apple/token':
        return this.#exchangeAsApple(await bodyOf(request));
      default:
        return { status: 404, body: {} };
    }
  }

  async #showKeys() {
    this.keyCalls += 1;
    const { publicKey, kid } = this.#key ?? (await makeKey());
    return { status: 200, body: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256' }] } };
  }

  #tokenInfo(token: string) {
    const known = this.#accessTokens.get(token);
    if (!known) return { status: 400, body: { error: 'invalid_token' } };
    return { status: 200, body: { aud: known.aud, sub: known.claims['sub'], expires_in: '3000' } };
  }

  #userInfo(token: string) {
    const known = this.#accessTokens.get(token);
    return known ? { status: 200, body: known.claims } : { status: 401, body: {} };
  }

  #about() {
    return {
      issuer: this.calledAs ?? this.url,
      authorization_endpoint: `${this.url}/authorize?tenant=1`,
      token_endpoint: `${this.url}/token`,
      userinfo_endpoint: `${this.url}/userinfo`,
      jwks_uri: `${this.url}/keys`,
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    };
  }

  #take(form: URLSearchParams): Granted | undefined {
    const code = form.get('code') ?? '';
    const granted = this.#codes.get(code);
    this.#codes.delete(code);
    const place = granted?.asked?.['redirect_uri'];
    return place === undefined || place === form.get('redirect_uri') ? granted : undefined;
  }

  /** As services of OpenID Connect do: by the verifier of PKCE, and the secret in a header. */
  async #exchange(form: URLSearchParams, authorization = '') {
    const granted = this.#take(form);
    if (!granted?.asked) return { status: 400, body: { error: 'invalid_grant' } };
    const { client_id: client = '', code_challenge: challenge } = granted.asked;
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (shown !== challenge) return { status: 400, body: { error: 'invalid_grant' } };
    const [id, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
    if (id !== client || decodeURIComponent(secret ?? '') !== `secret of ${client}`)
      return { status: 401, body: { error: 'invalid_client' } };
    const { userInfo, ...claims } = granted.claims;
    const access_token = this.accessToken(isFields(userInfo) ? userInfo : claims);
    return { status: 200, body: { id_token: await this.idToken(claims), access_token } };
  }

  /** As Apple does: the client shows what its own key signed. */
  async #exchangeAsApple(form: URLSearchParams) {
    const granted = this.#take(form);
    if (!granted) return { status: 400, body: { error: 'invalid_grant' } };
    const secret = form.get('client_secret') ?? '';
    const isOurs = await this.#isOurs(secret, form.get('client_id') ?? '');
    if (!isOurs) return { status: 400, body: { error: 'invalid_client' } };
    return { status: 200, body: { id_token: await this.idToken({ aud: 'site.apple', ...granted.claims }) } };
  }

  async #isOurs(secret: string, clientId: string): Promise<boolean> {
    if (!this.#ours || !isFields(decodeJwt(secret))) return false;
    await jwtVerify(secret, this.#ours.publicKey, {
      issuer: 'team',
      audience: this.url,
      subject: clientId,
      currentDate: new Date(this.now()),
    });
    return true;
  }
}
