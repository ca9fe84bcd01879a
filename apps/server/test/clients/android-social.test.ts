import { beforeAll, describe, expect, test } from 'vitest';
import { AndroidApp } from './android-app.ts';
import { worldState } from './fields/content.ts';
import * as groups from './fields/groups.ts';
import { conversation, privateMessage } from './fields/inbox.ts';
import { profileAchievements, publicProfile, tag } from './fields/people.ts';
import { anyTask, tasks } from './fields/tasks.ts';
import {
  anyOf,
  faultsIn,
  filled,
  id,
  listOf,
  number,
  oneOf,
  truth,
  type Want,
  whole,
} from './fields/want.ts';
import type { Recorded } from './recorded.ts';

/**
 * The calls of the Android app in the areas that players share, in an order that one evening could have, with what it
 * sends and reads of each. The app is in no registry; its calls are those that the specification's index marks, and what
 * it reads without asking whether it is there is told by wire-user-and-tasks (0.5, 5, appendix B) and
 * wire-groups-and-admin (1-4, 7).
 */
const app = new AndroidApp();
beforeAll(() => app.world.server.register('typed-new'));

const category = { _id: filled, slug: filled, name: filled };
/** What it reads of a challenge without asking whether it is there. */
const challenge = {
  id,
  name: filled,
  prize: whole,
  memberCount: whole,
  official: truth,
  categories: listOf(category),
  leader: groups.namedLeader,
};
/** An object of any kind, mostly an empty one. */
const nothing: Want = {};

interface Act {
  readonly who: 'player' | 'mate';
  readonly method: Recorded['method'];
  readonly path: string;
  readonly body?: object;
  readonly want: Want;
}
const act =
  (who: Act['who']) =>
  (method: Act['method'], path: string, want: Want, body?: object): Act => ({
    who,
    method,
    path,
    want,
    ...(body && { body }),
  });
const me = act('player');
const mate = act('mate');

function plays(title: string, acts: readonly Act[]): void {
  describe(title, () => {
    test.each(acts)('$who: $method $path', async ({ who, method, path, body, want }) => {
      expect(faultsIn(await app.dataOf(app.world[who], method, path, body), want)).toEqual([]);
    });
  });
}

plays('the Android app reads groups and their people', [
  me('GET', 'groups?type=party,guilds,publicGuilds&paginate=true&page=0', listOf(groups.listedGroup)),
  me('GET', 'groups?type=guilds', listOf({ ...groups.listedGroup, categories: listOf(category) })),
  me('GET', 'groups/party', { ...groups.group, leader: groups.namedLeader }),
  me('GET', 'groups/:guild', { ...groups.group, leader: groups.namedLeader, categories: listOf(category) }),
  me('GET', 'groups/:party/members?includeAllPublicFields=true', listOf(publicProfile)),
  me(
    'GET',
    'groups/:party/members?includeAllPublicFields=true&lastId=11111111-0000-4000-8000-000000000000',
    anyOf(publicProfile),
  ),
  me('GET', 'groups/:party/invites?includeAllPublicFields=true', listOf(publicProfile)),
  me('GET', 'looking-for-party?page=0', listOf(groups.seeker)),
  me('GET', 'members/:mate', publicProfile),
  me('GET', 'members/username/typed-mate', { ...publicProfile, inbox: { optOut: truth, canReceive: truth } }),
  me('GET', 'members/find/typed?context=party&id=:party', listOf({ _id: id, profile: { name: filled } })),
  me('GET', 'members/:mate/achievements?lang=de', profileAchievements),
  me('GET', 'world-state', worldState),
]);

plays('the Android app chats', [
  me('GET', 'groups/:party/chat?limit=50', listOf(groups.message)),
  me('POST', 'groups/:party/chat', { message: groups.writtenMessage }, { message: 'from the *phone*' }),
  me('GET', 'groups/:party/chat?limit=50&before=:line', anyOf(groups.message)),
  me('POST', 'groups/:party/chat/:line/like', groups.writtenMessage),
  me('POST', 'groups/:party/chat/:line/flag', groups.writtenMessage, { comment: 'not kind' }),
  me('POST', 'groups/:party/chat/seen', nothing),
  mate('DELETE', 'groups/:party/chat/:line', nothing),
]);

