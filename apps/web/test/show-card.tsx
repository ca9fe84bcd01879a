import type { Task } from '@everdeed/rules';
import { makeActions } from './card-actions.ts';
import { show } from './render.tsx';
import { TODAY } from './tasks.ts';
import { CardSurroundingsProvider } from '../src/features/tasks/card/card-context.ts';
import { TaskCard, type TaskCardProps } from '../src/features/tasks/card/task-card.tsx';

const TAGS = new Map([
  ['garden', 'Garden'],
  ['home', 'Home'],
  ['work', 'Work'],
]);

/** Shows a card whose actions are mocked, on a board with three tags. */
export async function showCard(task: Task, props: Partial<TaskCardProps> = {}) {
  const actions = makeActions();
  const screen = await show(
    <div style={{ inlineSize: 300 }}>
      <CardSurroundingsProvider value={{ actions, today: TODAY, tagNames: TAGS }}>
        <TaskCard task={task} saving="saved" {...props} />
      </CardSurroundingsProvider>
    </div>,
  );
  return { actions, screen, card: screen.getByRole('article') };
}
