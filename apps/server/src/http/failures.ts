import { valueIn } from '@everdeed/content/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isStorageDamaged, isStorageFull, isStorageLost, isStorageTimeout } from '../storage/failures.ts';
import { retryAfter } from '../work/retry-after.ts';
import { BodySyntaxError } from './body.ts';
import { sendRefusal } from './dispatch.ts';
import { negotiateLanguage } from '../words/language.ts';
import { CallRefusal, refusal } from '../work/refusal.ts';
import { header } from './request-info.ts';

const prefixes = [
  '/api',
  '/export',
  '/art',
  '/iap',
  '/paypal',
  '/stripe',
  '/amazon',
  '/email',
  '/test-control',
  '/metrics',
];

/** Whether an unknown path is answered with the envelope instead of the web client (wire-user-and-tasks 0.1). */
export function isMachinePath(method: string, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  const lower = path.toLowerCase();
  return prefixes.some((prefix) => lower === prefix || lower.startsWith(`${prefix}/`));
}

const retired = /^\/api\/v[12](?:\/|$)/i;

export function notFound(path: string): CallRefusal {
  return refusal('NotFound', retired.test(path) ? 'versionRetired' : 'notFound');
}

/** Refusals for failures of the HTTP layer, by code. */
const refusalsByCode: Readonly<Record<string, () => CallRefusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refusal('PayloadTooLargeError', 'payloadTooLarge'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusal('BadRequest', 'badRequest'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refusal('UnsupportedMediaType', 'unsupportedMediaType'),
  FST_ERR_BAD_URL: () => refusal('BadRequest', 'badRequest'),
  FST_ERR_ASYNC_CONSTRAINT: () => refusal('BadRequest', 'badRequest'),
};

/** When to try again (ms): after a moment, or when a database has had time to come back. */
const busyMs = 1_000;
const lostMs = 5_000;

const codeOf = (error: unknown): string => String(valueIn(error, 'code'));

/** Whether the HTTP layer found fault with the request itself. */
function isOfRequest(error: unknown): boolean {
  const statusCode = valueIn(error, 'statusCode');
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}

function asRefusal(error: unknown): CallRefusal | undefined {
  if (error instanceof CallRefusal) return error;
  if (error instanceof BodySyntaxError) return refusal('SyntaxError', 'jsonSyntax');
  // Before the database is suspected: a body that breaks off is a lost connection, too.
  if (isOfRequest(error)) return refusalsByCode[codeOf(error)]?.() ?? refusal('BadRequest', 'badRequest');
  if (isStorageTimeout(error))
    return refusal('ServiceUnavailable', 'serverBusy', { headers: retryAfter(busyMs) });
  if (isStorageLost(error) || isStorageFull(error) || isStorageDamaged(error))
    return refusal('ServiceUnavailable', 'storageUnavailable', { headers: retryAfter(lostMs) });
  return refusalsByCode[codeOf(error)]?.();
}

/**
 * Answers anything thrown by a route or the HTTP layer. Unexpected errors are logged in full and answered
 * with a generic message.
 */
export function failureHandler(services: Services) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refused = asRefusal(error);
    if (isStorageDamaged(error)) services.connection.health.isDamaged = true;
    // Whoever runs the server has to know of a database that is gone; whoever asked need not know more.
    if (!refused || refused.key === 'storageUnavailable')
      request.log.error({ err: error }, 'a request failed');
    const language = negotiateLanguage(undefined, undefined, header(request, 'accept-language'));
    return sendRefusal(services, reply, refused ?? refusal('InternalServerError', 'unexpected'), language);
  };
}
