import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachPlayer } from './support/each-player.ts';
import { heardBy } from './support/heard.ts';
import { messageIn } from './support/messages.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let writer: Caller;
let reader: Caller;
let count = 0;
eachPlayer('writer', (now) => ({ server, player: writer } = now));
beforeEach(async () => {
  reader = await server.register(`reader${++count}`);
});

const send = async (from: Caller, to: Caller, message: string) => {
  server.system.at += 1000;
  return from.post('/members/send-private-message', { message, toUserId: to.id });
};
const list = async (of: Caller, path = '/inbox/messages') => listIn((await of.get(path)).body.data);
const texts = async (of: Caller, path?: string) => (await list(of, path)).map((one) => textIn(one, 'text'));
const change = (one: Caller, act: Parameters<typeof changePlayer>[2]) => changePlayer(server, one, act);
const flagged = (one: Caller, flags: object) =>
  change(one, (stored) => ({ ...stored, flags: { ...stored.flags, ...flags } }));
const unread = async (one: Caller) => (await storedPlayer(server, one)).inbox.newMessages;
const moderator = async () => {
  const one = await server.register(`warden${count}`);
  await change(one, (stored) => ({ ...stored, permissions: { moderator: true } }));
  return one;
};

describe('a private message', () => {
  test('is kept by both, each with the other’s name, and counts as unread', async () => {
    const before = (await storedPlayer(server, reader))._v;
    const { status, body } = await send(writer, reader, '  **hello** ');
    const shared = { text: '**hello**', unformattedText: 'hello', info: {}, likes: {}, flagCount: 0 };
    expect([status, valueIn(body.data, 'message')]).toMatchObject([
      200,
      { ...shared, sent: true, ownerId: writer.id, uuid: reader.id, username: `reader${count}` },
    ]);
    const [received] = await list(reader);
    expect(received).toMatchObject({ ...shared, sent: false, ownerId: reader.id, uuid: writer.id });
    expect(textIn(received, 'uniqueMessageId')).toBe(textIn(body.data, 'message', 'uniqueMessageId'));
    expect(textIn(received, 'timestamp')).toBe(textIn(body.data, 'message', 'timestamp'));
    expect([await unread(reader), await unread(writer)]).toEqual([1, 0]);
    expect((await storedPlayer(server, reader))._v).toBe(before + 1);
  });

  test('to oneself is kept once, and is not unread', async () => {
    await send(writer, writer, 'remember');
    expect(await list(writer)).toMatchObject([{ sent: false, uuid: writer.id, ownerId: writer.id }]);
    expect(await unread(writer)).toBe(0);
  });

  test('is cut at 3000 characters, and links those who are mentioned', async () => {
    await send(writer, reader, `@READER${count} ${'x'.repeat(3100)}`);
    const [text = ''] = await texts(reader);
    expect(text).toContain(`[@READER${count}](/profile/${reader.id})`);
    expect(text.replace(/^\[[^ ]* /, '')).toHaveLength(3000 - ` reader${count}`.length - 1);
  });

  test('is heard by open pages of both', async () => {
    const events = await heardBy(server, reader, () => send(writer, reader, 'hello'));
    const said = { kind: 'inbox', message: { text: 'hello', sent: false } };
    expect(events).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'player' })]));
    expect(events.filter(({ kind }) => kind === 'inbox')).toMatchObject([said]);
    const own = await heardBy(server, writer, () => send(writer, reader, 'hello'));
    expect(own).toMatchObject([{ kind: 'inbox', message: { sent: true } }]);
  });

  test('calls by mail when nothing else is unread, unless that is not wanted', async () => {
    const { db } = server.app.services.storage;
    const mails = async () =>
      (await db.selectFrom('mails').selectAll().where('player_id', '=', reader.id).execute()).map(
        ({ subject }) => subject,
      );
    await send(writer, reader, 'one');
    await send(writer, reader, 'two');
    expect(await mails()).toEqual([`${(await storedPlayer(server, writer)).profile.name} wrote to you`]);
    await reader.post('/user/mark-pms-read');
    await reader.put('/user', { 'preferences.emailNotifications.newPM': false });
    await send(writer, reader, 'three');
    expect(await mails()).toHaveLength(1);
  });

  test('of somebody who is shadow-muted reaches nobody', async () => {
    await flagged(writer, { chatShadowMuted: true });
    expect((await send(writer, reader, 'hm')).status).toBe(200);
    expect([await texts(writer), await texts(reader), await unread(reader)]).toEqual([['hm'], [], 0]);
  });

  test('of a moderator passes every objection', async () => {
    const warden = await moderator();
    await reader.post(`/user/block/${warden.id}`);
    await change(reader, (stored) => ({ ...stored, inbox: { ...stored.inbox, optOut: true } }));
    expect((await send(warden, reader, 'a word, please')).status).toBe(200);
  });
});