plays('the Android app goes on quests', [
  mate('POST', 'groups/:party/quests/leave', groups.quest),
  me('POST', 'groups/:party/quests/abort', groups.quest),
  mate('POST', 'groups/:party/quests/invite/whale', groups.askedQuest),
  me('POST', 'groups/:party/quests/reject', groups.askedQuest),
  mate('POST', 'groups/:party/quests/abort', groups.quest),
  mate('POST', 'groups/:party/quests/invite/whale', groups.askedQuest),
  mate('POST', 'groups/:party/quests/cancel', groups.quest),
  mate('POST', 'groups/:party/quests/invite/whale', groups.askedQuest),
  mate(
    'POST',
    'groups/:party/quests/force-start',
    { ...groups.askedQuest, active: oneOf(true) },
    {
      id: ':party',
      name: 'Us',
      quest: { key: 'whale' },
    },
  ),
  me('POST', 'groups/:party/quests/abort', groups.quest),
  me('POST', 'groups/:party/quests/invite/whale', groups.askedQuest),
  mate('POST', 'groups/:party/quests/accept', {
    ...groups.askedQuest,
    progress: { hp: number, collect: nothing },
  }),
]);

plays('the Android app takes part in challenges', [
  me('GET', 'challenges/user?page=0&member=true', listOf({ ...groups.challenges.listed, ...challenge })),
  me('GET', 'challenges/user?page=0', listOf({ ...groups.challenges.listed, ...challenge })),
  me('GET', 'challenges/:challenge', { ...groups.challenges.listed, ...challenge }),
  me('GET', 'tasks/challenge/:challenge', listOf(anyTask)),
  mate('POST', 'tasks/challenge/:challenge', tasks.habit, {
    type: 'habit',
    text: 'a line',
    up: true,
    down: false,
  }),
  mate(
    'PUT',
    'challenges/:challenge',
    { ...groups.challenges.changed, ...challenge },
    { id: ':challenge', name: 'Read on', prize: 9 },
  ),
  me('POST', 'challenges/:challenge/flag', nothing, { comment: 'too long' }),
  me('POST', 'challenges/:challenge/leave', nothing, { keep: 'remove-all' }),
  me('POST', 'challenges/:challenge/join', { ...groups.challenges.changed, ...challenge }),
]);

plays('the Android app writes to people', [
  me('GET', 'inbox/conversations', listOf(conversation)),
  me('GET', 'inbox/conversations?page=0', listOf(conversation)),
  me('GET', 'inbox/messages?conversation=:mate&page=0', listOf(privateMessage)),
  me(
    'POST',
    'members/send-private-message',
    { message: privateMessage },
    { message: 'see you', toUserId: ':mate' },
  ),
  me('POST', 'members/transfer-gems', nothing, { toUserId: ':mate', gemAmount: 2, message: 'for you' }),
  me(
    'POST',
    'members/:mate/flag',
    { id, profile: { name: filled } },
    { comment: 'not kind', source: 'profile' },
  ),
  me('POST', 'user/mark-pms-read', () => []),
]);

plays('the Android app keeps tasks and tags', [
  me('GET', 'tasks/user?type=dailys&dueDate=2026-02-11T12:00:00.000Z', listOf(tasks.daily)),
  me('GET', 'tasks/user?history=true', listOf(anyTask)),
  me('GET', 'tasks/:habit', tasks.habit),
  me('PUT', 'tasks/:daily', tasks.daily, {
    id: ':daily',
    type: 'daily',
    text: 'changed',
    completed: true,
    everyX: '2',
  }),
  me('POST', 'tasks/:todo/move/to/0', listOf(id)),
  me('POST', 'tasks/bulk-score', { tasks: listOf({ id, delta: number }) }, [
    { id: ':habit', direction: 'up' },
  ]),
  me('POST', 'tags', tag, { name: 'chores', id: '33333333-4444-4555-8666-777777777777' }),
  me('PUT', 'tags/33333333-4444-4555-8666-777777777777', tag, { name: 'errands' }),
  me('DELETE', 'tags/33333333-4444-4555-8666-777777777777', nothing),
]);

plays('the Android app founds, leads and leaves groups', [
  me(
    'PUT',
    'groups/:party',
    { ...groups.group, leader: { _id: id } },
    { name: 'Us two', description: 'It is us.', leader: ':me' },
  ),
  me('POST', 'groups/:party/invite', listOf({ _id: id, id, name: filled, inviter: id }), {
    usernames: ['typed-new'],
    inviter: 'typed-reader',
  }),
  mate('POST', 'groups/:guild/invite', listOf({ id, name: filled, inviter: id }), {
    usernames: ['typed-new'],
  }),
  me('POST', 'groups/:guild/leave?keepChallenges=remain-in-challenges', nothing),
  me(
    'POST',
    'groups',
    { ...groups.group, privacy: oneOf('private') },
    { name: 'Quiet', type: 'guild', description: 'Ssh.' },
  ),
]);
