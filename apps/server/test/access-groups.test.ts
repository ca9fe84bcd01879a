import { describe, expect, test } from 'vitest';
import { copiesOf } from '../src/storage/inbox/read-inbox.ts';
import { companyOf } from './support/access/everybody.ts';
import { type GroupRow, groupRows } from './support/access/group-rows.ts';
import { memberRows } from './support/access/member-rows.ts';
import { asRole, parts, stageGroup } from './support/access/group-stage.ts';
import { type Role, roles } from './support/access/roles.ts';
import { good } from './support/group-world.ts';
import { messageIn } from './support/messages.ts';
import { changePlayer } from './support/players.ts';
import type { Caller } from './support/server.ts';

const company = companyOf(parts);
const { the } = company;

const rows: readonly GroupRow[] = [...groupRows, ...memberRows];

/** The ids of a message's two copies and of both. */
async function written(from: Caller, to: Caller): Promise<readonly [string, string, string]> {
  const sent = await from.post('/members/send-private-message', { toUserId: to.id, message: 'hi' });
  good(sent);
  const { id, uniqueMessageId } = messageIn(sent);
  const copies = await copiesOf(company.server.app.services.storage.db, uniqueMessageId);
  return [id, copies.find(({ ownerId }) => ownerId === to.id)?.id ?? '', uniqueMessageId];
}

/** What the words of a row about messages stand for. */
async function correspondence(role: Role): Promise<Record<string, string>> {
  company.server.system.at += 60_000;
  const reader = role === 'leader' ? the('other') : the('leader');
  for (const one of [reader, the(role)])
    await changePlayer(company.server, one, (player) => asRole(the, 'member', player));
  const [own, theirs, said] = await written(the(role), reader);
  const [, , apart] = await written(the('leader'), the('other'));
  return { OWN: own, THEIRS: theirs, SAID: said, APART: apart, WRITER: reader.id };
}

const needsMessages = /OWN|THEIRS|SAID|APART/;

describe.each(rows)('$call $quest', ({ quest, answers, ...row }) => {
  test('answers everybody as the documents say', async () => {
    const given = await company.answersTo(row, roles, async (role) => {
      const messages = needsMessages.test(row.call) ? await correspondence(role) : {};
      const { id, line } = await stageGroup(company, role, { quest });
      return {
        ...messages,
        ID: id,
        LINE: line,
        NAME: `hero-${roles.indexOf('leader')}`,
        OTHER: the('other').id,
        LEADER: the('leader').id,
        AWAY: the('away').id,
      };
    });
    expect(given).toEqual(answers);
  });
});
