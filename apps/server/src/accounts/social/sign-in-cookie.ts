import { createHash, randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { isFields, textIn } from '@everdeed/content/values';
import type { Secret } from '../../security/secret.ts';
import type { SignInSecrets } from './oidc.ts';
import { type Way, isWay } from './ways.ts';

const cookie = 'everdeed_sign_in';
/** How long somebody may stay at the service (s); our own. */
const maxAgeS = 900;

/** A sign-in that a browser has begun. Nothing of it is stored: the browser keeps it, and cannot read it. */
export interface BegunSignIn extends SignInSecrets {
  readonly way: Way;
  /** Who wants to connect the service with their account; absent: somebody signs in. */
  readonly playerId?: string | undefined;
  /** The end (ms). */
  readonly until: number;
}

const random = (): string => randomBytes(32).toString('base64url');

/** Begins a sign-in. */
export const beginSignIn = (way: Way, playerId: string | undefined, now: number): BegunSignIn => ({
  way,
  playerId,
  state: random(),
  nonce: random(),
  verifier: random(),
  until: now + maxAgeS * 1000,
});

/** What the service is shown of the verifier (RFC 7636, S256). */
export const challengeOf = ({ verifier }: SignInSecrets): string =>
  createHash('sha256').update(verifier).digest('base64url');

const headerOf = (value: string, maxAge: number, isSecure: boolean) => ({
  'Set-Cookie': `${cookie}=${value}; Path=/api/v4/user/auth; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax; Max-Age=${maxAge}`,
});

/** The header with which the browser keeps it. */
export const keepSignIn = (secret: Secret, begun: BegunSignIn, isSecure: boolean) =>
  headerOf(encodeURIComponent(secret.seal(JSON.stringify(begun))), maxAgeS, isSecure);

/** The header with which the browser forgets it. */
export const forgetSignIn = (isSecure: boolean) => headerOf('', 0, isSecure);

function opened(secret: Secret, value: string): unknown {
  try {
    return JSON.parse(secret.unseal(value));
  } catch {
    // Somebody else's, or of an earlier key.
    return undefined;
  }
}

/** The sign-in that a browser has begun, if it still counts and the service has answered to it. */
export function begunSignIn(
  secret: Secret,
  header: string | string[] | undefined,
  state: string,
  now: number,
): BegunSignIn | undefined {
  const value = typeof header === 'string' ? fastifyCookie.parse(header)[cookie] : undefined;
  const found = value === undefined ? undefined : opened(secret, value);
  if (!isFields(found) || found['state'] !== state) return undefined;
  const { way, until, playerId } = found;
  if (!isWay(way) || typeof until !== 'number' || until <= now || until > now + maxAgeS * 1000)
    return undefined;
  const [nonce, verifier] = [textIn(found, 'nonce'), textIn(found, 'verifier')];
  return {
    way,
    until,
    state,
    nonce,
    verifier,
    playerId: typeof playerId === 'string' ? playerId : undefined,
  };
}
