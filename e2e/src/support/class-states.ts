import { see } from './checks.ts';
import { makeHero } from './hero.ts';
import { changed, type State } from './moments.ts';

/** The choice of a class: the first one, and a later one for gems. */
export const CLASS_STATES: readonly State[] = [
  {
    name: 'class-choice',
    person: changed({ 'flags.tour.classes': -1, 'stats.points': 12 }),
    show: async (page, enter) => {
      await enter();
      await see(page.getByRole('dialog', { name: 'Choose your class' }));
      await page.getByRole('radio', { name: 'Finest gear' }).check();
      await page.getByRole('radio', { name: 'Mage' }).check();
      await see(page.getByRole('button', { name: 'Become a mage' }));
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'class-change',
    person: async (server) => {
      const person = await makeHero(server);
      await server.write('users', person.id, { balance: 0.25 });
      return person;
    },
    show: async (page, enter, _, { id }) => {
      await enter();
      await page.goto(`/profile/${id}/stats`);
      await page.getByRole('button', { name: 'Change class' }).click();
      await page.getByRole('radio', { name: 'Rogue' }).check();
      await see(page.getByText('2 gems to go'));
      await page.waitForTimeout(400);
    },
  },
];
