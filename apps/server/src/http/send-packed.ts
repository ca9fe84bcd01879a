import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, PackedAnswer } from './packed-text.ts';
import { header } from './request-info.ts';

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
