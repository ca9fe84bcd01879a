import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeChallenge } from './support/challenges.ts';
import { eachPlayer } from './support/each-player.ts';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { PushService } from './support/push-service.ts';
import type { Caller, TestServer } from './support/server.ts';
import { settled } from './support/settled.ts';

let server: TestServer;
let player: Caller;
let friend: Caller;
let count = 0;
eachPlayer('pushes', (now) => ({ server, player } = now));
const service = new PushService();
beforeAll(() => service.start());
afterAll(() => service.close());
beforeEach(async () => {
  service.status = 201;
  service.pushed.length = 0;
  await server.app.services.storage.db.deleteFrom('push_subscriptions').execute();
  friend = await server.register(`friend-of-${(count += 1)}`);
  for (const [one, name] of [
    [player, 'Ann'],
    [friend, 'Bo'],
  ] as const)
    await changePlayer(server, one, (stored) => ({
      ...stored,
      balance: 10,
      profile: { ...stored.profile, name },
      flags: { ...stored.flags, verifiedUsername: true },
      items: { ...stored.items, quests: { whale: 1 } },
    }));
  good(await friend.post('/user/push-subscriptions', service.subscription()));
});

/** What the friend's device shows, and where it leads. */
async function shown() {
  await settled(server);
  return service.pushed.map(({ message: { title, body, path } }) => [title, body, path]);
}
const wish = (name: string, value: boolean) =>
  changePlayer(server, friend, (stored) => ({
    ...stored,
    preferences: {
      ...stored.preferences,
      pushNotifications: { ...stored.preferences.pushNotifications, [name]: value },
    },
  }));
/** The friend's username. */
const theirs = () => `friend-of-${count}`;
const party = () => groupWith(server, [player, friend], { name: 'Us' });
const guild = (members: Caller[]) =>
  groupWith(server, members, { name: 'Walkers', type: 'guild', privacy: 'public' });

interface Case {
  readonly wish: string;
  /** Does it; returns what a device shows of it. */
  readonly run: () => Promise<readonly [string, string, string]>;
}
const cases: readonly Case[] = [
  {
    wish: 'newPM',
    run: async () => {
      good(await player.post('/members/send-private-message', { toUserId: friend.id, message: 'hi' }));
      return ['Ann wrote to you', 'hi', `/private-messages?with=${player.id}`];
    },
  },
  {
    wish: 'invitedParty',
    run: async () => {
      const id = await groupWith(server, [player], { name: 'Us' });
      good(await player.post(`/groups/${id}/invite`, { uuids: [friend.id] }));
      return ['You are invited to a party', 'Ann would like you in their party.', '/party'];
    },
  },
  {
    wish: 'invitedGuild',
    run: async () => {
      const id = await guild([player]);
      good(await player.post(`/groups/${id}/invite`, { uuids: [friend.id] }));
      return [
        'You are invited to Walkers',
        'Ann thinks you would feel at home there.',
        `/groups/guild/${id}`,
      ];
    },
  },
  {
    wish: 'partyActivity',
    run: async () => {
      good(await player.post(`/groups/${await party()}/chat`, { message: '**Ready**?' }));
      return ['Ann wrote in Us', 'Ready?', '/party'];
    },
  },
  {
    wish: 'mentionJoinedGuild',
    run: async () => {
      const id = await guild([player, friend]);
      good(await player.post(`/groups/${id}/chat`, { message: `and @${theirs()}?` }));
      return ['Ann mentioned you in Walkers', `and @${theirs()}?`, `/groups/guild/${id}`];
    },
  },
  {
    wish: 'mentionUnjoinedGuild',
    run: async () => {
      const id = await guild([player]);
      good(await player.post(`/groups/${id}/chat`, { message: `ask @${theirs()}` }));
      return ['Ann mentioned you in Walkers', `ask @${theirs()}`, `/groups/guild/${id}`];
    },
  },
  {
    wish: 'invitedQuest',
    run: async () => {
      good(await player.post(`/groups/${await party()}/quests/invite/whale`));
      return ['Room for Everyone', 'Ann invites you to this quest.', '/party'];
    },
  },
  {
    wish: 'giftedGems',
    run: async () => {
      good(await player.post('/members/transfer-gems', { toUserId: friend.id, gemAmount: 3, message: '' }));
      return ['A gift of gems', 'Ann sent you 3 gems.', '/private-messages'];
    },
  },
  {
    wish: 'wonChallenge',
    run: async () => {
      const id = await makeChallenge(server, player, await party(), { name: 'Thirty mornings' });
      good(await friend.post(`/challenges/${id}/join`));
      good(await player.post(`/challenges/${id}/selectWinner/${friend.id}`));
      return ['You won a challenge', 'You won “Thirty mornings”.', '/challenges/myChallenges'];
    },
  },
];

