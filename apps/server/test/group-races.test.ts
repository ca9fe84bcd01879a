import { describe, expect, test } from 'vitest';
import { eachGroupWorld, expectSound, storedGroup } from './support/group-world.ts';
import { crowd, groupWith, invited } from './support/parties.ts';
import { storedPlayer } from './support/players.ts';
import { engines } from './support/postgres.ts';

describe.each(engines)('groups at the same moment on $engine', ({ database }) => {
  const the = eachGroupWorld(database);

  test('two join a party with one place left: one comes in', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann]);
    await crowd(server, { _id: id, type: 'party' }, 28);
    for (const one of [ben, cat]) await invited(server, one, { _id: id, type: 'party' }, ann.id);
    const answers = await Promise.all([ben, cat].map((one) => one.post(`/groups/${id}/join`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ body }) => body.code)).toContain('partyExceedsMembersLimit');
    expect((await storedGroup(server, id))?.memberCount).toBe(30);
    await expectSound(server, id);
  });

  test('one joins while another leaves, at the limit', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben]);
    await crowd(server, { _id: id, type: 'party' }, 28);
    await invited(server, cat, { _id: id, type: 'party' }, ann.id);
    const [left, came] = await Promise.all([ben.post(`/groups/${id}/leave`), cat.post(`/groups/${id}/join`)]);
    expect(left.status).toBe(200);
    expect((await storedGroup(server, id))?.memberCount).toBe(came.status === 200 ? 30 : 29);
    await expectSound(server, id);
  });

  test('all members leave: the group is gone', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben, cat]);
    const answers = await Promise.all([ann, ben, cat].map((one) => one.post('/groups/party/leave')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedGroup(server, id)).toBeUndefined();
    await expectSound(server, id);
  });

  test('a leader leaves while they hand over to somebody else: somebody in it leads', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben, cat]);
    await Promise.all([ann.put(`/groups/${id}`, { leader: cat.id }), ann.post(`/groups/${id}/leave`)]);
    expect([ben.id, cat.id]).toContain((await storedGroup(server, id))?.leader);
    await expectSound(server, id);
  });

  test('a leader hands over to two at once: the first of them leads, and alone', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben, cat]);
    const answers = await Promise.all([ben, cat].map((one) => ann.put(`/groups/${id}`, { leader: one.id })));
    const heirs = [ben, cat].filter((_, index) => answers[index]?.status === 200);
    expect(heirs).toHaveLength(1);
    expect(answers.map(({ body }) => body.code)).toContain('messageGroupOnlyLeaderCanUpdate');
    expect((await storedGroup(server, id))?.leader).toBe(heirs[0]?.id);
    await expectSound(server, id);
  });

  test('a leader is removed by whom they hand the lead to: one of them stays and leads', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben, cat]);
    const [handed, removed] = await Promise.all([
      ann.put(`/groups/${id}`, { leader: ben.id }),
      ben.post(`/groups/${id}/removeMember/${ann.id}`),
    ]);
    expect(handed.status).toBe(200);
    expect([200, 401]).toContain(removed.status);
    const group = await storedGroup(server, id);
    expect([group?.leader, group?.memberCount]).toEqual([ben.id, removed.status === 200 ? 2 : 3]);
    await expectSound(server, id);
  });

  test('two change parties crosswise: one comes, and what the other was invited to is gone', async () => {
    const { server, ann, ben } = the();
    const [mine, yours] = [await groupWith(server, [ann]), await groupWith(server, [ben])];
    await invited(server, ann, { _id: yours, type: 'party' }, ben.id);
    await invited(server, ben, { _id: mine, type: 'party' }, ann.id);
    const [came, went] = await Promise.all([
      ann.post(`/groups/${yours}/join`),
      ben.post(`/groups/${mine}/join`),
    ]);
    const isAnn = came.status === 200;
    expect([came.status, went.status]).toEqual(isAnn ? [200, 404] : [404, 200]);
    const [shared, gone] = isAnn ? [yours, mine] : [mine, yours];
    expect((await storedGroup(server, shared))?.memberCount).toBe(2);
    expect(await storedGroup(server, gone)).toBeUndefined();
    await expectSound(server, mine, yours);
  });

  test('two invite the same player: one invitation', async () => {
    const { server, ann, ben, cat } = the();
    const id = await groupWith(server, [ann, ben]);
    const answers = await Promise.all(
      [ann, ben].map((one) => one.post(`/groups/${id}/invite`, { uuids: [cat.id] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(({ body }) => body.code)).toContain('userAlreadyPendingInvitation');
    expect((await storedPlayer(server, cat)).invitations.parties).toHaveLength(1);
  });
});
