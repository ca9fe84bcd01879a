import { fieldsIn, listIn } from '@everdeed/content/values';
import type { Caller, TestServer } from './server.ts';

const send = (caller: Caller, path: string, body: string) =>
  caller.call('POST', path, { body, headers: { 'content-type': 'application/octet-stream' } });

/** Imports a file, or whatever else is given as text. */
export const bring = (caller: Caller, file: object | string, query = '') =>
  send(caller, `/imports${query}`, typeof file === 'string' ? file : JSON.stringify(file));

/** Asks what an import would do. */
export const preview = (caller: Caller, file: object, query = '') =>
  send(caller, `/imports/preview${query}`, JSON.stringify(file));

/** The user data export, as JSON or XML. */
export const exported = async (caller: Caller, kind = 'json'): Promise<string> =>
  (await caller.get(`//export/userdata.${kind}`)).text;

let names = 0;

/** Somebody new, whose account takes an import. */
export const newMover = (where: TestServer): Promise<Caller> =>
  where.register(`mover-${++names}`, 'habitica-ios');

/** What moves with an account: all but who it is here, and what is computed or told anew. */
export function moving(text: string): unknown {
  const { _id, id: _same, _v, auth: _auth, notifications: _told, ...view } = fieldsIn(JSON.parse(text));
  const tasks = Object.fromEntries(
    Object.entries(fieldsIn(view['tasks'] ?? {})).map(([key, list]) => [
      key,
      listIn(list).map((task) => ({ ...fieldsIn(task), userId: 'somebody' })),
    ]),
  );
  return { ...view, tasks };
}

/** A valid id, the same for the same number. */
export const id = (n: number): string => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A file of an export, with what matters to a test. */
export const file = (more: Record<string, unknown> = {}) => ({
  stats: { lvl: 57 },
  items: {},
  preferences: {},
  ...more,
});

/** A daily of such a file. */
export const daily = { _id: id(1), type: 'daily', text: 'water the ferns', streak: 84, value: 3 };
