import { listIn, textIn } from '@everdeed/content/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from '../support/group-world.ts';
import { type Caller, password } from '../support/server.ts';
import { content, worldState } from './fields/content.ts';
import * as groups from './fields/groups.ts';
import { conversation, privateMessage } from './fields/inbox.ts';
import * as people from './fields/people.ts';
import { anyTask, copiedTask, exported, scored, tasks } from './fields/tasks.ts';
import {
  anyOf,
  faultsIn,
  filled,
  id,
  listOf,
  mapOf,
  number,
  oneOf,
  text,
  truth,
  whole,
  type Want,
} from './fields/want.ts';
import { type Recorded, replay } from './recorded.ts';
import { type SocialWorld, startSocialWorld } from './social-world.ts';

/**
 * What a client with typed models reads: each field that the specification names, of its type, in a world where nearly
 * nothing is empty (wire-user-and-tasks 1-5 and appendix B; wire-groups-and-admin 1-4 and 7). The models themselves are
 * those of libraries in other languages, which cannot be installed here; the lists in `fields` are their data.
 */
let world: SocialWorld;
beforeAll(async () => {
  world = await startSocialWorld();
  const { server, player } = world;
  await server.register('typed-new');
  good(await player.post('/user/webhook', { url: 'https://hooks.example.org/one' }));
  good(await player.post('/user/push-devices', { regId: 'the-phone', type: 'android' }));
  good(await player.post('/user/block/11111111-2222-4333-8444-555555555555'));
});
afterAll(() => world.server.close());

const filledIn = (path: string): string => path.replace(/:(\w+)/g, (all, name) => world.ids.get(name) ?? all);