describe.each(cases)('$wish', ({ wish: name, run }) => {
  test('is pushed to every browser of whom it concerns, and to nobody else', async () => {
    const expected = await run();
    expect(await shown()).toEqual([expected]);
    expect(service.pushed[0]?.headers['urgency']).toBe('normal');
  });

  test('is not pushed where it, or everything, is switched off', async () => {
    await wish(name, false);
    await run();
    expect(await shown()).toEqual([]);
    await wish(name, true);
    await wish('unsubscribeFromAll', true);
    await player.post('/members/send-private-message', { toUserId: friend.id, message: 'more' });
    expect(await shown()).toEqual([]);
  });
});

describe('a message in the party', () => {
  test('that mentions somebody is pushed as a mention, or as any other where they want none', async () => {
    const id = await party();
    good(await player.post(`/groups/${id}/chat`, { message: `@${theirs()}!` }));
    await settled(server);
    await wish('mentionParty', false);
    good(await player.post(`/groups/${id}/chat`, { message: `@${theirs()}?` }));
    expect((await shown()).map(([title]) => title)).toEqual(['Ann mentioned you in Us', 'Ann wrote in Us']);
  });

  test('is pushed neither to its author nor to those who block them', async () => {
    const id = await party();
    good(await friend.post(`/groups/${id}/chat`, { message: 'mine' }));
    await changePlayer(server, friend, (one) => ({ ...one, inbox: { ...one.inbox, blocks: [player.id] } }));
    good(await player.post(`/groups/${id}/chat`, { message: `@${theirs()}` }));
    expect(await shown()).toEqual([]);
  });

  test('of somebody who is shadow-muted is pushed to nobody', async () => {
    const id = await party();
    await changePlayer(server, player, (one) => ({ ...one, flags: { ...one.flags, chatShadowMuted: true } }));
    good(await player.post(`/groups/${id}/chat`, { message: 'psst' }));
    expect(await shown()).toEqual([]);
  });
});

test('a mention in a private guild is not told outside it', async () => {
  const id = await groupWith(server, [player], { type: 'guild', privacy: 'private' });
  await player.post(`/groups/${id}/chat`, { message: `@${theirs()}` });
  expect(await shown()).toEqual([]);
});

test('a quest that begins is pushed to those who go along, but not to whoever begins it', async () => {
  const id = await party();
  good(await friend.post('/user/push-subscriptions', service.subscription('another')));
  good(await friend.post(`/groups/${id}/quests/invite/whale`));
  expect(await shown()).toEqual([]);
  good(await player.post(`/groups/${id}/quests/accept`));
  expect((await shown()).map(([, body]) => body)).toEqual([
    'Your party has set out.',
    'Your party has set out.',
  ]);
});

test('what a push service could not take for a day is dropped, and tried again until then', async () => {
  service.status = 503;
  const message = { toUserId: friend.id, message: 'late' };
  good(await player.post('/members/send-private-message', message));
  await settled(server);
  service.status = 201;
  server.system.at += 3_600_000;
  expect((await shown()).map(([, body]) => body)).toEqual(['late']);
  service.status = 503;
  good(await player.post('/members/send-private-message', message));
  await settled(server);
  service.status = 201;
  server.system.at += 2 * 86_400_000;
  expect((await shown()).length).toBe(1);
});

test('a browser that went over to somebody else hears nothing of what was meant for the one before', async () => {
  service.status = 503;
  good(await player.post('/members/send-private-message', { toUserId: friend.id, message: 'secret' }));
  await settled(server);
  const other = await server.register(`other-of-${count}`);
  good(await other.post('/user/push-subscriptions', service.subscription()));
  service.status = 201;
  server.system.at += 3_600_000;
  expect(await shown()).toEqual([]);
});
