import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { eachReader } from './support/each-reader.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import type { Caller, TestServer } from './support/server.ts';

let server: TestServer;
let player: Caller;
let other: Caller;
let name = '';
eachReader((now) => ({ server, player, other, name } = now));
const change = (act: (stored: Player) => Player) => changePlayer(server, other, act);

describe('a public profile', () => {
  test('shows what everybody may see, and nothing else', async () => {
    await change((stored) => ({
      ...stored,
      balance: 7,
      profile: { ...stored.profile, blurb: 'A heron.' },
      items: { ...stored.items, eggs: { Wolf: 1 } },
      inbox: { ...stored.inbox, blocks: [player.id] },
      party: { ...stored.party, lastMessageSeen: 'a-message' },
    }));
    const { status, body, text } = await player.get(`/members/${other.id.toUpperCase()}`);
    expect([status, body.data]).toMatchObject([
      200,
      {
        _id: other.id,
        id: other.id,
        profile: { name, blurb: 'A heron.' },
        auth: { local: { username: name }, timestamps: { created: expect.any(String) } },
        flags: { classSelected: false, verifiedUsername: true },
        stats: { hp: 50, maxHealth: 50, toNextLevel: 25, maxMP: 30 },
        items: { eggs: { Wolf: 1 } },
        preferences: { size: 'slim', background: 'violet', sleep: false },
      },
    ]);
    expect(Object.keys(fieldsIn(body.data)).toSorted()).toEqual(
      '_id id auth achievements flags inbox items loginIncentives party preferences profile stats'
        .split(' ')
        .toSorted(),
    );
    expect(valueIn(body.data, 'inbox')).toEqual({ optOut: false });
    for (const secret of [
      '@example.org',
      'apiToken',
      'balance',
      'blocks',
      'language',
      'tasksOrder',
      'a-message',
    ])
      expect(text).not.toContain(secret);
  });

  test('leaves out objects without fields, and keeps lists', async () => {
    const { body } = await player.get(`/members/${other.id}`);
    expect(body.data).not.toHaveProperty('items.pets');
    expect(body.data).not.toHaveProperty('backer');
    expect(body.data).toHaveProperty('achievements.challenges', []);
  });

  test('hides a username that is not verified', async () => {
    await change((stored) => ({ ...stored, flags: { ...stored.flags, verifiedUsername: false } }));
    expect((await player.get(`/members/${other.id}`)).body.data).toMatchObject({
      auth: { local: { username: null } },
    });
    expect((await player.get(`/members/username/${name}`)).body.code).toBe('userNotFound');
  });
});

describe('a username', () => {
  test.each([(one: string) => one, (one: string) => `@${one}`, (one: string) => one.toUpperCase()])(
    'is found in any form (%#)',
    async (form) => {
      const { status, body } = await player.get(`/members/username/${form(name)}`);
      expect([status, body.data]).toMatchObject([200, { id: other.id, inbox: { canReceive: true } }]);
    },
  );

  test.each<[string, (stored: Player) => Player]>([
    ['blocks', (stored) => ({ ...stored, inbox: { ...stored.inbox, blocks: [player.id] } })],
    ['wants no messages', (stored) => ({ ...stored, inbox: { ...stored.inbox, optOut: true } })],
  ])('of somebody who %s the caller says so', async (_how, act) => {
    await change(act);
    const { body } = await player.get(`/members/username/${name}`);
    expect(body.data).toMatchObject({ inbox: { canReceive: false } });
  });
});

describe('gems for another', () => {
  const give = (body: object) => player.post('/members/transfer-gems', { toUserId: other.id, ...body });

  test('move with entries for both, a message in the language of each, and a mail', async () => {
    await changePlayer(server, player, (stored) => ({ ...stored, balance: 2 }));
    await change((stored) => ({ ...stored, preferences: { ...stored.preferences, language: 'de' } }));
    const { status, body } = await give({ gemAmount: '3', message: 'for you' });
    expect([status, body.data]).toEqual([200, {}]);
    expect((await storedPlayer(server, player)).balance).toBe(1.25);
    expect((await storedPlayer(server, other)).balance).toBe(0.75);
    const history = async (one: Caller) => (await one.get('/user/purchase-history')).body.data;
    const sent = { transactionType: 'gift_send', amount: -0.75, currentAmount: 1.25, reference: other.id };
    expect(await history(player)).toMatchObject([sent]);
    const received = { transactionType: 'gift_receive', amount: 0.75, reference: player.id };
    expect(await history(other)).toMatchObject([received]);
    const first = async (one: Caller) => listIn((await one.get('/inbox/messages')).body.data)[0];
    expect(textIn(await first(player), 'text')).toMatch(/^`A parcel for .* 3 gems into it\.` for you$/);
    expect(textIn(await first(other), 'text')).toMatch(/^`Ein Päckchen für .* 3 Edelsteine .*` for you$/);
    const { db } = server.app.services.storage;
    const mails = await db.selectFrom('mails').selectAll().where('player_id', '=', other.id).execute();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Edelsteine')]);
  });

  test('arrive without a message from somebody who is shadow-muted', async () => {
    await changePlayer(server, player, (stored) => ({
      ...stored,
      balance: 1,
      flags: { ...stored.flags, chatShadowMuted: true },
    }));
    expect((await give({ gemAmount: 4 })).status).toBe(200);
    expect((await storedPlayer(server, other)).balance).toBe(1);
    expect((await other.get('/inbox/messages')).body.data).toEqual([]);
  });
});

