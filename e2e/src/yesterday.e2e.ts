import { enter } from './support/arrive.ts';
import { makePerson } from './support/person.ts';
import { dialog, saved } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test.describe('the question about yesterday', () => {
  test(
    'comes before the day is judged, also when the clock of the browser is a day behind',
    ALL,
    async ({ page, server }) => {
      const person = await makePerson(server);
      const daily = await person.task({ type: 'daily', text: 'Water the herbs', startDate: daysAgo(1) });
      await server.write('users', person.id, { lastCron: { $date: daysAgo(1) } });
      await page.clock.setSystemTime(daysAgo(1));
      await enter(page, person);
      await expect(dialog(page, 'Before today begins')).toBeVisible();
      const { stats } = await person.player();
      expect(stats.hp, 'health before the answer').toBe(50);
      await dialog(page, 'Before today begins').getByRole('checkbox', { name: 'Water the herbs' }).click();
      await page.getByRole('button', { name: 'Start the day' }).click();
      await expect(dialog(page, 'Before today begins')).toBeHidden();
      await saved(page);
      expect((await person.player()).stats.hp, 'health after the day').toBe(50);
      expect((await person.readTask(daily))['streak'], 'the streak').toBe(1);
    },
  );
});
