import { createHash } from 'node:crypto';
import type { Call } from '@everdeed/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shownTags } from './send-packed.ts';
import type { ReplyParts } from './reply.ts';

/** Whether the answer is the same for everybody and can be cached (wire-user-and-tasks 0.9). */
export const isForAll = (call: Call, { headers = {}, status = 200 }: ReplyParts): boolean =>
  call.auth === 'none' &&
  call.method === 'GET' &&
  status === 200 &&
  !Object.keys(headers).some((name) => name.toLowerCase() === 'cache-control');

/** Adds an ETag from the content; returns whether the client already has it. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): boolean {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', `W/${tag}`);
  return shownTags(request).some((one) => one === '*' || one === tag);
}
