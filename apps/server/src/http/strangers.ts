import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findTokenOwner } from '../security/token-store.ts';
import type { Services } from '../services.ts';
import { refusal } from '../work/refusal.ts';
import { header } from './request-info.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a body may be long although nobody shows a token. */
    readonly takesLongBodies?: boolean;
  }
}

/** Longest body of a caller who has not shown a token: enough for everything that needs none. */
const maxStrangerBytes = 64 * 1024;

/** Requests whose caller is unknown; only those that could be long are looked at. */
const strangers = new WeakSet<FastifyRequest>();

const tooLarge = () =>
  refusal('PayloadTooLargeError', 'payloadTooLarge', { headers: { Connection: 'close' } });

/** The id of the player whose token was sent. A blocked player is nobody. */
export async function knownCaller(
  { storage }: Services,
  request: FastifyRequest,
): Promise<string | undefined> {
  const user = header(request, 'x-api-user');
  const key = header(request, 'x-api-key');
  if (user === undefined || key === undefined) return undefined;
  const owner = await findTokenOwner(storage.runner, key);
  return owner?.id === user.toLowerCase() && owner.blocked !== 1 ? owner.id : undefined;
}

/** Whether the body is or may become longer than a stranger's may be. */
function mayBeLong({ headers }: FastifyRequest): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return headers['content-encoding'] !== undefined || !(length <= maxStrangerBytes);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Breaks off as soon as more than the limit has come. */
function limited(body: NodeJS.ReadableStream): Transform {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxStrangerBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  pipeline(body, limit, () => undefined);
  return limit;
}

/** Refuses long bodies of strangers before they are read, or as soon as they turn out long. */
export function limitStrangers(server: FastifyInstance, services: Services, bodyLimit: number): void {
  const isExempt = (request: FastifyRequest): boolean =>
    // Calls with a smaller limit of their own, and those that ask for no token.
    (request.routeOptions.bodyLimit ?? bodyLimit) < bodyLimit ||
    request.routeOptions.config.takesLongBodies === true;
  server.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || !mayBeLong(request) || isExempt(request)) return payload;
    if ((await knownCaller(services, request)) !== undefined) return payload;
    if (Number(request.headers['content-length']) > maxStrangerBytes) throw tooLarge();
    strangers.add(request);
    // What is compressed is measured once it is read: only then is it known how long it is.
    return request.headers['content-encoding'] === undefined ? limited(payload) : payload;
  });
}

/** Refuses a body that was short only while it was compressed. */
export function requireStrangerSize(request: FastifyRequest, text: string | Buffer): void {
  if (text.length > maxStrangerBytes && strangers.has(request)) throw tooLarge();
}

/** What is said to a connection that sends no valid request, or none in time. */
export function brokenRequest(code: string | undefined): { readonly status: string; readonly body: string } {
  return code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? {
        status: '408 Request Timeout',
        body: '{"success":false,"error":"RequestTimeout","message":"That took too long. Try again.","code":"requestTimeout"}',
      }
    : {
        status: '400 Bad Request',
        body: '{"success":false,"error":"BadRequest","message":"This is no valid request.","code":"badRequest"}',
      };
}
