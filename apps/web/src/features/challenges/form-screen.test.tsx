import { blankTask, type Task } from '@everdeed/rules';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GROUP, ID, NAME, TASK, openChallenges } from '../../../test/challenges.tsx';
import { dragOnTo } from '../../../test/mouse.ts';
import { readDraft } from '../../data/drafts.ts';
import { t } from '../../i18n/i18n.ts';

describe('the form of a challenge', () => {
  it('says what is wrong and goes there, instead of sending it', async () => {
    const { screen, button, posted } = await openChallenges('/challenges/new');
    await button(t('challenges.create')).click();
    await expect.element(screen.getByText(t('challenges.nameMissing'))).toBeVisible();
    await expect.element(screen.getByLabelText(t('challenges.name'), { exact: true })).toHaveFocus();
    expect(posted()).toEqual([]);
  });

  it('copies another one, and creates it before its tasks', async () => {
    const checklist = [{ id: 'step', text: 'Tune', completed: true }];
    const copied = [Object.assign(blankTask('daily', 'original', 0, 'Play before dinner'), { checklist })];
    const { button, posted } = await openChallenges(`/challenges/new?from=${ID}`, { tasks: copied });
    await button(t('challenges.moreGems')).click();
    await button(t('challenges.createFor', { count: 1 })).click();
    await expect.poll(() => posted().length).toBe(2);
    const [created, tasks] = posted();
    expect(created).toMatchObject({
      path: '/api/v4/challenges',
      body: { group: GROUP, name: NAME, prize: 1 },
    });
    expect(tasks).toMatchObject({
      path: `/api/v4/tasks/challenge/${ID}`,
      body: [{ text: 'Play before dinner', type: 'daily', checklist: [{ text: 'Tune', completed: false }] }],
    });
  });

  it('changes what a challenge says, but neither place nor prize', async () => {
    const { screen, button, posted } = await openChallenges(`/challenges/${ID}/edit`, { leads: true });
    await screen.getByLabelText(t('challenges.name'), { exact: true }).fill('Forty Days');
    expect(screen.getByLabelText(t('challenges.where')).query()).toBeNull();
    await button(t('challenges.saveChanges')).click();
    await expect.poll(() => posted().map(({ method }) => method)).toEqual(['PUT']);
    expect(posted()[0]?.body).toMatchObject({ name: 'Forty Days', shortName: 'Music' });
    expect(posted()[0]?.body).not.toHaveProperty('prize');
  });

  it('asks before it is left with something written, and forgets it then', async () => {
    const { screen, button, posted } = await openChallenges(`/challenges/${ID}/edit`, { leads: true });
    const name = screen.getByLabelText(t('challenges.name'), { exact: true });
    await name.fill('Forty Days');
    await button(t('ui.cancel')).click();
    const asked = screen.getByRole('dialog', { name: t('challenges.leaveFormTitle') });
    await asked.getByRole('button', { name: t('challenges.keepWriting') }).click();
    await expect.element(name).toHaveValue('Forty Days');
    await button(t('ui.cancel')).click();
    await asked.getByRole('button', { name: t('challenges.leaveForm') }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(posted()).toEqual([]);
    expect(readDraft('challenge')).toBeUndefined();
  });

  const SECOND: Task = blankTask('daily', 'second', 0, 'Write one line');
  const THIRD: Task = blankTask('daily', 'third', 0, 'Tune it');
  const handleOf = (title: string) => t('tasks.drag.handle', { title });

  it('moves a task by the keys of its handle', async () => {
    const tasks = [TASK, SECOND, THIRD];
    const { screen, button, posted } = await openChallenges(`/challenges/${ID}/edit`, { leads: true, tasks });
    await screen.getByRole('region', { name: t('challenges.tasksHead') }).hover();
    const handle = button(handleOf(TASK.text));
    await expect.element(handle).toBeVisible();
    handle.element().focus();
    await userEvent.keyboard(' ');
    const place = { title: TASK.text, position: 1, all: 3 };
    await expect.element(screen.getByText(t('tasks.drag.start', place))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByText(t('tasks.drag.over', { position: 2, all: 3 }))).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect
      .poll(() => posted().map(({ method, path }) => `${method} ${path}`))
      .toEqual([`POST /api/v4/tasks/${TASK._id}/move/to/1`]);
  });

  it('moves a task by the mouse, before there is a challenge too', async () => {
    const { screen, button, posted } = await openChallenges(`/challenges/new?from=${ID}`, {
      tasks: [TASK, SECOND, THIRD],
    });
    await screen.getByRole('region', { name: t('challenges.tasksHead') }).hover();
    await expect.element(button(handleOf(TASK.text))).toBeVisible();
    const place = screen.getByText(t('tasks.drag.over', { position: 3, all: 3 }));
    await dragOnTo(
      button(handleOf(TASK.text)),
      button(handleOf(THIRD.text)),
      () => place.elements().length > 0,
    );
    const titles = () =>
      screen
        .getByRole('article')
        .elements()
        .map((card) => card.querySelector('h4')?.textContent);
    await expect.poll(titles).toEqual([SECOND.text, THIRD.text, TASK.text]);
    expect(posted()).toEqual([]);
  });
});
