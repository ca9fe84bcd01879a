import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, castOf, outcomeOf, stageGroup, withNames } from './support/access/group-stage.ts';
import { guildRows } from './support/access/guild-rows.ts';
import { roles } from './support/access/roles.ts';
import { secretsIn } from './support/access/secrets.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let the: Cast;
let callers: ReadonlyMap<string, Caller>;
beforeAll(async () => {
  server = await startServer();
  ({ the, callers } = await castOf(server));
});
afterAll(() => server.close());

const cases = guildRows.flatMap(({ answers, ...row }) => [
  { ...row, privacy: 'private' as const, answers: answers.private },
  { ...row, privacy: 'public' as const, answers: answers.public },
]);

describe.each(cases)('$call of a $privacy guild', ({ call, body, privacy, answers }) => {
  test('answers everybody as the documents say', async () => {
    const given: Record<string, string> = {};
    for (const role of roles) {
      server.system.at += 60_000;
      const { id, line } = await stageGroup(server, the, role, { group: { type: 'guild', privacy } });
      const names = { ID: id, LINE: line, OTHER: the('other').id, AWAY: the('away').id };
      const [method = '', path = ''] = call.split(' ');
      const payload: unknown = body && JSON.parse(withNames(JSON.stringify(body), names));
      const options = payload ? { body: payload } : {};
      const answer = await the(role).call(method, withNames(path, names), options);
      expect(secretsIn(answer.text, the(role), callers.values())).toEqual([]);
      given[role] = outcomeOf(answer);
    }
    expect(given).toEqual(answers);
  });
});
