import { expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import type { Caller } from './support/server.ts';

let player: Caller;
eachPlayer('guest', (now) => ({ player } = now));
const tavernId = '00000000-0000-4000-A000-000000000000';

test.each(['party', 'guilds', 'privateGuilds', 'publicGuilds', 'party,guilds', 'publicGuilds,tavern'])(
  'there are no groups of type %s',
  async (type) => {
    const { status, body } = await player.get(`/groups?type=${type}`);
    expect([status, body.data]).toEqual([200, []]);
  },
);

test('the tavern stands in the list that is asked for it', async () => {
  const { body } = await player.get('/groups?type=party,guilds,tavern');
  expect(body.data).toMatchObject([{ _id: tavernId, id: tavernId, name: 'Tavern', type: 'guild' }]);
});

test('a list without a type is refused by the parameter', async () => {
  const { body } = await player.get('/groups');
  expect(body).toMatchObject({
    code: 'invalidReqParams',
    errors: [{ code: 'groupTypesRequired', param: 'type' }],
  });
});

test.each(['habitrpg', tavernId, tavernId.toLowerCase()])('the tavern is there, as %s', async (id) => {
  for (const version of ['v3', 'v4']) {
    const { status, body } = await player.get(`/api/${version}/groups/${id}`);
    expect([status, body.data]).toMatchObject([
      200,
      { _id: tavernId, privacy: 'public', chat: [], quest: { active: false } },
    ]);
  }
});

test.each(['party', '11111111-2222-4333-8444-555555555555', 'x'])('%s is no group', async (id) => {
  const { status, body } = await player.get(`/groups/${id}`);
  expect([status, body.error, body.code]).toEqual([404, 'NotFound', 'groupNotFound']);
});
