import type { InjectOptions } from 'fastify';
import { ask } from '../support/ask.ts';
import type { TestServer } from '../support/server.ts';

/** An answer as a client of another make reads it. */
export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request, recorded from a client: nothing is added to its headers. */
export interface Recorded {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As JSON, or text as it is sent. */
  readonly body?: object | string;
}

/** Sends a recorded request. */
export async function replay(
  { app }: TestServer,
  { method, url, headers, body }: Recorded,
): Promise<ClientAnswer> {
  const options: InjectOptions = { method, url, headers, ...(body === undefined ? {} : { payload: body }) };
  const { statusCode, headers: received, body: text } = await ask(app, options);
  return { status: statusCode, headers: received, body: text.startsWith('{') ? JSON.parse(text) : {} };
}