async function send(one: Caller, method: Recorded['method'], path: string, body?: object) {
  const url = path.startsWith('/') ? path : `/api/v3/${filledIn(path)}`;
  const headers = {
    accept: 'application/json',
    'x-client': '11111111-2222-4333-8444-555555555555-typed',
    ...one.credentials,
  };
  const sent = body ?? (method === 'GET' ? undefined : {});
  return replay(world.server, { method, url, headers, ...(sent === undefined ? {} : { body: sent }) });
}
async function dataOf(one: Caller, method: Recorded['method'], path: string, body?: object) {
  const answer = await send(one, method, path, body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body['data'];
}

describe('a typed client finds every field of', () => {
  const reads: readonly (readonly [path: string, want: Want])[] = [
    [
      'user',
      {
        ...people.ownUser,
        inbox: { newMessages: number, blocks: listOf(id), optOut: truth, messages: mapOf(privateMessage) },
      },
    ],
    ['tags', listOf(people.tag)],
    ['tasks/user', listOf(anyTask)],
    ['tasks/user?type=habits', listOf(tasks.habit)],
    ['tasks/user?type=dailys', listOf(tasks.daily)],
    ['tasks/user?type=todos', listOf(tasks.todo)],
    ['tasks/user?type=rewards', listOf(tasks.reward)],
    ['tasks/user?type=completedTodos', listOf(tasks.todo)],
    ['tasks/:habit', tasks.habit],
    ['tasks/challenge/:challenge', listOf(anyTask)],
    ['groups?type=party,guilds,publicGuilds', listOf(groups.listedGroup)],
    ['groups/party', groups.group],
    ['groups/:guild', groups.group],
    ['groups/habitrpg', groups.group],
    ['groups/:party/chat', listOf(groups.message)],
    ['groups/party/members', listOf(people.namedMember)],
    ['groups/party/members?includeAllPublicFields=true', listOf(people.publicProfile)],
    ['groups/:party/invites', listOf(people.namedMember)],
    ['groups/:guild/invites?includeAllPublicFields=true', listOf(people.publicProfile)],
    ['members/:mate', people.publicProfile],
    ['members/username/typed-mate', { ...people.publicProfile, inbox: { optOut: truth, canReceive: truth } }],
    ['members/:mate/achievements', people.profileAchievements],
    ['members/:mate/objections/send-private-message', anyOf(text)],
    ['challenges/user?page=0', listOf(groups.challenges.listed)],
    ['challenges/groups/:guild', listOf(groups.challenges.inGroup)],
    ['challenges/:challenge', groups.challenges.listed],
    ['challenges/:challenge/members', listOf(people.namedMember)],
    ['challenges/:challenge/members/:mate', { ...people.namedMember, tasks: listOf(copiedTask) }],
    ['looking-for-party', listOf(groups.seeker)],
    ['inbox/messages', listOf(privateMessage)],
    ['/api/v4/inbox/conversations', listOf(conversation)],
    ['/api/v4/inbox/paged-messages', listOf(privateMessage)],
    ['content', content],
    ['world-state', worldState],
    ['user/webhook', people.user.webhooks],
  ];

  test.each(reads.map(([path, want]) => ({ path, want })))('GET $path', async ({ path, want }) => {
    expect(faultsIn(await dataOf(world.player, 'GET', path), want)).toEqual([]);
  });
});

describe('a typed client reads what it is answered to', () => {
  const quest = groups.askedQuest;
  const challenge = { name: 'Write more', shortName: 'write', summary: 'A line a day.' };
  const acts: readonly (readonly [
    who: 'me' | 'mate',
    method: Recorded['method'],
    path: string,
    body: object,
    want: Want,
  ])[] = [
    ['me', 'PUT', 'user', { 'preferences.dayStart': 2 }, people.user],
    ['me', 'POST', 'user/sleep', {}, truth],
    ['me', 'POST', 'user/feed/Fox-Base/Meat', {}, number],
    ['me', 'POST', 'user/equip/pet/Fox-Base', {}, people.items],
    ['me', 'POST', 'user/allocate?stat=int', {}, people.stats],
    ['me', 'POST', 'tasks/user', { type: 'habit', text: 'one' }, tasks.habit],
    ['me', 'POST', 'tasks/user', { type: 'daily', text: 'one', everyX: 2, frequency: 'daily' }, tasks.daily],
    ['me', 'POST', 'tasks/user', { type: 'todo', text: 'one', date: '2026-03-01' }, tasks.todo],
    ['me', 'POST', 'tasks/user', { type: 'reward', text: 'one', value: 3 }, tasks.reward],
    [
      'me',
      'POST',
      'tasks/user',
      [
        { type: 'todo', text: 'one' },
        { type: 'todo', text: 'two' },
      ],
      listOf(tasks.todo),
    ],
    ['me', 'PUT', 'tasks/:daily', { priority: 2, notes: 'changed' }, tasks.daily],
    ['me', 'POST', 'tasks/:daily/checklist', { text: 'second' }, tasks.daily],
    ['me', 'POST', 'tasks/:habit/score/down', {}, { ...people.stats, ...scored }],
    ['me', 'POST', 'tasks/:todo/move/to/0', {}, listOf(id)],
    [
      'me',
      'POST',
      '/api/v4/tasks/bulk-score',
      [{ id: 'the-habit', direction: 'up' }],
      { ...people.stats, tasks: listOf({ id, ...scored }) },
    ],
    ['me', 'POST', 'user/class/cast/heal', {}, { user: people.user }],
    [
      'me',
      'POST',
      'user/class/cast/healAll',
      {},
      { user: people.user, partyMembers: listOf(people.castMember) },
    ],
    ['me', 'POST', 'tags', { name: 'chores' }, people.tag],
    ['me', 'POST', 'groups/:party/chat', { message: 'hello *you*' }, { message: groups.writtenMessage }],
    ['me', 'POST', 'groups/:party/chat/:line/like', {}, groups.writtenMessage],
    ['me', 'POST', 'groups/:party/chat/:line/flag', {}, groups.writtenMessage],
    ['mate', 'POST', 'groups/:party/quests/leave', {}, groups.quest],
    ['me', 'POST', 'groups/:party/quests/abort', {}, groups.quest],
    ['mate', 'POST', 'groups/:party/quests/invite/whale', {}, quest],
    ['me', 'POST', 'groups/:party/quests/reject', {}, quest],
    ['mate', 'POST', 'groups/:party/quests/abort', {}, groups.quest],
    ['mate', 'POST', 'groups/:party/quests/invite/whale', {}, quest],
    ['mate', 'POST', 'groups/:party/quests/cancel', {}, groups.quest],
    ['mate', 'POST', 'groups/:party/quests/invite/whale', {}, quest],
    ['mate', 'POST', 'groups/:party/quests/force-start', {}, quest],
    ['me', 'PUT', 'groups/:party', { description: 'It is us.' }, groups.group],
    ['me', 'POST', 'groups', { type: 'guild', privacy: 'private', name: 'Quiet' }, groups.group],
    ['me', 'POST', 'groups/:party/invite', { usernames: ['typed-new'] }, groups.invitations.party],
    ['mate', 'POST', 'groups/:guild/invite', { usernames: ['@typed-new'] }, groups.invitations.guild],
    ['mate', 'PUT', 'challenges/:challenge', { description: 'Two pages.' }, groups.challenges.changed],
    ['me', 'POST', 'challenges/:challenge/flag', {}, { challenge: groups.challenges.plain }],
    ['me', 'POST', 'challenges/:challenge/leave', { keep: 'keep-all' }, {}],
    ['me', 'POST', 'challenges/:challenge/join', {}, groups.challenges.changed],
    ['me', 'POST', 'challenges', { ...challenge, group: ':guild' }, groups.challenges.created],
    [
      'me',
      'POST',
      'members/send-private-message',
      { toUserId: ':mate', message: 'once more' },
      { message: privateMessage },
    ],
    ['me', 'POST', 'user/block/:mate', {}, listOf(id)],
  ];

  test.each(acts.map((act) => ({ name: `${act[1]} ${act[2]}`, act })))('$name', async ({ act }) => {
    const [who, method, path, body, want] = act;
    const sent = JSON.parse(filledIn(JSON.stringify(body)));
    expect(
      faultsIn(await dataOf(who === 'me' ? world.player : world.mate, method, path, sent), want),
    ).toEqual([]);
  });
});

describe('a typed client', () => {
  test('signs in with a form', async () => {
    const answer = await replay(world.server, {
      method: 'POST',
      url: '/api/v3/user/auth/local/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `username=typed-reader&password=${password}`,
    });
    const want = { id, apiToken: id, newUser: truth, username: text };
    expect(faultsIn(answer.body['data'], want)).toEqual([]);
  });

  test('reads the export of everything, which has no envelope', async () => {
    const { status, body } = await send(world.player, 'GET', '/export/userdata.json');
    expect(status).toBe(200);
    expect(
      faultsIn(body, { ...people.user, tasks: exported, inbox: { messages: mapOf(privateMessage) } }),
    ).toEqual([]);
  });

  test('reads notifications with every answer, sees them and puts them away', async () => {
    const list = listOf(people.notification);
    const { body } = await send(world.player, 'GET', 'tags');
    expect(faultsIn(body, { notifications: list, userV: whole, appVersion: text, success: truth })).toEqual(
      [],
    );
    const notificationIds = listIn(body['notifications']).map((one) => textIn(one, 'id'));
    const [first] = notificationIds;
    const seen = await dataOf(world.player, 'POST', `notifications/${first}/see`);
    expect(faultsIn(seen, { ...people.notification, seen: oneOf(true) })).toEqual([]);
    expect(
      faultsIn(await dataOf(world.player, 'POST', 'notifications/see', { notificationIds }), list),
    ).toEqual([]);
    const left = await dataOf(world.player, 'POST', `notifications/${first}/read`);
    expect(faultsIn(left, anyOf(people.notification))).toEqual([]);
    expect(listIn(left)).toHaveLength(notificationIds.length - 1);
    await dataOf(world.player, 'POST', 'notifications/read', { notificationIds: notificationIds.slice(1) });
  });

  test.each([
    [400, 'POST', 'groups/:party/chat', { message: '' }],
    [401, 'POST', 'groups/:party/quests/cancel', {}],
    [404, 'GET', 'groups/11111111-2222-4333-8444-555555555555', undefined],
    [404, 'POST', 'notifications/11111111-2222-4333-8444-555555555555/read', {}],
    [404, 'GET', 'challenges/11111111-2222-4333-8444-555555555555', undefined],
    [400, 'POST', 'members/send-private-message', {}],
    [404, 'GET', 'members/11111111-2222-4333-8444-555555555555', undefined],
  ] as const)('reads why it is refused: %i for %s %s', async (status, method, path, body) => {
    const answer = await send(world.player, method, path, body);
    expect(answer.status).toBe(status);
    const want = { success: oneOf(false), error: filled, message: filled };
    expect(faultsIn(answer.body, want)).toEqual([]);
  });
});
