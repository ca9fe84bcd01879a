import type { Task } from '@everdeed/rules';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../../test/render.tsx';
import { daily, habit, items, reward, TODAY, todo } from '../../../../test/tasks.ts';
import { type CardActs, CardSurroundingsProvider } from './card-context.ts';
import { TaskCard, type TaskCardProps } from './task-card.tsx';

const makeActs = () =>
  ({
    score: vi.fn(() => true),
    tickItem: vi.fn(),
    fold: vi.fn(),
    edit: vi.fn(),
    step: vi.fn(),
    copy: vi.fn(),
    remove: vi.fn(),
    retry: vi.fn(),
  }) satisfies CardActs;

const TAGS = new Map([
  ['garden', 'Garden'],
  ['home', 'Home'],
  ['work', 'Work'],
]);

async function showCard(task: Task, props: Partial<TaskCardProps> = {}) {
  const acts = makeActs();
  const screen = await show(
    <CardSurroundingsProvider value={{ acts, today: TODAY, tagNames: TAGS }}>
      <TaskCard task={task} saving="saved" {...props} />
    </CardSurroundingsProvider>,
  );
  return { acts, screen, card: screen.getByRole('article') };
}

describe('the card of a habit', () => {
  it('scores plus and minus', async () => {
    const task = habit('Take the stairs');
    const { acts, screen } = await showCard(task);
    await screen.getByRole('button', { name: 'Plus: Take the stairs' }).click();
    expect(acts.score).toHaveBeenLastCalledWith(task, 'up');
    await screen.getByRole('button', { name: 'Minus: Take the stairs' }).click();
    expect(acts.score).toHaveBeenLastCalledWith(task, 'down');
    expect(acts.score).toHaveBeenCalledTimes(2);
  });
});
