import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type RemoteJWKSet } from 'jose';
import { answerMs } from './fetch-json.ts';
import { type Identity, ProviderFailure } from './identity.ts';

/** Kinds of signatures with a public key; a shared one, or none at all, proves nothing. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** How far a service's clock may be from ours (s); our own. */
const skewS = 60;
/** How old a token may be, whatever it says of its end (s): Apple's live for a day. */
const maxAgeS = 86_400;
/** Keys are fetched again after this time (ms); our own. */
const keysMs = 600_000;
/** A key that we do not know makes us look again, at most this often (ms): a service changes its keys. */
const lookAgainMs = 10_000;

/** The keys of a service, fetched when first needed and kept. */
export const keysAt = (url: string): RemoteJWKSet =>
  createRemoteJWKSet(new URL(url), {
    timeoutDuration: answerMs,
    cacheMaxAge: keysMs,
    cooldownDuration: lookAgainMs,
  });

/** What a token has to say. */
export interface Expected {
  readonly keys: RemoteJWKSet;
  readonly issuer: string | string[];
  /** Our ids at the service: the token was made for one of them. */
  readonly clientIds: readonly string[];
  readonly now: number;
  /** What we had the service sign; absent: whoever asked for the token knows it. */
  readonly nonce?: string | undefined;
}

/** Failures of the service to show its keys, unlike those of the token. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === errors.JOSEError.code;

function requireMeant(payload: JWTPayload, { clientIds, nonce }: Expected): void {
  const isForMany = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (isForMany && !clientIds.includes(String(payload['azp'])))
    throw new ProviderFailure('the token was made for another client', 401);
  if (nonce !== undefined && payload['nonce'] !== nonce)
    throw new ProviderFailure('the token was made for another sign-in', 401);
}

/** Checks an identity token: signature, issuer, audience, times, nonce. @throws {ProviderFailure} */
export async function readIdToken(token: string, expected: Expected): Promise<JWTPayload> {
  const { keys, issuer, clientIds, now } = expected;
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience: [...clientIds],
      clockTolerance: skewS,
      maxTokenAge: maxAgeS,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat'],
    });
    requireMeant(payload, expected);
    return payload;
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause;
    if (isOutage(cause)) throw new ProviderFailure('the keys of the service cannot be had', 500, { cause });
    const { code } = cause instanceof errors.JOSEError ? cause : { code: '' };
    throw new ProviderFailure(`the token is not valid: ${code}`, 401, { cause });
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Who a token or an answer of a service tells of. Some write booleans as text. */
export const identityOf = (claims: Readonly<Record<string, unknown>>): Identity => ({
  id: textOf(claims['sub']) ?? '',
  email: textOf(claims['email']),
  isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  name: textOf(claims['name']),
});

/** The same for a token that was checked; it may be meant for one sign-in alone. */
export function identityIn(payload: JWTPayload, token: string): Identity {
  const value = textOf(payload['nonce']);
  const expiresAt = ((payload.exp ?? 0) + skewS) * 1000;
  return { ...identityOf(payload), token, ...(value === undefined ? {} : { nonce: { value, expiresAt } }) };
}
