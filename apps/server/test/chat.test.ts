import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crowd, groupWith } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { addPlayer } from './support/storage.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let [author, friend, stranger, moderator]: Caller[] = [];
let party = '';
let count = 0;
beforeAll(async () => {
  server = await startServer({ env: { FLAG_REPORT_EMAIL: 'mods@example.org' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  count++;
  server.system.at += 100_000;
  const named = (name: string) => server.register(`${name}-${count}`);
  [author, friend, stranger, moderator] = [
    await named('author'),
    await named('friend'),
    await named('stranger'),
    await named('warden'),
  ];
  await changePlayer(server, the(moderator), (player) => ({ ...player, permissions: { moderator: true } }));
  party = await groupWith(server, [the(author), the(friend)]);
});

const the = (one: Caller | undefined): Caller => {
  if (!one) throw new Error('nobody is there yet');
  return one;
};
const say = async (one: Caller | undefined, message: string, id = party) => {
  server.system.at += 1000;
  return (await the(one).post(`/groups/${id}/chat`, { message })).body.data;
};
const post = async (one: Caller | undefined, message: string, id = party): Promise<string> =>
  textIn(await say(one, message, id), 'message', 'id');
const read = async (one: Caller | undefined, query = '', id = party): Promise<readonly unknown[]> => {
  const { body } = await the(one).get(`/groups/${id}/chat${query}`);
  if (!Array.isArray(body.data)) throw new TypeError(JSON.stringify(body));
  return body.data;
};
const mailsTo = (recipient: string) =>
  server.app.services.storage.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
const texts = async (one: Caller | undefined, query = '', id = party) =>
  (await read(one, query, id)).map((line) => textIn(line, 'text'));

describe('every call of a chat', () => {
  const id = '11111111-2222-4333-8444-555555555555';
  test.each([
    ['GET', `/groups/${id}/chat`],
    ['POST', `/groups/${id}/chat`],
    ['POST', `/groups/${id}/chat/${id}/like`],
    ['POST', `/groups/${id}/chat/${id}/flag`],
    ['POST', `/groups/${id}/chat/${id}/clearflags`],
    ['POST', `/groups/${id}/chat/seen`],
    ['DELETE', `/groups/${id}/chat/${id}`],
  ])('%s %s wants a signed-in caller', async (method, path) => {
    for (const version of ['v3', 'v4'])
      expect((await server.anyone.call(method, `/api/${version}${path}`)).status).toBe(401);
  });

  test('hides a private group from strangers', async () => {
    const line = await post(author, 'secret');
    const path = `/groups/${party}/chat`;
    const answers = [
      await the(stranger).get(path),
      await the(stranger).post(path, { message: 'hello' }),
      await the(stranger).post(`${path}/${line}/like`),
      await the(stranger).post(`${path}/${line}/flag`),
      await the(stranger).delete(`${path}/${line}`),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'groupNotFound'));
  });
});

describe('a message', () => {
  test('is answered as stored and read by the others, the newest first', async () => {
    const said = await say(author, '  **hello** ');
    expect(valueIn(said, 'message')).toMatchObject({
      groupId: party,
      text: '**hello**',
      unformattedText: 'hello',
      info: {},
      timestamp: expect.any(String),
      uuid: the(author).id,
      username: `author-${count}`,
      flagCount: 0,
      _meta: null,
    });
    await post(friend, 'hi');
    expect(await texts(friend)).toEqual(['hi', '**hello**']);
    const { body } = await the(friend).get('/groups/party');
    expect(listIn(body.data, 'chat').map((line) => textIn(line, 'text'))).toEqual(['hi', '**hello**']);
    expect((await storedPlayer(server, the(author))).party.lastMessageSeen).toBe(
      textIn(said, 'message', 'id'),
    );
  });

  test('is cut at 3000 characters', async () => {
    expect(textIn(await say(author, 'x'.repeat(3100)), 'message', 'text')).toHaveLength(3000);
  });

  test('links those who are mentioned', async () => {
    const said = await say(author, `hey @FRIEND-${count}, \`@friend-${count}\` and @nobody`);
    expect(textIn(said, 'message', 'text')).toBe(
      `hey [@FRIEND-${count}](/profile/${the(friend).id}), \`@friend-${count}\` and @nobody`,
    );
  });

  test('answers the list before it to a client that has missed something', async () => {
    const first = await post(author, 'one');
    const path = `/groups/${party}/chat?previousMsg=`;
    const upToDate = await the(friend).post(`${path}${first}`, { message: 'two' });
    expect(valueIn(upToDate.body.data, 'message', 'text')).toBe('two');
    const behind = await the(friend).post(`${path}${first}`, { message: 'three' });
    expect(listIn(behind.body.data, 'chat').map((line) => textIn(line, 'text'))).toEqual(['two', 'one']);
    expect(await texts(author)).toEqual(['three', 'two', 'one']);
  });

  test('comes in pages', async () => {
    for (const message of ['one', 'two', 'three']) await post(author, message);
    const [newest] = await read(friend, '?limit=1');
    expect(valueIn(newest, 'text')).toBe('three');
    expect(await texts(friend, `?before=${textIn(newest, 'id')}&limit=1`)).toEqual(['two']);
    expect(await texts(friend, '?before=11111111-2222-4333-8444-555555555555')).toHaveLength(3);
  });

  test('is liked, and no longer', async () => {
    const path = `/groups/${party}/chat/${await post(author, 'like me')}/like`;
    for (const likes of [true, false, true])
      expect((await the(friend).post(path)).body.data).toMatchObject({ likes: { [the(friend).id]: likes } });
  });

  test('is deleted by its author and by moderators, and by nobody else', async () => {
    const guild = await groupWith(server, [the(author), the(friend)], { type: 'guild', privacy: 'public' });
    for (const by of [author, moderator]) {
      const path = `/groups/${guild}/chat/${await post(author, 'away', guild)}`;
      expect((await the(friend).delete(path)).body.code).toBe('onlyCreatorOrAdminCanDeleteChat');
      expect((await the(by).delete(path)).body.data).toEqual({});
    }
    expect(await read(friend, '', guild)).toEqual([]);
  });
});

describe('reports', () => {
  const age = () => {
    server.system.at += 4 * 86_400_000;
  };

  test('of two players hide a message from all but its author and moderators', async () => {
    const guild = await groupWith(server, [the(author), the(friend)], { type: 'guild', privacy: 'public' });
    age();
    const path = `/groups/${guild}/chat/${await post(author, 'rude', guild)}`;
    for (const by of [friend, stranger]) expect((await the(by).post(`${path}/flag`)).status).toBe(200);
    expect(await texts(friend, '', guild)).toEqual([]);
    expect(await read(author, '', guild)).toMatchObject([{ text: 'rude', flagCount: 0, flags: {} }]);
    expect(await read(moderator, '', guild)).toMatchObject([{ text: 'rude', flagCount: 2 }]);
    expect((await the(moderator).post(`${path}/clearflags`)).body.data).toEqual({});
    expect(await texts(friend, '', guild)).toEqual(['rude']);
  });

  test('of new accounts count nothing, those of moderators five', async () => {
    const guild = await groupWith(server, [the(author)], { type: 'guild', privacy: 'public' });
    const path = `/groups/${guild}/chat/${await post(author, 'rude', guild)}/flag`;
    const flagged = async (by: Caller | undefined) =>
      valueIn((await the(by).post(path)).body.data, 'flagCount');
    expect([await flagged(friend), await flagged(moderator)]).toEqual([0, 5]);
  });

  test('are told to the moderators by mail, once for each', async () => {
    const line = await post(author, 'rude <b>words</b>');
    const path = `/groups/${party}/chat/${line}/flag`;
    for (let times = 0; times < 2; times++) await the(friend).post(path, { comment: 'not nice' });
    const all = await mailsTo('mods@example.org');
    const mails = all.filter(({ body }) => body.includes(`author-${count}`));
    expect(mails).toHaveLength(1);
    for (const words of ['rude <b>words</b>', 'not nice', `author-${count}`, `friend-${count}`, '/party'])
      expect(mails[0]?.body).toContain(words);
  });

  test('without end are refused for an hour, but those of moderators', async () => {
    const line = await post(author, 'rude');
    const flag = (by: Caller | undefined, id: string) => the(by).post(`/members/${id}/flag`);
    for (let times = 0; times < 60; times++) {
      const { _id } = await addPlayer(server.app.services.storage);
      expect((await flag(friend, _id)).status).toBe(200);
      expect((await flag(moderator, _id)).status).toBe(200);
    }
    const refused = await the(friend).post(`/groups/${party}/chat/${line}/flag`);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect((await flag(moderator, the(author).id)).status).toBe(200);
    server.system.at += 3_600_000;
    expect((await the(friend).post(`/groups/${party}/chat/${line}/flag`)).status).toBe(200);
  });

  test('are not needed for who is shadow-muted', async () => {
    await changePlayer(server, the(author), (player) => ({
      ...player,
      flags: { ...player.flags, chatShadowMuted: true },
    }));
    expect(valueIn(await say(author, 'hm'), 'message', 'flagCount')).toBe(10);
    expect([await texts(author), await texts(friend)]).toEqual([['hm'], []]);
  });
});

describe('what the game says', () => {
  const cast = { user: 'Ada', class: 'warrior', spell: 'valorousPresence', times: 1 };
  const tell = async (id: string, info: object, at: number) =>
    server.app.services.storage.db
      .insertInto('chat_lines')
      .values({ id: `${id}-${count}`, group_id: party, info: JSON.stringify(info), created_at: at })
      .execute();

  test('is told in the language of each reader, casts in a row as one', async () => {
    await tell('a', { type: 'all_items_found' }, 1);
    for (const [id, at] of [
      ['b', 2],
      ['c', 3],
    ] as const)
      await tell(id, { type: 'spell_cast_party', ...cast }, at);
    const [spell, end] = await read(author);
    expect([spell, end]).toMatchObject([
      { id: `c-${count}`, uuid: 'system', info: { type: 'spell_cast_party_multi', times: 2 } },
      { text: '`Everything has been found! The party receives its reward.`' },
    ]);
    expect(textIn(spell, 'text')).toMatch(/^`Ada casts .* 2 times\.`$/);
    await changePlayer(server, the(friend), (player) => ({
      ...player,
      preferences: { ...player.preferences, language: 'de' },
    }));
    expect(await texts(friend)).toContain('`Alles ist gefunden! Die Party bekommt ihre Belohnung.`');
  });
});

describe('posting', () => {
  /** Rows of the tables that others hang on, which a message could have touched. */
  const written = async (size: number) => {
    const id = await groupWith(server, [the(author)], { type: 'guild' });
    await crowd(server, { _id: id, type: 'guild' }, size);
    const { db } = server.app.services.storage;
    const look = async () => ({
      lines: (await db.selectFrom('chat_lines').select('id').execute()).length,
      notifications: (await db.selectFrom('notifications').select('id').execute()).length,
      jobs: (await db.selectFrom('jobs').select('id').execute()).length,
      versions: await db.selectFrom('player_social').select('v').execute(),
    });
    const before = await look();
    await post(author, 'hello', id);
    const after = await look();
    return { ...after, lines: after.lines - before.lines, same: [before.versions, after.versions] };
  };

  test('writes one line, whoever reads it', async () => {
    const few = await written(5);
    const many = await written(60);
    expect([few.lines, many.lines]).toEqual([1, 1]);
    expect(many.jobs).toBe(few.jobs);
    expect(many.notifications).toBe(few.notifications);
    expect(many.same[0]).toEqual(many.same[1]);
  });
});
