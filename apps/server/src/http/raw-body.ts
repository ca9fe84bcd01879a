import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../work/refusal.ts';
import { parseJson } from './body.ts';
import { parseForm } from './form.ts';
import { header } from './request-info.ts';

/** The longest body of a call with a raw body. */
export const maxRawBodyBytes = 1024 * 1024;

const received = new WeakMap<FastifyRequest, Buffer>();
const nothing = Buffer.alloc(0);

/** The body exactly as it was received; empty for calls that have not asked for it. */
export const rawBodyOf = (request: FastifyRequest): Buffer => received.get(request) ?? nothing;

/** The fields beside the bytes: of JSON and forms as for every call, none of anything else. */
function fieldsOf(type: string, bytes: Buffer): unknown {
  if (/^application\/(?:[\w.]+\+)?json/i.test(type)) return parseJson(bytes.toString());
  return /^application\/x-www-form-urlencoded/i.test(type) ? parseForm(bytes.toString()) : {};
}

/**
 * Has the routes of a part of the server keep the bytes of their bodies, whatever their type. Compressed bodies are
 * refused: it would be unclear which bytes were signed, and callers without an account could send little that becomes
 * much. Files have no fields beside the bytes.
 */
export function keepRawBodies(part: FastifyInstance, { areFiles = false } = {}): void {
  part.removeAllContentTypeParsers();
  part.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxRawBodyBytes },
    async (request: FastifyRequest, body: string | Buffer) => {
      const encoding = header(request, 'content-encoding') ?? 'identity';
      if (encoding.toLowerCase() !== 'identity')
        throw refusal('UnsupportedMediaType', 'unsupportedMediaType');
      const bytes = Buffer.from(body);
      received.set(request, bytes);
      // A file is read by who takes it, and not on the way.
      if (areFiles) return {};
      return fieldsOf(header(request, 'content-type') ?? '', bytes);
    },
  );
}
