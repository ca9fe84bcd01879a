import { enter } from './support/arrive.ts';
import { makeKeeper, tab } from './support/keepers.ts';
import { makePerson } from './support/person.ts';
import { dialog } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

/** The one part of the administration that each privilege opens. */
const PARTS = [
  ['userSupport', 'Players', '/admin-panel'],
  ['moderator', 'Reports', '/admin/reports'],
  ['groupSupport', 'Groups', '/admin/groups'],
  ['coupons', 'Coupons', '/admin/coupons'],
  ['news', 'News', '/admin/news'],
  ['accessControl', 'Blocks', '/admin/blocks'],
] as const;

test(
  'each privilege opens its own part of the administration, and no other',
  ALL,
  async ({ page, server }) => {
    const kit = await makeKeeper(server);
    await enter(page, kit);
    for (const [privilege, name, path] of PARTS)
      await test.step(privilege, async () => {
        const permissions = Object.fromEntries(
          PARTS.map(([one]) => [`permissions.${one}`, one === privilege]),
        );
        await server.write('users', kit.id, permissions);
        await page.goto('/admin');
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
        await expect(tab(page, '')).toHaveCount(1);
        for (const elsewhere of ['/admin/server', path === '/admin/news' ? '/admin/groups' : '/admin/news']) {
          await page.goto(elsewhere);
          await expect(page).toHaveURL((url) => url.pathname === '/');
        }
      });
  },
);

test('things are given by hand, and the player has them', ALL, async ({ page, server, browse }) => {
  const kit = await makeKeeper(server, 'userSupport');
  const suli = await makePerson(server, 'suli');
  await enter(page, kit);
  await page.goto(`/admin-panel/${suli.id}`);
  const items = page.getByRole('region', { name: 'Items' });
  await items.getByRole('button', { name: 'Show the items' }).click();
  await items.getByRole('searchbox', { name: 'Find a thing by name or path' }).fill('eggs.Fox');
  await items.getByRole('spinbutton', { name: /^Has: Fox Kit/ }).fill('2');
  await page.getByRole('region', { name: 'One change' }).getByRole('textbox').fill('Lost in the move');
  await page.getByRole('button', { name: 'Review one change' }).click();
  await dialog(page, 'Change suli?').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('suli is saved.').last()).toBeVisible();

  const theirs = await browse();
  await enter(theirs, suli);
  await theirs.goto('/inventory/items');
  await expect(theirs.getByRole('main').getByRole('button', { name: /^Fox Kit.*2/ })).toBeVisible();
});
