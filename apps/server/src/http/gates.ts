import { valueIn } from '@everdeed/content/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sendRefusal } from './dispatch.ts';
import { RateLimiter } from './rate-limit.ts';
import { refusal } from '../work/refusal.ts';
import { header } from './request-info.ts';
import { addressKey, canonicalAddress } from '../security/address-key.ts';
import { knownCaller } from './strangers.ts';

/** wire-user-and-tasks 0.9; the headers after `x-client` are Everdeed's own. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'OPTIONS,GET,POST,PUT,HEAD,DELETE',
  'Access-Control-Allow-Headers':
    'Authorization,Content-Type,Accept,Content-Encoding,X-Requested-With,x-api-user,x-api-key,x-client,x-user-timezoneoffset,x-user-timezone,x-act-at,Idempotency-Key',
  'Access-Control-Expose-Headers': 'X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,Retry-After',
} as const;

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** A year. Only behind TLS, where the site's own address is one of TLS, too. */
const strictTransport = 'max-age=31536000';

const listOf = (text: string | undefined): Set<string> =>
  new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

function sendMaintenance(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const message = services.words.say('en', 'maintenance');
  reply.code(503).header('Retry-After', '60');
  if (!(request.headers.accept ?? '').includes('text/html'))
    return reply.send({ error: 'Maintenance', message });
  const title = services.site.current.siteName.replace(/[<&]/g, '');
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><p>${message}</p></html>`,
    );
}

/** NUL cannot be part of stored text, and PostgreSQL would reject it. */
const hasNul = (url: string): boolean => url.includes('\0') || /%00/.test(url);

/** Adds what every request passes before its route: blocks, maintenance, limits, and common headers. */
export function addGates(server: FastifyInstance, services: Services): void {
  const { settings, testMode, system, blocks } = services;
  const limiter = new RateLimiter();
  const blockedIps = new Set([...listOf(settings.blockedIps)].map(canonicalAddress));
  const blockedClients = listOf(settings.blockedClients);
  const limited = settings.rateLimit && !testMode;
  const isSecureSite = settings.baseUrl?.startsWith('https:') ?? false;
  const bypass = (request: FastifyRequest): boolean => {
    const { rateLimitBypass } = settings;
    return rateLimitBypass !== undefined && valueIn(request.query, 'liveliness') === rateLimitBypass;
  };
  const isBlocked = (ip: string): boolean => {
    const address = canonicalAddress(ip);
    return blockedIps.has(address) || blocks.blocked.addresses.has(address);
  };
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(corsHeaders).headers(securityHeaders);
    if (isSecureSite && request.protocol === 'https')
      reply.header('Strict-Transport-Security', strictTransport);
    if (request.method === 'OPTIONS') return reply.code(200).send('');
    if (settings.maintenance) return sendMaintenance(services, request, reply);
    if (isBlocked(request.ip)) throw refusal('Forbidden', 'ipAddressBlocked');
    const client = header(request, 'x-client');
    if (client !== undefined && (blockedClients.has(client) || blocks.blocked.clients.has(client)))
      throw refusal('Forbidden', 'clientBlocked');
    if (hasNul(request.url)) throw refusal('NotFound', 'notFound');
    // By the route that was found: its path can be written in many ways.
    if (!limited || !request.routeOptions.url?.startsWith('/api/v3/') || bypass(request)) return undefined;
    // By the player once they are known: a name alone proves nothing, and costs nobody else.
    const caller = await knownCaller(services, request);
    const charge = limiter.charge(caller, addressKey(request.ip), system.now());
    reply.headers(charge.headers);
    if (!charge.allowed)
      return sendRefusal(services, reply, refusal('TooManyRequests', 'clientRateLimited'), 'en');
    return undefined;
  });
}
