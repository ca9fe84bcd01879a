import { i18n } from '../i18n/i18n.ts';
import type { AnswerOf, Call } from '@everdeed/contract';
import { newId } from '../lib/new-id.ts';
import { identity, isAnswer } from './api.ts';
import type { CallTo } from './calls.ts';
import { readFailure, type Reply } from './reply.ts';

/** A request that can report how much of its file is on its way: `fetch` cannot. */
function post(path: string, file: Blob, onProgress: (bytes: number) => void): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const headers = {
      ...identity(),
      'content-type': 'application/octet-stream',
      'idempotency-key': newId(),
      ...(i18n.locale && { 'accept-language': i18n.locale }),
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('loadend', () => resolve(request));
    request.send(file);
  });
}

/**
 * Sends a file as the body of a call and waits for the answer, with the bytes that are on their way. Never throws. The
 * caller refetches the player.
 */
export async function upload<C extends Call>(
  { path }: CallTo<C>,
  file: Blob,
  onProgress: (bytes: number) => void,
): Promise<Reply<AnswerOf<C>>> {
  const request = await post(path, file, onProgress);
  if (request.status === 0) return { ok: false, failure: { kind: 'network' } };
  const response = new Response(request.responseText, { status: request.status });
  if (!response.ok) return { ok: false, failure: await readFailure(response) };
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isAnswer<AnswerOf<C>>(answer)) return { ok: false, failure: { kind: 'network' } };
  return { ok: true, answer };
}
