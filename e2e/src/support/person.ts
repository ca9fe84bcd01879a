import { textsIn, valueIn } from '@everdeed/content/values';
import { requireContract } from './contract.ts';
import { post, type Server } from './server.ts';

/** A player with an account, registered through the API. */
export interface Person {
  readonly id: string;
  readonly apiToken: string;
  readonly username: string;
  readonly password: string;
  readonly headers: Record<string, string>;
  /** Calls the API as this person; returns the data. */
  call<Data = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Data>;
  /** Creates a task; returns its id. */
  task(fields: Record<string, unknown>): Promise<string>;
  /** The stored player. */
  player(): Promise<StoredPlayer>;
  /** A task as the server returns it. */
  readTask(id: string): Promise<Record<string, unknown>>;
}

export interface StoredPlayer extends Record<string, unknown> {
  readonly stats: Readonly<Record<'hp' | 'mp' | 'exp' | 'gp' | 'lvl', number>>;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly profile: { readonly name: string };
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly tasksOrder: Readonly<Record<string, readonly string[]>>;
}

export const PASSWORD = 'a good long password';

/** A zone in which it is far from midnight now, so that no test runs into tomorrow. */
export function zoneByDay(now = new Date()): string {
  const hour = now.getUTCHours();
  return hour >= 4 && hour < 20 ? 'UTC' : 'Pacific/Auckland';
}

/** The zone of every player in this run; chosen once, since the choice could change in the middle of a test. */
export const HOME_ZONE = zoneByDay();

/** The headers by which a browser names its zone. */
function zoneHeaders(zone: string): Record<string, string> {
  const now = new Date();
  // Read as UTC, so that the zone of this machine does not matter.
  const there = Date.parse(`${now.toLocaleString('sv-SE', { timeZone: zone })}Z`);
  const offset = Math.round((now.getTime() - there) / 60_000);
  return { 'x-user-timezone': zone, 'x-user-timezoneoffset': String(offset) };
}

/** Registers a player who lives in `zone` and has already seen the welcome. */
export async function makePerson(server: Server, username = 'maren', zone = HOME_ZONE): Promise<Person> {
  const registered = await post(
    `${server.url}/api/v4/user/auth/local/register`,
    { username, email: `${username}@example.org`, password: PASSWORD, confirmPassword: PASSWORD },
    zoneHeaders(zone),
  );
  const { id, apiToken } = textsIn(registered['data'], 'id', 'apiToken');
  const person = personOf(server, { id, apiToken, username });
  await person.call('PUT', '/user', { 'flags.welcomed': true, 'flags.showTour': false });
  return person;
}

/** How often the habit was scored up, as the server counts it. */
export const countOf = async (person: Person, id: string): Promise<unknown> =>
  (await person.readTask(id))['counterUp'];

/** Gold from scoring a new habit this many times, undisturbed. */
export async function goldOf(person: Person, times: number): Promise<number> {
  const id = await person.task({ type: 'habit', text: 'Take the stairs' });
  for (let done = 0; done < times; done++) await person.call('POST', `/tasks/${id}/score/up`, {});
  return (await person.player()).stats.gp;
}

function personOf(server: Server, who: { id: string; apiToken: string; username: string }): Person {
  const headers = { 'x-api-user': who.id, 'x-api-key': who.apiToken, 'x-client': 'e2e' };
  const call = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const url = `${server.url}/api/v4${path}`;
    const response = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    requireContract({ method, url, status: response.status, text });
    const answer: unknown = JSON.parse(text);
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test says which fields of the answer it reads; the server's own tests hold the answer to the contract
    return valueIn(answer, 'data') as Data;
  };
  return {
    ...who,
    password: PASSWORD,
    headers,
    call,
    task: async (fields) => (await call<{ id: string }>('POST', '/tasks/user', fields)).id,
    player: () => call<StoredPlayer>('GET', '/user'),
    readTask: (id) => call('GET', `/tasks/${id}`),
  };
}
