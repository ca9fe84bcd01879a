import { vi } from 'vitest';
import { endWithAnswers, noted } from './answers.ts';

/** A call as it was made, with its body as a value. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Till {
  /** By what one pays; `failed`: the server does not say. */
  readonly payments: readonly string[] | 'failed';
  /** The answer to what is asked besides; what is not answered stays so. */
  readonly answer?: ((path: string) => unknown) | undefined;
}

/** Serves how one pays here, and what else a test answers. Returns the calls, which grow as they are made. */
export function serveTill({ payments, answer }: Till): readonly Asked[] {
  const asked: Asked[] = [];
  const answerTo = (path: string): unknown => {
    if (!path.endsWith('/site')) return answer?.(path);
    return payments === 'failed' ? new Response('', { status: 502 }) : { payments };
  };
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const data = answerTo(path);
    if (data === undefined) return new Promise(() => undefined);
    return Promise.resolve(data instanceof Response ? data : noted(Response.json({ success: true, data })));
  });
  endWithAnswers();
  return asked;
}

/** A refusal as the server words it. */
export const refused = (message: string): Response =>
  Response.json({ success: false, error: 'BadRequest', message }, { status: 400 });
