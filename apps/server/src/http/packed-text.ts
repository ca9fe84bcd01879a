import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from './request-info.ts';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);
/** Nearly as small as the best, in a twentieth of the time. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packers = {
  br: (bytes: Buffer) => withBrotli(bytes, brotliLevel),
  gzip: (bytes: Buffer) => withGzip(bytes),
};
type Encoding = keyof typeof packers;

/** A long JSON text that is sent often: each encoding is made once. */
export class PackedText {
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  readonly #plain: Buffer;

  constructor(text: string) {
    this.#plain = Buffer.from(text);
  }

  bytes(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === undefined) return this.#plain;
    const known = this.#packed.get(encoding);
    if (known) return known;
    const made = packers[encoding](this.#plain);
    this.#packed.set(encoding, made);
    return made;
  }
}

/** Such a text as an answer; `tag` names what it depends on. */
export interface PackedAnswer {
  readonly text: PackedText;
  readonly tag: string;
}

/** Whether the client takes an encoding. */
export const takesEncoding = (request: FastifyRequest, encoding: Encoding): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(
    header(request, 'accept-encoding') ?? '',
  );

/** The tags that the client shows, without marks of weakness. */
export const shownTags = (request: FastifyRequest): string[] =>
  (header(request, 'if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));

/** Sends such an answer in the shortest form that the client takes, or says that it has it already. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: PackedAnswer,
): Promise<FastifyReply> {
  const encoding = (['br', 'gzip'] as const).find((one) => takesEncoding(request, one));
  // Strong tags differ by encoding, since the bytes do.
  const tagOf = (form?: string) => (form === undefined ? `"${tag}"` : `"${tag}-${form}"`);
  reply.header('etag', tagOf(encoding)).header('vary', 'accept-encoding');
  reply.header('cache-control', 'private, no-cache');
  const known = new Set([tagOf(), tagOf('br'), tagOf('gzip'), '*']);
  if (shownTags(request).some((one) => known.has(one))) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(200).header('content-type', 'application/json; charset=utf-8');
  return reply.send(await text.bytes(encoding));
}
