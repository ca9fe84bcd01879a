import { enter, settledBack } from './support/arrive.ts';
import { makeHero } from './support/hero.ts';
import { makePerson } from './support/person.ts';
import { gauge } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

test.describe('classes', () => {
  test(
    'are offered at level 10, put off, and chosen from the notifications',
    ALL,
    async ({ page, server }) => {
      const person = await makePerson(server);
      await server.write('users', person.id, {
        'stats.lvl': 10,
        'stats.points': 10,
        'flags.tour.classes': -1,
      });
      await enter(page, person);
      const choice = page.getByRole('dialog', { name: 'Choose your class' });
      await choice.getByRole('button', { name: 'Later' }).click();
      await expect(choice).toBeHidden();
      await page.getByRole('button', { name: /notifications?$/ }).click();
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button', { name: 'Choose' })
        .click();
      await choice.getByRole('radio', { name: 'Mage' }).check();
      await choice.getByRole('button', { name: 'Become a mage' }).click();
      await expect(page.getByText('Level 10 Mage')).toBeVisible();
      await expect
        .poll(async () => await person.player(), 'the player on the server')
        .toMatchObject({ stats: { class: 'wizard' }, flags: { classSelected: true } });
    },
  );

  test('are changed later, for gems', ALL, async ({ page, server }) => {
    const person = await makeHero(server);
    await enter(page, person);
    await page.goto(`/profile/${person.id}/stats`);
    await page.getByRole('button', { name: 'Change class' }).click();
    const choice = page.getByRole('dialog', { name: 'Change your class' });
    await choice.getByRole('radio', { name: 'Healer' }).check();
    await choice.getByRole('button', { name: 'Become a healer for 3 gems' }).click();
    await expect(choice).toBeHidden();
    await expect(page.getByRole('dialog').getByText('Level 24 Healer')).toBeVisible();
    await expect(page.getByText('24 points to spend')).toBeVisible();
  });

  test('are done without, asked once, and can be chosen again', ALL, async ({ page, server }) => {
    const person = await makePerson(server);
    await server.write('users', person.id, { 'stats.lvl': 10, 'stats.points': 10, 'flags.tour.classes': -1 });
    await enter(page, person);
    const choice = page.getByRole('dialog', { name: 'Choose your class' });
    await choice.getByRole('button', { name: 'Play without a class' }).click();
    const question = page.getByRole('dialog', { name: 'Play without a class' });
    await expect(question).toContainText('All your attribute points go to Strength');
    await question.getByRole('button', { name: 'Play without a class' }).click();
    await expect(choice).toBeHidden();
    await expect(gauge(page, 'Mana'), 'no skills, so no mana').toHaveCount(0);
    await expect
      .poll(async () => await person.player(), 'the player on the server')
      .toMatchObject({ preferences: { disableClasses: true }, stats: { str: 10, points: 0 } });
    await settledBack(page);
    await page.goto('/user/settings/general');
    await page.getByRole('button', { name: 'Choose a class' }).click();
    await choice.getByRole('radio', { name: 'Rogue' }).check();
    await choice.getByRole('button', { name: 'Become a rogue' }).click();
    await expect
      .poll(async () => await person.player(), 'the rogue on the server')
      .toMatchObject({
        preferences: { disableClasses: false },
        stats: { class: 'rogue', str: 0, points: 10 },
      });
  });
});
