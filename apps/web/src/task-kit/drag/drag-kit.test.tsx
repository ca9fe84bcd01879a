import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../../test/render.tsx';
import { SortableItem, SortableList } from './drag-kit.tsx';

const CARDS = ['Stretch', 'Read'];

it('lifts the column of a card while that is dragged', async () => {
  const screen = await show(
    <div data-slot>
      <SortableList ids={CARDS} nameOf={(id) => id} onDrop={() => undefined} renderDragged={(id) => id}>
        <ul>
          {CARDS.map((id) => (
            <SortableItem key={id} id={id} label={`Move ${id}`}>
              {id}
            </SortableItem>
          ))}
        </ul>
      </SortableList>
    </div>,
  );
  const isLifted = () => screen.container.querySelector('[data-slot]')?.hasAttribute('data-lifted');
  screen.getByRole('button', { name: 'Move Read' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(isLifted).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isLifted).toBe(false);
});
