import type { Group } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupWith, runningPlan } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let names = 0;
beforeAll(async () => {
  server = await startServer({ env: { PAYMENTS: 'sandbox' } });
});
afterAll(() => server.close());

const register = () => server.register(`saver${++names}`);

/** A subscriber with gold. */
async function subscriber(): Promise<Caller> {
  const one = await register();
  await changePlayer(server, one, (player) => ({
    ...player,
    stats: { ...player.stats, gp: 100 },
    purchased: { ...player.purchased, plan: { ...player.purchased.plan, customerId: 'c', gemsBought: 0 } },
  }));
  return one;
}

/** How it ended: the key of the refusal, or the status. */
const ending = ({ status, body }: Answer) => body.code ?? status;
const giveTo = (giver: Caller, to: Caller) =>
  giver.post('//stripe/checkout-session', { gift: { uuid: to.id, type: 'gems', gems: { amount: 4 } } });

/** Gems for gold, for money, and as a gift from a friend. */
async function tryAll(player: Caller): Promise<readonly unknown[]> {
  const friend = await register();
  return [
    ending(await player.post('/user/purchase/gems/gem')),
    ending(await player.post('//stripe/checkout-session', { gemsBlock: '4gems' })),
    ending(await giveTo(friend, player)),
  ];
}

const KEEPING: Partial<Group> = {
  type: 'guild',
  leaderOnly: { challenges: false, getGems: true },
  purchased: { plan: runningPlan },
};
const ended = { ...runningPlan, dateTerminated: '2026-01-10T00:00:00.000Z' };
const GETS = [200, 200, 200];
const IS_KEPT = Array.from({ length: 3 }, () => 'groupPolicyCannotGetGems');

describe('a group plan that keeps gems for its leader', () => {
  test.each([
    { who: 'keeps them from a member', group: KEEPING, leads: false, answers: IS_KEPT },
    { who: 'does not keep them from its leader', group: KEEPING, leads: true, answers: GETS },
    {
      who: 'keeps them from nobody once it has ended',
      group: { ...KEEPING, purchased: { plan: ended } },
      leads: false,
      answers: GETS,
    },
    {
      who: 'keeps them from nobody where it does not say so',
      group: { ...KEEPING, leaderOnly: { challenges: false, getGems: false } },
      leads: false,
      answers: GETS,
    },
  ])('$who', async ({ group, leads, answers }) => {
    const [player, other] = [await subscriber(), await register()];
    await groupWith(server, leads ? [player, other] : [other, player], group);
    expect(await tryAll(player)).toEqual(answers);
  });

  test('lets a member give gems to others, and buy what is no gem', async () => {
    const [player, leader, friend] = [await subscriber(), await register(), await register()];
    await groupWith(server, [leader, player], KEEPING);
    expect(ending(await giveTo(player, friend))).toBe(200);
    expect(ending(await player.post('/user/buy/armoire'))).toBe(200);
  });
});
