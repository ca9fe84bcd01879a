import { fieldsIn, listIn } from '@everdeed/content/values';
import { requireContract } from './contract.ts';

/** The program, as the tests talk to it beside the browser. */
export interface Server {
  readonly url: string;
  /** Empties the database; clock and dice are real again. */
  reset(): Promise<void>;
  /** Stops the server's clock at this instant; null lets it run. */
  clock(now: string | null): Promise<void>;
  /** Every roll of the dice gives this value: 0.99 is never lucky, 0 always. */
  dice(value: number | undefined): Promise<void>;
  /** Stored documents, hidden fields included. */
  read(collection: string, where?: Record<string, unknown>): Promise<Record<string, unknown>[]>;
  /** Changes a stored document by dotted paths. */
  write(collection: string, id: string, set: Record<string, unknown>): Promise<void>;
  settle(): Promise<void>;
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'e2e', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  requireContract({ method: 'POST', url, status: response.status, text });
  const answer = fieldsIn(JSON.parse(text));
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Test control of a program in test mode. */
export function serverAt(url: string): Server {
  const control = (op: string, body: unknown) => post(`${url}/test-control/${op}`, body);
  return {
    url,
    reset: async () => void (await control('reset', {})),
    clock: async (now) => void (await control('clock', { now })),
    dice: async (value) => void (await control('dice', value === undefined ? {} : { value })),
    async read(collection, where = {}) {
      const { docs } = await control('read', { collection, where });
      return listIn(docs).map((doc) => fieldsIn(doc));
    },
    write: async (collection, id, set) => void (await control('write', { collection, id, set })),
    settle: async () => void (await control('settle', {})),
  };
}
