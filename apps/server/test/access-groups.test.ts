import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copiesOf } from '../src/storage/inbox/read-inbox.ts';
import { type GroupRow, groupRows } from './support/access/group-rows.ts';
import { memberRows } from './support/access/member-rows.ts';
import { asRole, type Cast, castOf, outcomeOf, stageGroup, withNames } from './support/access/group-stage.ts';
import { type Role, roles } from './support/access/roles.ts';
import { secretsIn } from './support/access/secrets.ts';
import { good } from './support/group-world.ts';
import { messageIn } from './support/messages.ts';
import { changePlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let the: Cast;
let callers: ReadonlyMap<string, Caller>;
beforeAll(async () => {
  server = await startServer();
  ({ the, callers } = await castOf(server));
});
afterAll(() => server.close());

const rows: readonly GroupRow[] = [...groupRows, ...memberRows];

/** The ids of a message's two copies and of both. */
async function written(from: Caller, to: Caller): Promise<readonly [string, string, string]> {
  const sent = await from.post('/members/send-private-message', { toUserId: to.id, message: 'hi' });
  good(sent);
  const { id, uniqueMessageId } = messageIn(sent);
  const copies = await copiesOf(server.app.services.storage.db, uniqueMessageId);
  return [id, copies.find(({ ownerId }) => ownerId === to.id)?.id ?? '', uniqueMessageId];
}

/** What the words of a row about messages stand for. */
async function correspondence(role: Role): Promise<Record<string, string>> {
  server.system.at += 60_000;
  const reader = role === 'leader' ? the('other') : the('leader');
  for (const one of [reader, the(role)])
    await changePlayer(server, one, (player) => asRole(the, 'member', player));
  const [own, theirs, said] = await written(the(role), reader);
  const [, , apart] = await written(the('leader'), the('other'));
  return { OWN: own, THEIRS: theirs, SAID: said, APART: apart, WRITER: reader.id };
}

const needsMessages = /OWN|THEIRS|SAID|APART/;

describe.each(rows)('$call', ({ call, quest, body, answers }) => {
  test('answers everybody as the documents say', async () => {
    const given: Record<string, string> = {};
    for (const role of roles) {
      const messages = needsMessages.test(call) ? await correspondence(role) : {};
      const { id, line } = await stageGroup(server, the, role, { quest });
      const names: Record<string, string> = {
        ...messages,
        ID: id,
        LINE: line,
        NAME: `hero-${roles.indexOf('leader')}`,
        OTHER: the('other').id,
        LEADER: the('leader').id,
        AWAY: the('away').id,
      };
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
