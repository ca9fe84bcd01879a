import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/render.tsx';
import { useRestingHand } from './use-resting-hand.ts';

function Interruption() {
  return useRestingHand('level 2') ? <p>Level 2</p> : <p>not yet</p>;
}

// Times are those of the page: a slow machine would rest between two of them.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('waits until nobody clicks and types any more', async () => {
  const screen = await show(<Interruption />);
  const level = screen.getByText('Level 2');
  for (let time = 0; time < 4; time += 1) {
    await vi.advanceTimersByTimeAsync(1100);
    dispatchEvent(new PointerEvent('pointerdown'));
    await vi.advanceTimersByTimeAsync(1100);
    await userEvent.keyboard(' ');
    expect(level.query(), 'in the middle of clicks and keys').toBeNull();
  }
  await vi.advanceTimersByTimeAsync(1200);
  await expect.element(level).toBeVisible();
});
