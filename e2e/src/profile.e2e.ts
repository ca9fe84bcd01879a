import { enter } from './support/arrive.ts';
import { makeHero } from './support/hero.ts';
import { makePerson } from './support/person.ts';
import { ALL, expect, test } from './support/test.ts';

test.describe('the profile', () => {
  test(
    'opens over the page, changes the name, spends a point, and leaves by Back',
    ALL,
    async ({ page, server }) => {
      const person = await makeHero(server);
      await enter(page, person);
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByLabel('Display name')).toBeVisible();
      await page.getByRole('button', { name: 'Your character' }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      const profile = page.getByRole('dialog', { name: /^Profile of/ });
      await expect(profile.getByText('three cats')).toBeVisible();
      await expect(page, 'an address of its own').toHaveURL(new RegExp(`/profile/${person.id}$`));
      await profile.getByRole('button', { name: 'Edit' }).click();
      await profile.getByLabel('Display name').fill('Maren of the Hills');
      await profile.getByRole('button', { name: 'Save' }).click();
      await expect(profile.getByRole('heading', { name: 'Maren of the Hills', exact: true })).toBeVisible();
      await profile.getByRole('link', { name: 'Stats' }).click();
      await profile.getByRole('button', { name: 'One more point for Perception' }).click();
      await profile.getByRole('button', { name: 'Spend 1 point' }).click();
      await expect(profile.getByText('1 point to spend')).toBeVisible();
      await expect
        .poll(async () => (await person.player()).stats, 'the stats on the server')
        .toMatchObject({ points: 1, per: 3 });
      await page.goBack();
      await expect(profile).toBeHidden();
      await expect(page, 'back on the page below').toHaveURL(/\/user\/settings\/general$/);
      await expect(page.getByLabel('Display name')).toHaveValue('Maren of the Hills');
    },
  );

  test('of another player opens by a link, over the tasks', ALL, async ({ page, server }) => {
    await makeHero(server, 'jonas');
    await enter(page, await makePerson(server, 'maren'));
    await page.goto('/profile/@Jonas/achievements');
    const profile = page.getByRole('dialog', { name: 'Profile of Maren Holt' });
    await expect(profile.getByText('4 long streaks')).toBeVisible();
    await expect(profile.getByText('Within reach'), 'goals are one’s own').toHaveCount(0);
    await profile.getByRole('link', { name: 'Stats' }).click();
    await expect(
      profile.getByText('14 points, 12 from level, 22.5 from gear and 6 from buffs'),
    ).toBeVisible();
    await expect(profile.getByRole('button', { name: /One more point/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('[data-column]').first()).toBeVisible();
  });

  test('of nobody says so', ALL, async ({ page, server, allow }) => {
    allow(/404/);
    await enter(page, await makePerson(server));
    await page.goto('/profile/nobody');
    await expect(page.getByText('Nobody goes by that name here.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('asks those who are signed out to sign in first', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await page.goto(`/profile/${person.username}/stats`);
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Fprofile%2Fmaren%2Fstats$/);
  });
});
