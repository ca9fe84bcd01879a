import { describe, expect, test } from 'vitest';
import {
  addOriginals,
  copiesOf,
  makeChallenge,
  startChallenge,
  storedChallenge,
} from './support/challenges.ts';
import { eachGroupWorld, expectSound, good, refusal, storedGroup } from './support/group-world.ts';
import { groupWith, runningPlan } from './support/parties.ts';
import { storedPlayer } from './support/players.ts';
import { usualEngines } from './support/postgres.ts';
import type { Caller } from './support/server.ts';
import { settled } from './support/settled.ts';

describe.each(usualEngines)('challenges on $engine', ({ database }) => {
  const the = eachGroupWorld(database);
  const balanceOf = async (one: Caller) => (await storedPlayer(the().server, one)).balance;
  const started = (fields: Readonly<Record<string, unknown>> = {}) => startChallenge(the(), fields);

  describe('ending one', () => {
    test('with a winner pays the prize, tells them, and leaves unlinked tasks behind', async () => {
      const { server, ann, ben, cat, group, id } = await started({ prize: 8 });
      await addOriginals(ann, id, {});
      for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
      good(await ann.post(`/challenges/${id}/selectWinner/${ben.id}`));
      expect(refusal(await cat.get(`/challenges/${id}`))).toBe('challengeNotFound');
      await settled(server);
      expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([0, 2]);
      const winner = await storedPlayer(server, ben);
      expect(winner.achievements.challenges).toEqual(['Read more']);
      expect(winner.notifications.map(({ type }) => type)).toContain('WON_CHALLENGE');
      const broken = { broken: 'CHALLENGE_CLOSED', winner: winner.profile.name };
      for (const one of [ben, cat]) {
        const [copy] = await copiesOf(server, id, one);
        expect(copy?.challenge).toMatchObject(broken);
        const player = await storedPlayer(server, one);
        expect([player.challenges, player.tags.at(-1)?.challenge]).toEqual([[], false]);
      }
      expect(await storedChallenge(server, id)).toBeUndefined();
      expect((await storedGroup(server, group))?.challengeCount).toBe(0);
      await expectSound(server, group);
    });

    test('without one pays the prize back, and the tasks are kept or deleted', async () => {
      const { server, ann, ben, cat, id } = await started({ prize: 8 });
      await addOriginals(ann, id, {}, {});
      for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
      good(await ann.delete(`/challenges/${id}`));
      await settled(server);
      expect(await balanceOf(ann)).toBe(2);
      const [first, second] = await copiesOf(server, id, ben);
      expect(first?.challenge.broken).toBe('CHALLENGE_DELETED');
      for (const [path, key] of [
        [`/tasks/unlink-one/${first?._id}`, 'keepOrRemove'],
        [`/tasks/unlink-all/${id}`, 'keepOrRemoveAll'],
      ] as const) {
        const failure = { code: key, param: 'keep' };
        expect((await ben.post(path)).body.errors).toMatchObject([failure, failure]);
        expect((await ben.post(`${path}?keep=some`)).body.errors).toMatchObject([failure]);
      }
      good(await ben.post(`/tasks/unlink-one/${first?._id}?keep=keep`));
      good(await ben.post(`/tasks/unlink-one/${second?._id}?keep=remove`));
      good(await cat.post(`/tasks/unlink-all/${id}?keep=remove-all`));
      const left = await server.app.services.storage.reader().tasks.list(ben.id);
      expect(left.filter(({ text }) => text === 'a page').map(({ challenge }) => challenge)).toEqual([{}]);
      expect(await copiesOf(server, id, cat)).toEqual([]);
      expect((await storedPlayer(server, cat)).tasksOrder.habits).not.toContain(first?._id);
    });

    test('with a winner whose plan keeps gems from them gives the prize to the leader', async () => {
      const { server, ann, ben, cat, id } = await started({ prize: 4 });
      const leaderOnly = { challenges: false, getGems: true };
      await groupWith(server, [cat, ben], { type: 'guild', leaderOnly, purchased: { plan: runningPlan } });
      good(await ben.post(`/challenges/${id}/join`));
      good(await ann.post(`/challenges/${id}/selectWinner/${ben.id}`));
      expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([1, 0]);
    });
  });

  describe('what goes takes its challenges along', () => {
    test('a group that nobody is left in: the leader gets the prize back', async () => {
      const { server, ann, ben } = the();
      const group = await groupWith(server, [ann, ben]);
      const id = await makeChallenge(server, ann, group, { prize: 4 });
      await addOriginals(ann, id, {});
      good(await ben.post(`/challenges/${id}/join`));
      good(await ann.post('/groups/party/leave'));
      good(await ben.post('/groups/party/leave?keep=keep-all', { keepChallenges: 'remain-in-challenges' }));
      await settled(server);
      expect(await balanceOf(ann)).toBe(1);
      expect((await copiesOf(server, id, ben))[0]?.challenge.broken).toBe('CHALLENGE_DELETED');
      expect((await storedPlayer(server, ben)).challenges).toEqual([]);
      expect(await storedChallenge(server, id)).toBeUndefined();
      await expectSound(server);
    });

    test('a member who leaves the group leaves its challenges, unless they want to stay', async () => {
      const { server, ann, ben, cat, id } = await started();
      await addOriginals(ann, id, {});
      for (const one of [ben, cat]) good(await one.post(`/challenges/${id}/join`));
      good(await ben.post('/groups/party/leave?keep=remove-all'));
      good(await cat.post('/groups/party/leave', { keepChallenges: 'remain-in-challenges' }));
      expect([await copiesOf(server, id, ben), (await storedPlayer(server, ben)).challenges]).toEqual([
        [],
        [],
      ]);
      expect((await storedPlayer(server, cat)).challenges).toEqual([id]);
      expect((await storedChallenge(server, id))?.memberCount).toBe(1);
    });

    test('an account that goes is counted no more; one that led leaves nobody in its place', async () => {
      const { server, ann, ben, cat, group, id } = await started();
      for (const one of [ann, ben]) good(await one.post(`/challenges/${id}/join`));
      good(await ben.delete('/user', { password: 'password-1' }));
      expect((await storedChallenge(server, id))?.memberCount).toBe(1);
      good(await ann.delete('/user', { password: 'password-1' }));
      expect(good(await cat.get(`/challenges/${id}`))).toMatchObject({ leader: null, memberCount: 0 });
      await expectSound(server, group);
    });
  });
});