test('objections are told in the language of who asks', async () => {
  const objections = async (query = '') =>
    (await player.get(`/members/${other.id}/objections/send-private-message${query}`)).body.data;
  expect(await objections()).toEqual([]);
  await other.post(`/user/block/${player.id}`);
  expect(await objections()).toEqual(['You can’t send messages to this player.']);
  expect(await objections('?lang=de')).toEqual(['Dieser Person kannst du keine Nachrichten schicken.']);
});

describe('finding somebody to mention', () => {
  const found = async (start: string, query = '') =>
    listIn((await player.get(`/members/find/${start}${query}`)).body.data).map((one) =>
      textIn(one, 'auth', 'local', 'username'),
    );

  test('goes by the beginning of a name, in either case', async () => {
    expect(await found(`@${name.toUpperCase()}`)).toEqual([name]);
    expect(await found(`x${name}`)).toEqual([]);
    expect(await found(encodeURIComponent('%'))).toEqual([]);
  });

  test('leaves out who may not write', async () => {
    await change((stored) => ({ ...stored, flags: { ...stored.flags, chatRevoked: true } }));
    expect(await found(name)).toEqual([]);
  });

  test('tells who has written to a group first, to those who can read it', async () => {
    const names = [1, 2, 3, 4, 5, 6].map((place) => `crowd-${place}`);
    const callers: Caller[] = [];
    for (const one of names) callers.push(await server.register(one));
    const [, , , , , last] = callers;
    if (!last) throw new Error('nobody is there');
    const party = await groupWith(server, [last]);
    await last.post(`/groups/${party}/chat`, { message: 'hello' });
    expect(await found('crowd', `?context=party&id=${party}`)).toEqual(names.slice(0, 5));
    const { body } = await last.get(`/members/find/crowd?context=party&id=${party}`);
    expect(listIn(body.data).map((one) => textIn(one, '_id'))[0]).toBe(last.id);
  });
});

describe('reports of a profile', () => {
  test('go to the moderators, who clear them', async () => {
    const { body } = await player.post(`/members/${other.id}/flag`, { comment: 'look', source: 'profile' });
    expect(body.data).toEqual({ _id: other.id, id: other.id, profile: { name } });
    const { db } = server.app.services.storage;
    const reports = () =>
      db.selectFrom('member_reports').selectAll().where('player_id', '=', other.id).execute();
    expect(await reports()).toMatchObject([{ reporter_id: player.id, source: 'profile', comment: 'look' }]);
    expect((await other.get('/user')).text).not.toContain(player.id);
    await change((stored) => ({ ...stored, permissions: { moderator: true } }));
    expect((await other.post(`/members/${other.id}/clear-flags`)).body.data).toEqual({});
    expect(await reports()).toEqual([]);
    expect((await player.post(`/members/${other.id}/flag`)).status).toBe(200);
  });
});

describe('support', () => {
  beforeEach(() =>
    changePlayer(server, player, (stored) => ({ ...stored, permissions: { userSupport: true } })),
  );

  test('sees what somebody has bought', async () => {
    await changePlayer(server, player, (stored) => ({ ...stored, balance: 1 }));
    await player.post('/members/transfer-gems', { gemAmount: 1, toUserId: other.id });
    const { body } = await player.get(`/members/${other.id}/purchase-history`);
    expect(body.data).toMatchObject([{ userId: other.id, transactionType: 'gift_receive', amount: 0.25 }]);
  });

  test('deletes an account, if it says so, and with it all that belongs to it', async () => {
    const path = `/members/${other.id}?deleteAmplitude=false&deleteAccount=`;
    const isThere = async () => (await player.get(`/members/${other.id}`)).status === 200;
    await player.delete(`${path}false`);
    await server.app.services.jobs.settle();
    expect(await isThere()).toBe(true);
    expect((await player.delete(`${path}true`)).body.data).toEqual({});
    await eventually(async () => expect(await isThere()).toBe(false));
  });
});