describe('reading', () => {
  test('shows the newest first, of one person if asked for, in pages', async () => {
    const third = await server.register(`third${count}`);
    for (const text of ['one', 'two']) await send(writer, reader, text);
    await send(third, reader, 'three');
    expect(await texts(reader)).toEqual(['three', 'two', 'one']);
    expect(await texts(reader, `/inbox/messages?conversation=${writer.id.toUpperCase()}&page=0`)).toEqual([
      'two',
      'one',
    ]);
    for (const page of [1, 8, 1e9]) expect(await texts(reader, `/inbox/messages?page=${page}`)).toEqual([]);
  });

  test('never goes beyond the newest 400', async () => {
    const { db } = server.app.services.storage;
    const rows = Array.from({ length: 410 }, (_, index) => ({
      owner_id: reader.id,
      id: `m${index}`,
      unique_id: `m${index}`,
      other_id: writer.id,
      sent: 0,
      text: `#${index}`,
      plain: `#${index}`,
      doc: '{}',
      likes: '{}',
      flags: '{}',
      flag_count: 0,
      imported: 0,
      created_at: index,
    }));
    for (const part of [rows.slice(0, 200), rows.slice(200)])
      await db.insertInto('inbox_messages').values(part).execute();
    expect(await list(reader)).toHaveLength(400);
    expect(await texts(reader, '/inbox/messages?page=7')).toHaveLength(50);
    expect(await texts(reader, '/inbox/messages?page=8')).toEqual([]);
  });

  test('by author and receiver has one’s own name on what one has sent', async () => {
    await send(writer, reader, 'hello');
    const mapped = { uuid: writer.id, toUUID: reader.id, toUserName: `reader${count}`, sent: true };
    expect(await list(writer, '/inbox/paged-messages')).toMatchObject([mapped]);
    const [received] = await list(reader, '/inbox/paged-messages');
    expect(received).toMatchObject({ uuid: writer.id, sent: false });
    expect(received).not.toHaveProperty('toUUID');
  });

  test('by conversations has the latest message of each, with what is known of the person', async () => {
    const third = await server.register(`other${count}`);
    for (const text of ['one', 'two']) await send(writer, reader, text);
    await send(third, reader, 'three');
    await writer.post(`/user/block/${reader.id}`);
    const conversations = await list(reader, '/inbox/conversations');
    expect(conversations).toMatchObject([
      { uuid: third.id, _id: third.id, text: 'three', count: 1, canReceive: true, userStyles: {} },
      { uuid: writer.id, text: 'two', count: 2, canReceive: false },
    ]);
    expect(await list(reader, '/inbox/conversations?page=1')).toEqual([]);
    await third.delete('/user', { password: 'password-1' });
    const [gone] = await list(reader, '/inbox/conversations?page=0');
    expect(gone).toMatchObject({ uuid: third.id, user: `other${count}`, text: 'three' });
    expect(gone).not.toHaveProperty('canReceive');
  });

  test('in v3 comes with the player, by id, also once it has changed', async () => {
    const { id } = messageIn(await send(writer, writer, 'hello'));
    const messages = async (path: string) =>
      fieldsIn((await writer.get(`/api/v3${path}`)).body.data, 'inbox', 'messages');
    expect(await messages('/user')).toMatchObject({ [id]: { text: 'hello' } });
    expect(await messages('/user?userFields=inbox')).toMatchObject({ [id]: { text: 'hello' } });
    await writer.delete(`/inbox/messages/${id}`);
    expect(await messages('/user')).toEqual({});
    expect((await writer.get('/user')).body.data).not.toHaveProperty('inbox.messages');
  });

  test('without names and texts for bug reports', async () => {
    await send(reader, writer, 'a secret');
    const { text, body } = await writer.get('/user/anonymized');
    expect(text).not.toContain('a secret');
    expect(text).not.toContain(`reader${count}`);
    expect(Object.values(fieldsIn(body.data, 'user', 'inbox', 'messages'))).toMatchObject([
      { text: 'inbox message text' },
    ]);
  });
});

