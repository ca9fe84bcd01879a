import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { useRestingHand } from './use-resting-hand.ts';

function Interruption() {
  return useRestingHand('level 2') ? <p>Level 2</p> : <p>not yet</p>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('waits until nobody clicks and types any more', async () => {
  const screen = await show(<Interruption />);
  const level = screen.getByText('Level 2');
  for (let time = 0; time < 4; time += 1) {
    await pause(500);
    dispatchEvent(new PointerEvent('pointerdown'));
    await pause(500);
    await userEvent.keyboard(' ');
    expect(level.query(), 'in the middle of clicks and keys').toBeNull();
  }
  await expect.element(level).toBeVisible();
});
