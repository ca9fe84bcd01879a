import { blankTask, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { assigned, begun, GROUP, NOW, openBoard, task, useBoards } from '../../../test/board.tsx';
import { usePhone } from '../../../test/phone.ts';
import { sendWaiting } from '../../data/outbox.ts';

useBoards();

describe('the board', () => {
  it('gives a new task to the members whom the line names, in one call', async () => {
    const { screen, sent, bodies } = await openBoard({ leads: true, tasks: [task('1', 'Mow the lawn')] });
    // Members come page by page: their names stand above the columns.
    await expect.element(screen.getByText('Suli', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Add for Suli' }).click();
    await expect.poll(sent).toEqual([`POST /api/v4/tasks/group/${GROUP}?assignTo=suli`]);
    expect(bodies()).toMatchObject([{ _id: 'new', text: 'Feed the cat' }]);
  });

  it('locks what others do, and lets one do what is anybody’s', async () => {
    const tasks = [task('1', 'Mow the lawn'), task('2', 'Dust the shelf', assigned('suli'))];
    const { screen, sent } = await openBoard({ tasks });
    const locked = screen.getByRole('article', { name: 'Dust the shelf' });
    await expect.element(locked.getByText('Somebody else does this')).toBeInTheDocument();
    await expect.element(locked.getByRole('checkbox')).not.toBeInTheDocument();
    const tick = screen.getByRole('article', { name: 'Mow the lawn' }).getByRole('checkbox');
    await tick.click();
    await expect.poll(sent).toEqual(['POST /api/v4/tasks/1/score/up']);
  });

  it('asks for the task that was ticked, and not for the whole board', async () => {
    const tasks = [task('1', 'Mow the lawn'), task('2', 'Dust the shelf')];
    const done = (one: Task) => ({ ...one, completed: true });
    const { screen, boards } = await openBoard({ tasks, answerTo: done });
    await expect.element(screen.getByRole('article', { name: 'Dust the shelf' })).toBeVisible();
    const before = boards();
    await screen.getByRole('article', { name: 'Mow the lawn' }).getByRole('checkbox').click();
    await expect.element(screen.getByRole('article', { name: 'Mow the lawn' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('article', { name: 'Dust the shelf' })).toBeVisible();
    expect(boards()).toBe(before);
  });

  it('keeps new tasks and ticks while the server is out of reach', async () => {
    let isBack = false;
    const answerChange = () => (isBack ? undefined : new Response(null, { status: 503 }));
    const sweep = { ...blankTask('habit', 'h', Date.parse(NOW), 'Sweep up'), group: { id: GROUP } };
    const { screen, sent } = await openBoard({
      leads: true,
      tasks: [task('1', 'Mow the lawn'), sweep],
      answerChange,
      answerTo: (one) => (one.type === 'habit' ? { ...one, counterUp: 2 } : one),
    });
    const lawn = screen.getByRole('article', { name: 'Mow the lawn' });
    const habit = screen.getByRole('article', { name: 'Sweep up' });
    const cat = screen.getByRole('article', { name: 'Feed the cat' });
    await screen.getByRole('button', { name: 'Add for Suli' }).click();
    for (let times = 0; times < 3; times += 1) await lawn.getByRole('checkbox').click();
    for (let times = 0; times < 2; times += 1) await habit.getByRole('button', { name: /^Plus/ }).click();
    for (const card of [lawn, habit, cat]) await expect.element(card).toHaveTextContent('Waiting to save');
    await expect.element(lawn.getByRole('checkbox')).toBeChecked();
    await expect.element(habit).toHaveTextContent('+2');
    await expect.element(cat).toHaveTextContent('Suli');
    await expect.element(cat.getByRole('button', { name: /^More/ })).not.toBeInTheDocument();
    isBack = true;
    await sendWaiting();
    await expect.element(screen.getByText('Waiting to save')).not.toBeInTheDocument();
    await expect.element(cat.getByRole('button', { name: /^More/ })).toBeInTheDocument();
    await expect.element(habit).toHaveTextContent('+2');
    const settled = sent().filter((path, at) => sent().indexOf(path) === at);
    expect(settled).toEqual([
      `POST /api/v4/tasks/group/${GROUP}?assignTo=suli`,
      'POST /api/v4/tasks/1/score/up',
      'POST /api/v4/tasks/1/score/down',
      'POST /api/v4/tasks/h/score/up',
    ]);
  });

  it('asks for the whole board when the task is gone', async () => {
    const gone = () => undefined;
    const { screen, boards } = await openBoard({ tasks: [task('1', 'Mow the lawn')], answerTo: gone });
    await expect.element(screen.getByRole('article', { name: 'Mow the lawn' })).toBeVisible();
    const before = boards();
    await screen.getByRole('article', { name: 'Mow the lawn' }).getByRole('checkbox').click();
    await expect.poll(boards).toBeGreaterThan(before);
    await expect.element(screen.getByRole('article', { name: 'Mow the lawn' })).toBeVisible();
  });

  it('has nothing to add or change for members who do not look after it', async () => {
    const { screen } = await openBoard({ tasks: [task('1', 'Mow the lawn')] });
    await expect.element(screen.getByRole('article', { name: 'Mow the lawn' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add for Suli' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^More/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Add a/ })).not.toBeInTheDocument();
  });

  it('begins a task of the kind beside whose name somebody adds it', async () => {
    const { screen } = await openBoard({ leads: true, tasks: [task('1', 'Mow the lawn')] });
    await screen.getByRole('button', { name: 'Add a reward' }).click();
    expect(begun.mock.calls).toEqual([['reward']]);
  });

  it('says whose turn it is', async () => {
    const daily = { ...blankTask('daily', '1', Date.parse(NOW), 'Empty the dishwasher'), isDue: true };
    const bins = blankTask('daily', '5', Date.parse(NOW), 'Take the bins out');
    const hers = assigned('suli');
    Object.assign(hers.assignedUsersDetail['suli'] ?? {}, { completed: true, completedDate: NOW });
    const both = task('3', 'Sweep the stairs', assigned('ivo', 'suli'));
    const detail = both.group.assignedUsersDetail?.['ivo'];
    if (detail) detail.completed = true;
    const { screen } = await openBoard({
      tasks: [
        { ...daily, group: { ...daily.group, id: GROUP, ...assigned('suli') } },
        { ...bins, completed: true, group: { ...bins.group, id: GROUP, ...hers } },
        task('2', 'Mow the lawn', assigned('ivo', 'suli')),
        both,
        task('4', 'Fix the light', {
          ...assigned('suli'),
          sentBack: { suli: { by: 'ivo', date: NOW } },
        }),
      ],
    });
    const says = (title: string, words: string) =>
      expect
        .element(screen.getByRole('article', { name: title }).getByText(words, { exact: true }))
        .toBeVisible();
    const done = screen.getByRole('article', { name: 'Take the bins out' });
    await expect.element(done.getByText(/^Suli, \S/)).toBeVisible();
    await expect.element(done.getByTitle('Done')).toBeVisible();
    await says('Empty the dishwasher', 'Suli’s turn');
    await says('Mow the lawn', 'Ivo and Suli, each');
    await says('Fix the light', 'Suli, again');
    const parts = screen.getByRole('article', { name: 'Sweep the stairs' });
    await expect.element(parts.getByText('1 of 2 done')).toBeVisible();
    // The portraits are decoration: whoever does not see them hears the names.
    await expect.element(parts.getByText('Ivo and Suli', { exact: true })).toBeInTheDocument();
  });

  it('counts steps, and shows them when asked', async () => {
    const steps = blankTask('todo', '1', Date.parse(NOW), 'Renew the insurance');
    const checklist = [
      { id: 'a', text: 'Find the number', completed: true },
      { id: 'b', text: 'Call them', completed: false },
    ];
    const { screen, sent } = await openBoard({
      tasks: [{ ...steps, checklist, group: { ...steps.group, id: GROUP } }],
    });
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    await expect.element(screen.getByText('Call them')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '1 of 2. Show the checklist' }).click();
    await screen.getByRole('checkbox', { name: 'Call them' }).click();
    await expect.poll(sent).toEqual(['POST /api/v4/tasks/1/checklist/b/score']);
    await screen.getByRole('button', { name: '1 of 2. Hide the checklist' }).click();
    await expect.element(screen.getByText('Call them')).not.toBeInTheDocument();
  });

  it('is worked by keys', async () => {
    const tasks = [task('1', 'Mow the lawn'), task('2', 'Dust the shelf')];
    const { screen, sent } = await openBoard({ tasks });
    await expect.element(screen.getByRole('article', { name: 'Dust the shelf' })).toBeVisible();
    await userEvent.keyboard('jjk');
    await expect.element(screen.getByRole('article', { name: 'Mow the lawn' })).toHaveFocus();
    await userEvent.keyboard('j ');
    await expect.poll(sent).toEqual(['POST /api/v4/tasks/2/score/up']);
  });

  it('assigns and takes back in one dialog', async () => {
    const tasks = [task('1', 'Mow the lawn', assigned('suli'))];
    const { screen, sent } = await openBoard({ tasks, leads: true });
    await screen.getByRole('button', { name: /Mow the lawn/ }).click();
    await screen.getByRole('menuitem', { name: 'Who does it?' }).click();
    await screen.getByRole('checkbox', { name: 'Suli' }).click();
    await screen.getByRole('checkbox', { name: 'Ivo' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(sent).toEqual(['POST /api/v4/tasks/1/assign', 'POST /api/v4/tasks/1/unassign/suli']);
  });

  it('shows the tasks of one person', async () => {
    const tasks = [task('1', 'Mow the lawn'), task('2', 'Dust the shelf', assigned('suli'))];
    const { screen } = await openBoard({ tasks });
    await screen.getByRole('button', { name: 'Suli: one task' }).click();
    await expect.element(screen.getByRole('article', { name: 'Mow the lawn' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('article', { name: 'Dust the shelf' })).toBeVisible();
  });

  it('asks to show its tasks among the player’s own', async () => {
    const { screen, onMirror } = await openBoard();
    await screen.getByRole('switch', { name: 'Show mine on my own page' }).click();
    expect(onMirror).toHaveBeenCalledWith([GROUP]);
  });

  it('asks so below its tasks on a phone, which has little room above them', async () => {
    await usePhone('en');
    const { screen } = await openBoard({ tasks: [task('1', 'Mow the lawn')] });
    const card = screen.getByRole('article', { name: 'Mow the lawn' });
    await expect.element(card).toBeVisible();
    const mirror = screen.getByRole('switch', { name: 'Show mine on my own page' });
    const topOf = (one: typeof card) => one.element().getBoundingClientRect().top;
    expect(topOf(mirror)).toBeGreaterThan(topOf(card));
  });

  it('says when it cannot be loaded', async () => {
    const { screen } = await openBoard({ status: 404 });
    await expect.element(screen.getByText('The board couldn’t be loaded.')).toBeVisible();
  });
});
