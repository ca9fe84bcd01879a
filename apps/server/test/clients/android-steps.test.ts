import { fieldsIn, listIn, textIn, valueIn } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { good } from '../support/group-world.ts';
import { settled } from '../support/settled.ts';
import { AndroidApp } from './android-app.ts';
import { content } from './fields/content.ts';
import * as groups from './fields/groups.ts';
import { notification } from './fields/people.ts';
import { faultsIn, filled, id, listOf, oneOf, type Want } from './fields/want.ts';
import { replay } from './recorded.ts';

/** What the Android app does in several calls, and what it makes of refusals. */
const app = new AndroidApp();

describe('the Android app', () => {
  const newcomer = () => {
    app.world.server.system.at += 1000;
    return app.world.server.register(`droid-${app.world.server.system.at}`, 'habitica-android');
  };

  test('takes a 404 of the party for having none', async () => {
    expect(await app.send(await newcomer(), 'GET', 'groups/party')).toMatchObject({
      status: 404,
      body: { success: false, error: 'NotFound', message: expect.any(String) },
    });
  });

  test('knows a request without credentials by English words', async () => {
    const { status, body } = await replay(app.world.server, {
      method: 'GET',
      url: '/api/v4/groups/party',
      headers: { 'x-client': 'habitica-android', 'accept-language': 'de-DE' },
    });
    expect([status, String(body['message']).toLowerCase()]).toEqual([
      401,
      expect.stringContaining('missing authentication headers'),
    ]);
  });

  test('joins by an invitation, or turns it down', async () => {
    const one = await newcomer();
    const two = await newcomer();
    const uuids = [one.id, two.id];
    good(await app.world.player.post('/groups/party/invite', { uuids }));
    const party = app.world.ids.get('party') ?? '';
    const invitation = { id, name: filled, inviter: id };
    const user = fieldsIn(await app.dataOf(one, 'GET', 'user/?fields=invitations'));
    expect(faultsIn(user['invitations'], { parties: listOf(invitation), party: invitation })).toEqual([]);
    expect(
      faultsIn(await app.dataOf(one, 'POST', `groups/${party}/join`), {
        ...groups.group,
        leader: groups.namedLeader,
      }),
    ).toEqual([]);
    await app.dataOf(two, 'POST', `groups/${party}/reject-invite`);
    await app.dataOf(app.world.player, 'POST', `groups/${party}/removeMember/${one.id}?message=bye`);
    expect((await app.send(one, 'GET', 'groups/party')).status).toBe(404);
  });

  test('stays in the challenges of a guild that it leaves, as its query asks', async () => {
    const one = await newcomer();
    await app.dataOf(one, 'POST', 'groups/:guild/join');
    await app.dataOf(one, 'POST', 'challenges/:challenge/join');
    await app.dataOf(one, 'POST', 'groups/:guild/leave?keepChallenges=remain-in-challenges');
    expect(valueIn(await app.dataOf(one, 'GET', 'user/'), 'challenges')).toEqual([
      app.world.ids.get('challenge'),
    ]);
  });

  test('creates a challenge, ends it, and keeps or drops what is left of it', async () => {
    const { mate: leads } = app.world;
    const fields = { name: 'Draw', shortName: 'draw', group: ':guild', prize: 0, summary: 'A line a day.' };
    const made = await app.dataOf(leads, 'POST', 'challenges', fields);
    expect(faultsIn(made, { ...groups.challenges.created, leader: groups.namedLeader })).toEqual([]);
    const own = textIn(made, 'id');
    await app.dataOf(leads, 'POST', `tasks/challenge/${own}`, { type: 'todo', text: 'a line' });
    await app.dataOf(leads, 'POST', `challenges/${own}/join`);
    await app.dataOf(leads, 'DELETE', `challenges/${own}`, {});
    await settled(app.world.server);
    const left = listIn(await app.dataOf(leads, 'GET', 'tasks/user?type=todos'));
    expect(left).toContainEqual(
      expect.objectContaining({ challenge: expect.objectContaining({ broken: 'CHALLENGE_DELETED' }) }),
    );
    await app.dataOf(leads, 'POST', `tasks/unlink-all/${own}?keep=remove-all`);
    expect(listIn(await app.dataOf(leads, 'GET', 'tasks/user?type=todos'))).toHaveLength(left.length - 1);
  });

  test('deletes and reports private messages', async () => {
    const received = listIn(await app.dataOf(app.world.mate, 'GET', 'inbox/messages')).find(
      (one) => valueIn(one, 'sent') === false,
    );
    const message = textIn(received, 'id');
    await app.dataOf(app.world.mate, 'POST', `members/flag-private-message/${message}`, {
      comment: 'not kind',
    });
    await app.dataOf(app.world.mate, 'DELETE', `inbox/messages/${message}`, {});
    expect(JSON.stringify(await app.dataOf(app.world.mate, 'GET', 'inbox/messages'))).not.toContain(message);
  });

  test('sees notifications and puts them away', async () => {
    const one = await newcomer();
    await app.dataOf(one, 'POST', 'groups/:guild/join');
    const { body } = await app.send(one, 'GET', 'user/');
    const notificationIds = listIn(body['notifications']).map((entry) => textIn(entry, 'id'));
    expect(notificationIds).not.toEqual([]);
    const seen = await app.dataOf(one, 'POST', 'notifications/see', { notificationIds });
    expect(faultsIn(seen, listOf({ ...notification, seen: oneOf(true) }))).toEqual([]);
    const [first, ...others] = notificationIds;
    expect(listIn(await app.dataOf(one, 'POST', `notifications/${first}/read`))).toHaveLength(others.length);
    if (others.length > 0)
      expect(await app.dataOf(one, 'POST', 'notifications/read', { notificationIds: others })).toEqual([]);
  });

  test('gets a catalogue without what it has itself, and with all that it needs', async () => {
    const data = fieldsIn(await app.dataOf(app.world.player, 'GET', 'content?language=de'));
    const needed =
      'potion armoire quests eggs food hatchingPotions petInfo mountInfo spells backgrounds faq special mystery categoryOptions';
    const { background: _own, ...looks } = content.appearances;
    const wants: Readonly<Record<string, Want>> = content;
    const wanted = Object.fromEntries(needed.split(' ').map((key) => [key, wants[key] ?? {}]));
    expect(
      faultsIn(data, { ...wanted, gear: { flat: content.gear.flat }, appearances: looks }, 'content'),
    ).toEqual([]);
    const left = ['bundles', 'events', 'questsByLevel', 'backgroundsFlat', 'pets', 'userDefaults'];
    expect(left.filter((key) => key in data)).toEqual([]);
    expect(valueIn(data, 'gear', 'tree')).toBeUndefined();
    expect(valueIn(data, 'appearances', 'background')).toBeUndefined();
  });
});
