import { describe, expect, test } from 'vitest';
import { companyOf } from './support/access/everybody.ts';
import { parts, stageGroup, stageTavern } from './support/access/group-stage.ts';
import { guildRows } from './support/access/guild-rows.ts';
import { roles } from './support/access/roles.ts';
import { tavernRows } from './support/access/tavern-rows.ts';

const company = companyOf(parts);
const { the } = company;

const cases = guildRows.flatMap(({ answers, ...row }) => [
  { ...row, privacy: 'private' as const, answers: answers.private },
  { ...row, privacy: 'public' as const, answers: answers.public },
]);

describe.each(cases)('$call of a $privacy guild', ({ privacy, answers, ...row }) => {
  test('answers everybody as the documents say', async () => {
    const given = await company.answersTo(row, roles, async (role) => {
      company.server.system.at += 60_000;
      const { id, line } = await stageGroup(company, role, { group: { type: 'guild', privacy } });
      return { ID: id, LINE: line, OTHER: the('other').id, AWAY: the('away').id };
    });
    expect(given).toEqual(answers);
  });
});

describe.each(tavernRows)('$call', ({ answers, ...row }) => {
  test('answers everybody as the documents say, as a guest of the tavern', async () => {
    const given = await company.answersTo(row, roles, async (role) => {
      company.server.system.at += 60_000;
      const { id, line } = await stageTavern(company, role);
      return { ID: id, LINE: line, OTHER: the('other').id };
    });
    expect(given).toEqual(answers);
  });
});
