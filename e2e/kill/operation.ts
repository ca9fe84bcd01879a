import { randomUUID } from 'node:crypto';
import { call, type Person, RefusedError } from './person.ts';

/** A change that somebody asks for under a name of its own, again and again if need be. */
export interface Operation {
  readonly by: Pick<Person, 'headers'>;
  readonly key: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  /** The data of the answer as text; absent while nobody knows whether the operation arrived. */
  answer?: string;
}

/** An operation that nobody has sent yet. */
export const operation = (
  by: Pick<Person, 'headers'>,
  path: string,
  body: object = {},
  method: Operation['method'] = 'POST',
): Operation => ({ by, key: randomUUID(), method, path: `/api/v4${path}`, body });

/** Sends an operation, new or again; returns the data of the answer as text. */
export async function send(url: string, { by, key, method, path, body }: Operation): Promise<string> {
  const headers = { ...by.headers, 'idempotency-key': key };
  return JSON.stringify(await call(url, path, { method, headers, body }));
}

/** Sends operations one after the other until the server is gone; returns those that were sent. */
export async function sendUntilGone(url: string, operations: Iterable<Operation>): Promise<Operation[]> {
  const sent: Operation[] = [];
  for (const one of operations) {
    sent.push(one);
    try {
      one.answer = await send(url, one);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      break;
    }
  }
  return sent;
}

/** How many of a lane's acknowledged operations are sent again. */
const REPEATED = 2;

/** Sends again what nobody knows about, and some of what is known; returns what was wrong, a sentence each. */
export async function sendAgain(url: string, sent: readonly Operation[]): Promise<string[]> {
  const problems: string[] = [];
  const unknown = sent.filter(({ answer }) => answer === undefined);
  const known = sent.filter(({ answer }) => answer !== undefined).slice(-REPEATED);
  for (const one of unknown) one.answer = await send(url, one);
  for (const one of [...unknown, ...known])
    if ((await send(url, one)) !== one.answer) problems.push(`${one.path} sent again was answered otherwise`);
  return problems;
}
