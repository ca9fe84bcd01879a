import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Secret } from '../security/secret.ts';
import { sessionValue, tokenOfSession } from './authenticate.ts';
import type { Actor } from '../work/actor.ts';

export const sessionCookie = 'everdeed_session';
const tenYearsS = 315_360_000;
/** How many signatures are cached, since they are the same for every request with a token. */
const maxValues = 10_000;

/** The id of the token that the session in a cookie header stands for. */
export function sessionToken(secret: Secret, header: string | string[] | undefined): string | undefined {
  const cookie = typeof header === 'string' ? fastifyCookie.parse(header)[sessionCookie] : undefined;
  return cookie === undefined ? undefined : tokenOfSession(secret, cookie);
}

/** Gives browsers a session for calls that they open as plain links (exports). */
export class SessionCookies {
  readonly #values = new Map<string, string>();
  readonly #attributes: string;

  constructor(readonly services: Pick<Services, 'secret' | 'settings'>) {
    const secure = services.settings.baseUrl?.startsWith('https:') ?? false;
    this.#attributes = `Max-Age=${tenYearsS}; Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;
  }

  set(request: FastifyRequest, reply: FastifyReply, actor: Actor): void {
    if (actor.tokenId === undefined) return;
    const value = this.#valueOf(actor.tokenId);
    if (request.headers.cookie !== undefined && request.cookies[sessionCookie] === value) return;
    reply.header('set-cookie', `${sessionCookie}=${value}; ${this.#attributes}`);
  }

  #valueOf(tokenId: string): string {
    const known = this.#values.get(tokenId);
    if (known !== undefined) return known;
    const value = sessionValue(this.services.secret, tokenId);
    if (this.#values.size >= maxValues) this.#values.clear();
    this.#values.set(tokenId, value);
    return value;
  }
}
