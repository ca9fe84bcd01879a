import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const send = (target: EventTarget, kind: 'mousedown' | 'mousemove' | 'mouseup', place: object): boolean =>
  target.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, buttons: 1, ...place }));

function centreOf(element: Element): { readonly clientX: number; readonly clientY: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/**
 * Drags one thing on to another by the mouse, and lets go once `isAimed`: what follows the mouse does so by frames, and
 * on a slow machine the driver of the browser would let go before.
 */
export async function dragOnTo(from: Locator, to: Locator, isAimed: () => boolean): Promise<void> {
  send(from.element(), 'mousedown', centreOf(from.element()));
  const { clientX, clientY } = centreOf(to.element());
  let moves = 0;
  const move = (): boolean => {
    // A hand is never quite still.
    send(document, 'mousemove', { clientX: clientX + (moves++ % 2), clientY });
    return isAimed();
  };
  await expect.poll(move).toBe(true);
  send(document, 'mouseup', { clientX, clientY, buttons: 0 });
}
