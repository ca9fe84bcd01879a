import { afterAll, beforeAll, expect } from 'vitest';
import { type Answer, type Caller, startServer, type TestServer } from '../server.ts';
import type { AccessRow } from './roles.ts';
import { secretsIn } from './secrets.ts';

/** What the words in capitals of a row stand for. */
export type Names = Readonly<Record<string, string>>;

/** Who plays the parts in a test of access, and where. */
export interface Company<Part extends string> {
  /** From the start of the tests on. */
  readonly server: TestServer;
  /** Who plays a part. */
  readonly the: (part: Part) => Caller;
  /** What each of them is answered who asks this call, `ok` or the key of the refusal; `stage` makes ready for one. */
  readonly answersTo: <Role extends Part>(
    row: Pick<AccessRow, 'call' | 'body'>,
    roles: readonly Role[],
    stage: (role: Role) => Promise<Names>,
  ) => Promise<Record<Role, string>>;
}

/** A server for the tests of a file, with a player for each of these parts, called `hero-0` and so on. */
export function companyOf<Part extends string>(parts: readonly Part[]): Company<Part> {
  const callers = new Map<Part, Caller>();
  let started: TestServer | undefined;
  beforeAll(async () => {
    started = await startServer();
    for (const [index, part] of parts.entries()) callers.set(part, await started.register(`hero-${index}`));
  });
  afterAll(() => started?.close());
  const the = (part: Part): Caller => present(callers.get(part), part);
  return {
    get server() {
      return present(started, 'server');
    },
    the,
    async answersTo({ call, body }, roles, stage) {
      const given: (readonly [(typeof roles)[number], string])[] = [];
      for (const role of roles) {
        const names = await stage(role);
        const [method = '', path = ''] = call.split(' ');
        const payload: unknown = body && JSON.parse(withNames(JSON.stringify(body), names));
        const answer = await the(role).call(method, withNames(path, names), payload ? { body: payload } : {});
        expect(secretsIn(answer.text, the(role), callers.values())).toEqual([]);
        given.push([role, outcomeOf(answer)]);
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every role has been asked
      return Object.fromEntries(given) as Record<(typeof roles)[number], string>;
    },
  };
}

function present<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`there is no ${name}`);
  return value;
}

/** What an answer comes to: `ok`, or the key of its refusal. */
const outcomeOf = ({ status, body }: Answer): string =>
  status < 300 ? 'ok' : String(body.code ?? body.errors?.[0]?.code);

/** Puts names in the place of the words in capitals. */
const withNames = (text: string, names: Names): string =>
  text.replaceAll(/[A-Z]{2,}/g, (word) => names[word] ?? word);
