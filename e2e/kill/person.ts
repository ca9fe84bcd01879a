import { randomUUID } from 'node:crypto';
import { numberIn, textIn, textsIn, valueIn } from '@everdeed/content/values';
import { driftIn } from '../src/support/contract.ts';

/** A person with one habit, and every score of it that was ever sent. */
export interface Person {
  readonly headers: Readonly<Record<string, string>>;
  readonly habit: string;
  readonly scores: Score[];
}

export interface Score {
  /** The name under which it is sent, again and again if need be. */
  readonly key: string;
  /** The data of the answer as text; absent while nobody knows whether the score arrived. */
  answer?: string;
}

/** What the server says was done. */
export interface Standing {
  readonly scores: number;
  readonly gold: number;
}

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a call and gives its data; throws when no answer comes or the answer is no success. */
export async function call(url: string, path: string, options: CallOptions = {}): Promise<unknown> {
  const { method = 'GET' } = options;
  const response = await fetch(url + path, {
    method,
    headers: { 'x-client': 'kill-test', 'content-type': 'application/json', ...options.headers },
    body: options.body === undefined ? null : JSON.stringify(options.body),
  });
  const text = await response.text();
  const drift = driftIn({ method, url: url + path, status: response.status, text });
  if (drift.length > 0) throw new RefusedError(`${path} is not as the contract says: ${drift.join('; ')}`);
  if (!response.ok) throw new RefusedError(`${path} answered ${response.status}: ${text}`, response.status);
  return valueIn(JSON.parse(text), 'data');
}

/** The server answered, and it was no, or not what it should be: that is never the kill's doing. */
export class RefusedError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Registers somebody with one habit. */
export async function register(url: string, name: string): Promise<Person> {
  const password = 'a long password';
  const account = await call(url, '/api/v4/user/auth/local/register', {
    method: 'POST',
    body: { username: name, email: `${name}@example.org`, password, confirmPassword: password },
  });
  const { id, apiToken } = textsIn(account, 'id', 'apiToken');
  const headers = { 'x-api-user': id, 'x-api-key': apiToken };
  const task = await call(url, '/api/v4/tasks/user', {
    method: 'POST',
    headers,
    body: { type: 'habit', text: 'Survive' },
  });
  return { headers, habit: textIn(task, 'id'), scores: [] };
}

/** Sends a score, new or again, and notes the answer. */
export async function sendScore(url: string, { headers, habit }: Person, score: Score): Promise<string> {
  const answer = await call(url, `/api/v4/tasks/${habit}/score/up`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': score.key },
    body: {},
  });
  return JSON.stringify(answer);
}

/** Makes one more score. */
export async function scoreOnce(url: string, person: Person): Promise<void> {
  const score: Score = { key: randomUUID() };
  person.scores.push(score);
  score.answer = await sendScore(url, person, score);
}

/** How things stand by the server's account. */
export async function standingOf(url: string, { headers, habit }: Person): Promise<Standing> {
  const task = await call(url, `/api/v4/tasks/${habit}`, { headers });
  const player = await call(url, '/api/v4/user?userFields=stats', { headers });
  return { scores: numberIn(task, 'counterUp'), gold: numberIn(player, 'stats', 'gp') };
}
