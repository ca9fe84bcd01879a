import { describe, expect, test, vi } from 'vitest';
import { SandboxProvider } from '../src/payments/sandbox/sandbox-provider.ts';
import { deferred } from './support/deferred.ts';
import { DAY, groupPlansWorld } from './support/group-plans.ts';
import { eventually } from './support/eventually.ts';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { choose } from './support/payments.ts';
import { engines } from './support/postgres.ts';
import { password } from './support/server.ts';
import { settled } from './support/settled.ts';

describe.each(engines)('plans of groups on $engine', ({ database }) => {
  const at = groupPlansWorld(database);
  const { planOf, groupPlan, withPlan, upgrade, buy, mailsTo, subscriptionOf, expectSound, join } = at;

  test('who joins gets the plan at once, who leaves or is removed keeps it for two days, and seats follow', async () => {
    const id = await groupWith(at.server, [at.ann], { type: 'guild' });
    await buy(at.ann, id);
    good(await join(at.ben, id));
    good(await join(at.cat, id));
    expect((await planOf(at.ben)).customerId).toBe('group-plan');
    await settled(at.server);
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([5, 1500]);
    good(await at.ben.post(`/groups/${id}/leave`));
    good(await at.ann.post(`/groups/${id}/removeMember/${at.cat.id}`));
    const ends = new Date(Math.floor(at.server.system.at / DAY) * DAY + 2 * DAY).toISOString();
    for (const one of [at.ben, at.cat])
      expect(await planOf(one)).toMatchObject({ customerId: 'group-plan', dateTerminated: ends });
    await settled(at.server);
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([3, 900]);
    const name = `Group ${id}`;
    expect(await mailsTo(at.ben)).toEqual([`The plan of ${name} ends for you`, `You are in ${name}`]);
    expect(await mailsTo(at.cat)).toContain(`You are no longer in ${name}`);
    await expectSound();
  });

  test('who is in two groups with plans keeps theirs until the last one ends', async () => {
    const [one, other] = [
      await groupWith(at.server, [at.ann, at.ben], { type: 'guild' }),
      await groupWith(at.server, [at.cat, at.ben], { type: 'guild' }),
    ];
    await buy(at.ann, one);
    await buy(at.cat, other);
    good(await at.ben.post(`/groups/${one}/leave`));
    expect((await planOf(at.ben)).dateTerminated).toBeNull();
    await Promise.all([at.ann.delete(`/groups/${one}/plan`), at.cat.delete(`/groups/${other}/plan`)]);
    await settled(at.server);
    expect((await planOf(at.ben)).dateTerminated).not.toBeNull();
    await expectSound();
  });

  test('who pays for a group cannot delete their account, and who only belongs to it neither', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben], { type: 'guild' });
    await buy(at.ann, id);
    await withPlan(at.ann, { customerId: null, planId: null });
    for (const one of [at.ann, at.ben])
      expect((await one.delete('/user', { password })).body.code).toBe('cannotDeleteActiveAccount');
    good(await at.ben.post(`/groups/${id}/leave`));
    good(await at.ben.delete('/user', { password }));
  });

  test('who joins while the plan starts has it in the end, and once', async () => {
    const id = await groupWith(at.server, [at.ann], { type: 'guild' });
    const begun = await upgrade(at.ann, id);
    await Promise.all([choose(at.server, begun, 'payAndStay'), join(at.ben, id), join(at.cat, id)]);
    await settled(at.server);
    for (const one of [at.ann, at.ben, at.cat]) {
      expect((await planOf(one)).customerId).toBe('group-plan');
      expect(await mailsTo(one)).toContain(`You are in Group ${id}`);
      expect((await mailsTo(one)).filter((subject) => subject.startsWith('You are in'))).toHaveLength(1);
    }
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([5, 1500]);
    await expectSound();
  });

  test('of two that tell the seats at once, the older may be heard last, and the newer counts', async () => {
    const id = await groupWith(at.server, [at.ann], { type: 'guild' });
    await buy(at.ann, id);
    const held = deferred();
    const spy = vi.spyOn(SandboxProvider.prototype, 'setUnits').mockImplementationOnce(async function late(
      this: SandboxProvider,
      ...told
    ) {
      await held.promise;
      await this.setUnits(...told);
    });
    good(await join(at.ben, id));
    await eventually(() => expect(spy).toHaveBeenCalled());
    good(await join(at.cat, id));
    await eventually(async () => expect((await groupPlan(id))?.quantity).toBe(5));
    held.resolve();
    await settled(at.server);
    expect([(await groupPlan(id))?.quantity, (await subscriptionOf(id)).amount]).toEqual([5, 1500]);
    spy.mockRestore();
  });

  test('who is removed while the plan ends loses it once', async () => {
    const id = await groupWith(at.server, [at.ann, at.ben, at.cat], { type: 'guild' });
    await buy(at.ann, id);
    const answers = await Promise.all([
      at.ann.delete(`/groups/${id}/plan`),
      at.ann.post(`/groups/${id}/removeMember/${at.ben.id}`),
      at.cat.post(`/groups/${id}/leave`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await settled(at.server);
    for (const one of [at.ann, at.ben, at.cat]) {
      expect((await planOf(one)).dateTerminated).not.toBeNull();
      const ends = (await mailsTo(one)).filter((subject) => subject.includes('ends for you'));
      expect(ends.length).toBeLessThan(2);
    }
    await expectSound();
  });
});
