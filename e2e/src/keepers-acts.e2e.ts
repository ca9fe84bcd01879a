import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { agree, makeKeeper, part, save, undoFirst } from './support/keepers.ts';
import { makePerson, type Person } from './support/person.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;

/** Whether the server takes what somebody says at the inn. */
async function maySay(server: Server, { headers }: Person, message: string): Promise<boolean> {
  const { ok } = await fetch(`${server.url}/api/v4/groups/habitrpg/chat`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  return ok;
}

/** What somebody reads at the inn. */
const heardBy = async (who: Person): Promise<readonly string[]> =>
  (await who.call<{ text: string }[]>('GET', '/groups/habitrpg/chat')).map(({ text }) => text);

test('achievements are granted, seen by all, and taken back', ALL, async ({ page, server, browse }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  const sulis = await browse();
  const stored = async () => (await suli.player())['achievements'];
  await enter(page, kit);
  await page.goto(`/admin-panel/${suli.id}`);
  const had = part(page, 'Achievements');
  await had.getByRole('button', { name: 'Show the achievements' }).click();
  const find = had.getByRole('searchbox');
  await find.fill('achievements.partyUp');
  await had.getByRole('combobox', { name: /^Has: / }).selectOption('yes');
  await find.fill('achievements.quests.dustbunnies');
  await had.getByRole('spinbutton', { name: /^Has: / }).fill('2');
  await checkAccess(page, 'achievements that are edited');
  await save(page, 'suli', 'Was missing');
  await expect.poll(stored).toMatchObject({ partyUp: true, quests: { dustbunnies: 2 } });

  await test.step('everybody sees them on the profile', async () => {
    await enter(sulis, suli);
    await sulis.goto('/profile/@suli/achievements');
    await expect(sulis.getByRole('dialog')).toContainText('Two’s Company');
  });

  await test.step('each is taken back from the trail', async () => {
    const trail = part(page, 'Audit trail');
    await expect(trail.getByText('“Was missing”')).toHaveCount(2);
    await undoFirst(page);
    await expect(trail.getByText('Taken back', { exact: true })).toHaveCount(1);
    await undoFirst(page);
    await expect(trail.getByText('Taken back', { exact: true })).toHaveCount(2);
    const left = JSON.stringify(await stored());
    expect(left).not.toContain('"partyUp":true');
    expect(left).not.toContain('"dustbunnies":2');
  });
});

test(
  'somebody is muted for all, then for others alone, and heard again',
  ALL,
  async ({ page, server, browse }) => {
    const kit = await makeKeeper(server, 'userSupport');
    const suli = await makePerson(server, 'suli');
    const runa = await makePerson(server, 'runa');
    const trail = part(page, 'Audit trail');
    const sulis = await browse();
    const flip = async (name: RegExp, reason: string) => {
      await page.getByRole('switch', { name }).click();
      await save(page, 'suli', reason);
      await expect(trail.getByText(`“${reason}”`)).toBeVisible();
    };
    await enter(page, kit);
    await page.goto(`/admin-panel/${suli.id}`);

    await test.step('muted, she is told so and can say nothing', async () => {
      await flip(/^Muted/, 'Shouted');
      await expect(trail.getByText(/^Muted: off → on$/)).toBeVisible();
      expect(await maySay(server, suli, 'Hear me')).toBe(false);
      await enter(sulis, suli);
      await sulis.goto('/groups/tavern');
      await expect(sulis.getByText('You can’t write messages at the moment.')).toBeVisible();
      await undoFirst(page);
      await expect(trail.getByText('Taken back', { exact: true })).toBeVisible();
      await reload(sulis);
      await expect(sulis.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
      await expect(sulis.getByText('You can’t write messages at the moment.')).toHaveCount(0);
    });

    await test.step('shadow muted, she is heard by herself alone', async () => {
      await flip(/^Shadow muted/, 'Sells gems');
      expect(await maySay(server, suli, 'Cheap gems')).toBe(true);
      expect(await heardBy(suli)).toContain('Cheap gems');
      expect(await heardBy(runa)).not.toContain('Cheap gems');
      await flip(/^Shadow muted/, 'It was a joke');
      expect(await maySay(server, suli, 'Hello again')).toBe(true);
      expect(await heardBy(runa)).toContain('Hello again');
    });
  },
);

test('the day begins again for somebody', ALL, async ({ page, server, browse }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  const startDate = new Date(Date.now() - 2 * DAY_MS).toISOString();
  const daily = await suli.task({ type: 'daily', text: 'Water the herbs', startDate });
  await suli.call('POST', `/tasks/${daily}/score/up`, {});
  expect(await suli.readTask(daily)).toMatchObject({ completed: true });
  await enter(page, kit);
  await page.goto(`/admin-panel/${suli.id}`);
  await part(page, 'Account and sign-in').getByRole('button', { name: 'Begin the day again' }).click();
  await agree(page, /^Begin the day again/, 'Begin the day again', 'Ticked too early');
  await expect(page.getByText('The day begins again with the next visit.')).toBeVisible();
  await expect(part(page, 'Audit trail').getByText('“Ticked too early”')).toBeVisible();
  await expect(part(page, 'Audit trail')).toContainText('Beginning of the day');
  expect(await suli.player()).toMatchObject({ needsCron: true });

  const sulis = await browse();
  await enter(sulis, suli);
  await expect.poll(() => suli.readTask(daily)).toMatchObject({ completed: false, streak: 1 });
  expect(await suli.player()).toMatchObject({ needsCron: false });
});

test('payments are looked at, which the log tells', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  await server.write('users', suli.id, {
    'purchased.plan.planId': 'basic_3mo',
    'purchased.plan.customerId': 'cus_suli',
    'purchased.plan.paymentMethod': 'Stripe',
    'purchased.plan.dateTerminated': { $date: '2099-01-02T12:00:00.000Z' },
  });
  await enter(page, kit);
  await page.goto(`/admin-panel/${suli.id}`);
  await expect(part(page, 'Subscription')).toContainText('basic_3mo, Stripe, Until 2 Jan 2099');
  const payments = part(page, 'Payments');
  await payments.getByRole('button', { name: 'Ask the payment service' }).click();
  await expect(payments).toContainText('cus_suli');
  await checkAccess(page, 'payment details');
  await expect(part(page, 'Audit trail')).toContainText('Looked at payment details of suli');

  await test.step('figures of a plan that ends are changed, and it ends as before', async () => {
    await part(page, 'Subscription').getByRole('spinbutton', { name: 'Extra gem limit' }).fill('10');
    await save(page, 'suli', 'Months were lost');
    const plan = async () => JSON.stringify((await suli.player())['purchased']);
    await expect.poll(plan).toContain('"gemCapExtra":10');
    expect(await plan()).toContain('"dateTerminated":"2099-01-02T12:00:00.000Z"');
  });
});
