import { expect, test } from 'vitest';
import { makeChallenge, storedChallenge } from './support/challenges.ts';
import { eachGroupWorld, good, storedGroup } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { settled } from './support/settled.ts';

const the = eachGroupWorld(() => Promise.resolve(undefined));

/** Ann led a challenge with a prize of 8 gems, which ben takes part in, and is gone; cat ends challenges. */
async function leaderless() {
  const { server, ann, ben, cat } = the();
  const group = await groupWith(server, [ann, ben, cat]);
  const id = await makeChallenge(server, ann, group, { prize: 8 });
  good(await ben.post(`/challenges/${id}/join`));
  good(await ann.delete('/user', { password: 'password-1' }));
  await changePlayer(server, cat, (player) => ({ ...player, permissions: { challengeAdmin: true } }));
  const balances = async () => ({
    bank: (await storedGroup(server, group))?.balance,
    ben: (await storedPlayer(server, ben)).balance,
  });
  return { server, ben, cat, id, balances };
}

test('the prize of a leader who is gone falls to the group when the challenge is deleted', async () => {
  const { server, cat, id, balances } = await leaderless();
  good(await cat.delete(`/challenges/${id}`));
  await settled(server);
  expect(await storedChallenge(server, id)).toBeUndefined();
  expect(await balances()).toEqual({ bank: 2, ben: 0 });
});

test('a winner gets it all the same', async () => {
  const { cat, ben, id, balances } = await leaderless();
  good(await cat.post(`/challenges/${id}/selectWinner/${ben.id}`));
  expect(await balances()).toEqual({ bank: 0, ben: 2 });
});
