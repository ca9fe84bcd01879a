import { enter, reload } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makeParty } from './support/party.ts';
import { makePerson } from './support/person.ts';
import { card, checkbox, dialog, saved } from './support/screen.ts';
import { ALL, expect, test } from './support/test.ts';

const NAME = 'Thirty Days of Music';
const TASK = 'Play before dinner';

test(
  'a challenge is made, joined by two, won by one and ended',
  ALL,
  async ({ page, server, browse, allow }) => {
    const maren = await makePerson(server, 'maren');
    const [ivo, suli] = await makeParty(server, maren, ['ivo', 'suli']);
    if (!ivo || !suli) throw new Error('nobody came');
    await server.write('users', maren.id, { balance: 5 });
    const [other, third] = [await browse(), await browse()];
    await enter(page, maren);
    await enter(other, ivo);
    await enter(third, suli);

    await test.step('the form says what is missing, and survives a reload', async () => {
      await page.getByRole('link', { name: 'Challenges' }).click();
      await page.getByRole('link', { name: 'New challenge' }).click();
      await page.getByRole('button', { name: 'Create challenge' }).click();
      await expect(page.getByText('A challenge needs a name.')).toBeVisible();
      await checkAccess(page, 'form of a challenge');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME);
      await page.getByRole('combobox', { name: 'Where' }).selectOption('Us');
      await page.getByRole('textbox', { name: 'Short name' }).fill('Music');
      await page.getByRole('spinbutton', { name: 'Prize' }).fill('8');
      const line = page.getByRole('textbox', { name: 'New task' });
      await line.fill(`${TASK} every day`);
      await line.press('Enter');
      await expect(card(page, TASK)).toBeVisible();
      // What is written stays in the history as something that Back asks about.
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(NAME);
      await expect(card(page, TASK)).toContainText('Every day');
    });

    await test.step('it is created for its prize, and joined', async () => {
      await page.getByRole('button', { name: 'Create challenge, 8 gems' }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      expect((await maren.player())['balance']).toBe(3);
      await checkAccess(page, 'challenge');
      await page.getByRole('button', { name: 'Join this challenge' }).click();
      await expect(page.getByRole('button', { name: 'Leave challenge' })).toBeVisible();
    });

    await test.step('whoever adds a task writes at once', async () => {
      await page.getByRole('link', { name: 'Add a task' }).click();
      await expect(page.getByRole('textbox', { name: 'New task' })).toBeFocused();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    });

    await test.step('another one finds it, and has its task', async () => {
      await other.goto('/challenges/findChallenges');
      await other.getByRole('button', { name: `Join ${NAME}` }).click();
      await expect(other.getByRole('article', { name: NAME })).toContainText('Joined');
      await checkAccess(other, 'challenges');
      await other.getByRole('link', { name: 'Tasks' }).click();
      await checkbox(other, TASK).click();
      await expect(checkbox(other, TASK)).toBeChecked();
      await saved(other);
    });

    await test.step('a third one finds it where the second is in it already', async () => {
      await third.goto('/challenges/findChallenges');
      await third.getByRole('link', { name: NAME }).click();
      await expect(third.getByRole('button', { name: /^ivo/ })).toBeVisible();
      await third.getByRole('button', { name: 'Join this challenge' }).click();
      await expect(third.getByRole('button', { name: 'Leave challenge' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^suli/ })).toBeVisible();
      await third.getByRole('link', { name: 'Tasks' }).click();
      await expect(card(third, TASK)).toBeVisible();
    });

    await test.step('the leader sees how they are doing', async () => {
      // Who joins is told at once; what they score is there with the next look.
      await expect(page.getByRole('button', { name: /^ivo/ })).toBeVisible();
      await reload(page);
      const row = page.getByRole('button', { name: /^ivo.*1-day streak/ });
      await expect(row).toBeVisible();
      await row.click();
      await expect(page.getByText('You are looking at ivo: one day running.')).toBeVisible();
      await expect(card(page, TASK)).toContainText('Done today');
      await checkAccess(page, 'progress of a participant');
    });

    await test.step('it ends with a winner', async () => {
      // The page hears that the challenge has changed, and finds it gone.
      allow(/404/);
      await page.getByRole('button', { name: 'Choose a winner' }).click();
      const choice = dialog(page, 'Choose a winner');
      await choice.getByRole('button', { name: /^ivo/ }).click();
      await expect(choice.getByText('ivo wins 8 gems, and the challenge ends for everyone.')).toBeVisible();
      await choice.getByRole('button', { name: 'End and give the prize' }).click();
      await expect(page.getByText(`“${NAME}” has ended. ivo wins.`)).toBeVisible();
      await expect(page).toHaveURL(/myChallenges$/);
    });

    await test.step('the winner is told, has the prize, and keeps the task', async () => {
      await card(other, TASK).getByRole('button', { name: 'Keep or remove?' }).click();
      const question = dialog(other, 'Keep or remove?');
      await expect(question).toContainText('ivo won');
      await question.getByRole('button', { name: 'Keep' }).click();
      await expect(card(other, TASK)).not.toContainText('Challenge ended');
      await saved(other);
      expect((await ivo.player())['balance']).toBe(2);
      await other
        .getByRole('button', { name: /notifications?$/i })
        .first()
        .click();
      await expect(other.getByText(`You won the challenge “${NAME}”`)).toBeVisible();
    });

    await test.step('the other one is told who won, wins nothing, and puts the task away', async () => {
      await card(third, TASK).getByRole('button', { name: 'Keep or remove?' }).click();
      const question = dialog(third, 'Keep or remove?');
      await expect(question).toContainText('ivo won');
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(card(third, TASK)).toHaveCount(0);
      await saved(third);
      expect((await suli.player())['balance']).toBe(0);
      expect(await suli.call<{ text: string }[]>('GET', '/tasks/user')).not.toContainEqual(
        expect.objectContaining({ text: TASK }),
      );
    });
  },
);
