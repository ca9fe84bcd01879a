import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptText } from '../storage/stores.ts';
import { takesEncoding } from './send-packed.ts';

const compress = promisify(gzip);

/** The forms in which the bytes of an answer are kept. */
export type KeptEncoding = 'plain' | 'gzip';

/** The bytes of an answer that stays the same until the player changes, built and compressed once. */
async function bytesOf(kept: KeptText, encoding: KeptEncoding, whole: () => string): Promise<Buffer> {
  const known = kept.answers.get(encoding);
  if (known) return known;
  const made =
    encoding === 'plain' ? Buffer.from(whole()) : await compress(await bytesOf(kept, 'plain', whole));
  kept.answers.set(encoding, made);
  return made;
}

/** In which form the client takes such an answer. */
export const keptEncodingOf = (request: FastifyRequest): KeptEncoding =>
  takesEncoding(request, 'gzip') ? 'gzip' : 'plain';

/** Sends such an answer; `whole` builds its text. */
export async function sendKept(
  reply: FastifyReply,
  kept: KeptText,
  encoding: KeptEncoding,
  whole: () => string,
): Promise<FastifyReply> {
  const bytes = await bytesOf(kept, encoding, whole);
  reply.code(200).header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding === 'gzip') reply.header('content-encoding', 'gzip');
  return reply.send(bytes);
}
