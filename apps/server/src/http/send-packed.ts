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

/** What a packed text is, and who may keep it. */
export interface PackedKind {
  readonly type: string;
  readonly cacheControl: string;
  /** 200 if absent. Nothing else is told to be the same as before. */
  readonly status?: number;
  /** Headers besides `Accept-Encoding` on which it depends. */
  readonly vary?: string;
}
const JSON_FOR_ONE: PackedKind = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'private, no-cache',
};

/** Sends such an answer in the shortest form that the client takes, or says that it has it already. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: PackedAnswer,
  { type, cacheControl, vary, status = 200 }: PackedKind = JSON_FOR_ONE,
): Promise<FastifyReply> {
  const encoding = (['br', 'gzip'] as const).find((one) => takesEncoding(request, one));
  // Strong tags differ by encoding, since the bytes do.
  const tagOf = (form?: string) => (form === undefined ? `"${tag}"` : `"${tag}-${form}"`);
  reply.header('etag', tagOf(encoding)).header('vary', ['accept-encoding', vary].filter(Boolean).join(', '));
  reply.header('cache-control', cacheControl);
  const known = new Set([tagOf(), tagOf('br'), tagOf('gzip'), '*']);
  if (status === 200 && shownTags(request).some((one) => known.has(one))) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(status).header('content-type', type);
  return reply.send(await text.bytes(encoding));
}