describe('deleting', () => {
  test('takes one’s own copy away, and no other', async () => {
    const { id } = messageIn(await send(writer, reader, 'hello'));
    expect((await reader.delete(`/inbox/messages/${id}`)).status).toBe(404);
    expect((await reader.delete(`/user/messages/${id}`)).status).toBe(200);
    expect((await writer.delete(`/inbox/messages/${id.toUpperCase()}`)).body.data).toEqual({});
    expect([await texts(writer), await texts(reader)]).toEqual([[], ['hello']]);
  });

  test('in the old way answers what is left, and minds no unknown id', async () => {
    const { id } = messageIn(await send(writer, reader, 'one'));
    const kept = messageIn(await send(writer, reader, 'two')).id;
    for (const path of [`v3/user/messages/${id}`, 'v4/user/messages/nothing', 'v3/user/messages/%20']) {
      const { status, body } = await writer.delete(`/api/${path}`);
      expect([status, Object.keys(fieldsIn(body.data))]).toEqual([200, [kept]]);
    }
  });

  test.each(['/api/v4/inbox/clear', '/api/v3/user/messages'])('of everything: %s', async (path) => {
    await send(reader, writer, 'hello');
    const events = await heardBy(server, writer, () => writer.delete(path));
    expect(events.at(-1)).toEqual({ kind: 'inbox' });
    expect([await texts(writer), await unread(writer), await texts(reader)]).toEqual([[], 0, ['hello']]);
  });

  test('an account takes its copies along and leaves those of others', async () => {
    await send(writer, reader, 'hello');
    expect((await writer.delete('/user', { password: 'password-1' })).status).toBe(200);
    expect(await texts(reader)).toEqual(['hello']);
    const { db } = server.app.services.storage;
    const left = await db.selectFrom('inbox_messages').select('owner_id').execute();
    expect(left.map(({ owner_id }) => owner_id)).not.toContain(writer.id);
  });
});

describe('liking', () => {
  test('is seen by both, and ends', async () => {
    const { uniqueMessageId } = messageIn(await send(writer, reader, 'like me'));
    const like = (one: Caller) => one.post(`/inbox/like-private-message/${uniqueMessageId}`);
    const events = await heardBy(server, writer, async () => {
      expect((await like(reader)).body.data).toMatchObject({
        ownerId: writer.id,
        likes: { [reader.id]: true },
      });
    });
    expect(events).toMatchObject([{ kind: 'inbox', message: { likes: { [reader.id]: true } } }]);
    await like(writer);
    await like(reader);
    const likes = { [reader.id]: false, [writer.id]: true };
    for (const one of [writer, reader]) expect(await list(one)).toMatchObject([{ likes }]);
  });

  test('a message of which the other copy is gone answers one’s own', async () => {
    const { id, uniqueMessageId } = messageIn(await send(writer, reader, 'like me'));
    await writer.delete(`/inbox/messages/${id}`);
    expect((await reader.post(`/inbox/like-private-message/${uniqueMessageId}`)).body.data).toMatchObject({
      ownerId: reader.id,
    });
  });
});

describe('reporting', () => {
  test('marks one’s own copy, and tells nobody but the moderators', async () => {
    await send(writer, reader, 'rude');
    const [copy] = await list(reader);
    const path = `/members/flag-private-message/${textIn(copy, 'id')}`;
    const { body } = await reader.post(path, { comment: 'look' });
    expect(body.data).toMatchObject({ ok: true, message: { flagCount: 1, flags: { [reader.id]: true } } });
    expect(await list(reader)).toMatchObject([{ reported: true }]);
    expect(await list(writer)).toMatchObject([{ flagCount: 0, flags: {} }]);
    const warden = await moderator();
    const again = await warden.post(`${path}?userId=${reader.id}`);
    expect(valueIn(again.body.data, 'message', 'flagCount')).toBe(5);
    // Who else reported it is nothing for the owner.
    expect(fieldsIn((await list(reader))[0], 'flags')).toEqual({ [reader.id]: true });
  });
});
