import { gunzipSync } from 'node:zlib';
import { driftOf } from '@everdeed/contract/drift';
import type { InjectOptions } from 'fastify';
import type { App } from '../../src/index.ts';

type Answer = Awaited<ReturnType<App['server']['inject']>>;

function bodyOf({ body, rawPayload, headers }: Answer): unknown {
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body;
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** How an answer differs from what the contract says of its call, line by line. */
export function driftOfAnswer(
  { method = 'GET', url, headers = {} }: InjectOptions,
  answer: Answer,
): string[] {
  const { 'x-http-method-override': override } = headers;
  return driftOf({
    method: (typeof override === 'string' ? override : method).toUpperCase(),
    url: String(url),
    status: answer.statusCode,
    body: bodyOf(answer),
  });
}

/** Asks a server of this process; fails where it does not answer as the contract says. */
export async function ask(app: App, options: InjectOptions): Promise<Answer> {
  const answer = await app.server.inject(options);
  const drift = driftOfAnswer(options, answer);
  if (drift.length > 0) throw new Error(`the answer is not what the contract says:\n${drift.join('\n')}`);
  return answer;
}
