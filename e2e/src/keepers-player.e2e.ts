import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { agree, makeKeeper, part, save } from './support/keepers.ts';
import { makePerson, type Person } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { post } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

/** Whether the server still takes this key of theirs. */
const mayEnter = async (url: string, { headers }: Person): Promise<boolean> =>
  (await fetch(`${url}/api/v4/user`, { headers })).ok;

test('figures, gems and a plan are mended, and the change is taken back', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  await server.write('users', suli.id, { 'stats.gp': 3, balance: 1 });
  await enter(page, kit);
  await page.goto(`/admin-panel/${suli.id}`);
  await part(page, 'Stats').getByRole('spinbutton', { name: 'Gold' }).fill('40');
  await part(page, 'Stats').getByRole('spinbutton', { name: 'Gems' }).fill('12');
  await part(page, 'Subscription').getByRole('spinbutton', { name: 'Hourglasses' }).fill('2');
  await save(page, 'suli', 'Lost to a crash');
  const stored = async () => {
    const { stats, balance, purchased } = await suli.player();
    return JSON.stringify([stats.gp, balance, purchased]);
  };
  await expect.poll(stored).toMatch(/^\[40,3,.*"trinkets":2/);

  const trail = part(page, 'Audit trail');
  await expect(trail.getByText('“Lost to a crash”')).toBeVisible();
  await trail.getByRole('button', { name: 'Undo' }).click();
  await agree(page, /^Take this back/, 'Take it back');
  await expect.poll(stored).toMatch(/^\[3,1,.*"trinkets":0/);
  await expect(trail.getByText('Taken back', { exact: true })).toBeVisible();
});

test('support keeps a note, looks things up, and ends what must end', ALL, async ({ page, server }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  await suli.call('POST', '/groups', { type: 'party', name: 'The Lamplighters' });
  await post(`${server.url}/api/v4/user/reset-password`, { email: 'suli@example.org' });
  await server.settle();
  await enter(page, kit);
  await page.goto(`/admin-panel/${suli.id}`);

  await test.step('a note stays', async () => {
    await part(page, 'Support note').getByRole('textbox').fill('Two phones');
    await part(page, 'Support note').getByRole('button', { name: 'Save note' }).click();
    await expect(part(page, 'Support note').getByText('Saved')).toBeVisible();
    await reload(page);
    await expect(part(page, 'Support note').getByRole('textbox')).toHaveValue('Two phones');
  });

  await test.step('history and mails are there', async () => {
    await part(page, 'History').getByRole('button', { name: 'Show the history' }).click();
    await expect(part(page, 'History').getByRole('heading', { name: 'Days' })).toBeVisible();
    await expect(part(page, 'Account and sign-in')).toContainText('suli@example.org');
    await checkAccess(page, 'a player with history');
  });

  await test.step('they are taken out of their party', async () => {
    await part(page, 'Party and quest').getByRole('button', { name: 'Remove from party' }).click();
    await agree(page, /out of the party\?$/, 'Remove from party');
    await expect(part(page, 'Party and quest')).toContainText('In no group.');
  });

  await test.step('a device is signed out, and a new token ends all', async () => {
    await suli.call('POST', '/user/tokens', { name: 'Old phone' });
    await reload(page);
    const account = part(page, 'Account and sign-in');
    const phone = account.getByRole('listitem').filter({ hasText: 'Old phone' });
    await phone.getByRole('button', { name: 'Sign out' }).click();
    await agree(page, /^Sign Old phone out\?$/, 'Sign out');
    await expect(phone).toHaveCount(0);
    expect(await mayEnter(server.url, suli)).toBe(true);
    await account.getByRole('button', { name: 'New API token' }).click();
    await agree(page, /^New API token/, 'New API token');
    await expect.poll(() => mayEnter(server.url, suli)).toBe(false);
  });

  await test.step('the account is deleted, after its name was typed', async () => {
    await part(page, 'Delete account').getByRole('button', { name: 'Delete the account' }).click();
    const asked = dialog(page, /^Delete the account/);
    const yes = asked.getByRole('button', { name: 'Delete the account' });
    await expect(yes).toBeDisabled();
    await asked.getByRole('textbox', { name: /^Type/ }).fill('suli');
    await yes.click();
    await expect(page).toHaveURL(/\/admin-panel$/);
    await server.settle();
    expect(await server.read('users', { _id: suli.id })).toEqual([]);
  });
});
