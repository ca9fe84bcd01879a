import { describe, expect, test } from 'vitest';
import { makeChallenge } from './support/challenges.ts';
import { eachGroupWorld, good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { engines } from './support/postgres.ts';
import { type Caller, startServer } from './support/server.ts';

const about = (...slugs: string[]) => slugs.map((slug, _id) => ({ _id: String(_id), slug, name: slug }));

describe.each(engines)('how many there are on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('counts public guilds by what is looked for, and each category besides those chosen', async () => {
    const { server, ann, ben } = the();
    const tag = `Tally${ben.id.slice(0, 8)}`;
    const open = { type: 'guild', privacy: 'public' } as const;
    await groupWith(server, [ann, ben], {
      ...open,
      name: `${tag} a`,
      categories: about('creativity', 'finance'),
    });
    await groupWith(server, [ann], { ...open, name: `${tag} b`, categories: about('finance') });
    await groupWith(server, [ben], { ...open, name: `${tag} c` });
    await groupWith(server, [ben], { ...open, privacy: 'private', name: `${tag} d` });
    const count = async (query: string) => good(await ben.get(`/groups/count?search=${tag}${query}`));
    const categories = { creativity: 1, finance: 2, academics: 0 };
    expect(await count('')).toMatchObject({ total: 3, categories });
    expect(await count('&categories=creativity')).toMatchObject({ total: 1, categories });
    expect(await count('&categories=creativity,finance')).toMatchObject({ total: 2, categories });
    expect(await count('&member=true')).toMatchObject({ total: 2, categories: { finance: 1 } });
    expect(await count('&minMemberCount=2')).toMatchObject({ total: 1, categories: { finance: 1 } });
    expect(await count('nobody')).toMatchObject({ total: 0, categories: { finance: 0 } });
  });

  test('counts the challenges that the list shows, page after page', async () => {
    const { server, ann, ben, cat } = the();
    const group = await groupWith(server, [ann, ben]);
    for (let n = 0; n < 11; n++)
      await makeChallenge(server, n === 0 ? ben : ann, group, {
        name: `No. ${n}`,
        categories: about(n < 2 ? 'finance' : 'academics'),
      });
    const count = async (one: Caller, query = '') => good(await one.get(`/challenges/count${query}`));
    const categories = { finance: 2, academics: 9, creativity: 0 };
    expect(await count(ben)).toMatchObject({ total: 11, categories });
    expect(await count(ben, '?categories=finance')).toMatchObject({ total: 2, categories });
    expect(await count(ben, '?owned=owned')).toMatchObject({ total: 1, categories: { academics: 0 } });
    expect(await count(ben, '?search=No.%201x 10')).toMatchObject({ total: 11 });
    expect(await count(ben, '?search=10')).toMatchObject({ total: 1 });
    expect(await count(cat)).toMatchObject({ total: 0, categories: { finance: 0 } });
  });
});

test('a server without public guilds has none to count', async () => {
  const server = await startServer({ env: { PUBLIC_GROUPS: 'false' } });
  const one = await server.register('alone');
  expect(good(await one.get('/groups/count'))).toEqual({ total: 0, categories: {} });
  await server.close();
});
