import { describe, expect, it } from 'vitest';
import { assigned, NOW, openBoard, task, useBoards } from '../../../test/board.tsx';

useBoards();

describe('what is done on a board', () => {
  it('lets its leader approve what somebody says is done', async () => {
    const approval = {
      required: true,
      requested: true,
      approved: false,
      requests: { suli: { requestedDate: NOW } },
    };
    const tasks = [task('1', 'Mow the lawn', { ...assigned('suli'), approval })];
    const { screen, sent } = await openBoard({ tasks, leads: true });
    await expect.element(screen.getByText(/Suli says it’s done, \S/)).toBeVisible();
    await screen.getByRole('button', { name: 'Approve “Mow the lawn” for Suli' }).click();
    await expect.poll(sent).toEqual(['POST /api/v4/tasks/1/approve/suli']);
  });

  it('lets its leader send back what somebody did, with a few words', async () => {
    const done = task('1', 'Mow the lawn', assigned('suli'));
    const detail = done.group.assignedUsersDetail?.['suli'];
    if (detail) detail.completed = true;
    const { screen, bodies } = await openBoard({ tasks: [done], leads: true });
    await screen.getByRole('button', { name: /^More/ }).click();
    await screen.getByRole('menuitem', { name: 'Send back to Suli' }).click();
    await screen.getByRole('textbox', { name: /^What is still to do/ }).fill(' The edges. ');
    await screen.getByRole('button', { name: 'Send back' }).click();
    await expect.poll(bodies).toEqual([{ comment: 'The edges.' }]);
  });

  it('keeps the words of who sends something back while the server is out of reach', async () => {
    let isBack = false;
    const done = task('1', 'Mow the lawn', assigned('suli'));
    const detail = done.group.assignedUsersDetail?.['suli'];
    if (detail) detail.completed = true;
    const { screen, sent } = await openBoard({
      tasks: [done],
      leads: true,
      answerChange: () => (isBack ? undefined : new Response(null, { status: 503 })),
    });
    await screen.getByRole('button', { name: /^More/ }).click();
    await screen.getByRole('menuitem', { name: 'Send back to Suli' }).click();
    const words = screen.getByRole('textbox', { name: /^What is still to do/ });
    const send = screen.getByRole('button', { name: 'Send back' });
    await words.fill('The edges.');
    await send.click();
    await expect.element(send).not.toHaveAttribute('aria-busy');
    await expect.poll(sent).toHaveLength(1);
    await expect.element(words).toHaveValue('The edges.');
    isBack = true;
    await send.click();
    await expect.element(words).not.toBeInTheDocument();
    expect(sent()).toEqual(Array.from({ length: 2 }, () => 'POST /api/v4/tasks/1/needs-work/suli'));
  });

  it('leaves the choice of who does a task as it is while the server is out of reach', async () => {
    let isBack = false;
    const { screen, sent } = await openBoard({
      tasks: [task('1', 'Mow the lawn')],
      leads: true,
      answerChange: () => (isBack ? undefined : new Response(null, { status: 503 })),
    });
    await expect.element(screen.getByText('Suli', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: /^More/ }).click();
    await screen.getByRole('menuitem', { name: 'Who does it?' }).click();
    const suli = screen.getByRole('checkbox', { name: 'Suli' });
    const save = screen.getByRole('button', { name: 'Save' });
    await suli.click();
    await save.click();
    await expect.poll(sent).toHaveLength(1);
    await expect.element(save).not.toHaveAttribute('aria-busy');
    await expect.element(suli).toBeChecked();
    isBack = true;
    await save.click();
    await expect.element(suli).not.toBeInTheDocument();
  });

  it('says what was sent back, by whom, and with which words', async () => {
    const sentBack = { suli: { date: NOW, by: 'ivo', comment: 'The edges.' } };
    const approval = { required: true, requested: false, approved: false, requests: {} };
    const { screen } = await openBoard({
      tasks: [
        task('1', 'Mow the lawn', { sentBack, ...assigned('ivo', 'suli') }),
        task('2', 'Dust the shelf', { sentBack, approval, ...assigned('suli') }),
        task('3', 'Wipe the sink', { approval, ...assigned('suli') }),
      ],
    });
    const cardOf = (name: string) => screen.getByRole('article', { name });
    const both = cardOf('Mow the lawn');
    await expect.element(both.getByText('Ivo sent it back to Suli:')).toBeVisible();
    await expect.element(both.getByText('The edges.')).toBeVisible();
    // Of one person it goes without saying, as does that it needs approval.
    await expect.element(cardOf('Dust the shelf').getByText('Ivo sent it back:')).toBeVisible();
    await expect.element(cardOf('Dust the shelf')).not.toHaveTextContent('Needs approval');
    await expect.element(cardOf('Wipe the sink').getByText('Needs approval')).toBeVisible();
  });
});
