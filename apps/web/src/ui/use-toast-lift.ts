import { type RefObject, useEffect } from 'react';

/** How far above the pointer toasts end, in pixels: what is pressed there stays free. */
const CLEARANCE = 48;
/** How long a finger counts as being where it was last, in milliseconds. */
const FINGER_MS = 3000;

let pointer = { x: 0, y: 0, until: 0 };

function follow({ clientX: x, clientY: y, pointerType, timeStamp }: PointerEvent): void {
  pointer = { x, y, until: pointerType === 'mouse' ? Infinity : timeStamp + FINGER_MS };
}

/** Whether toasts have come to lie over the pointer, rather than the pointer to them. */
function isInTheWay(area: HTMLElement): boolean {
  if (pointer.until < performance.now() || area.matches(':hover')) return false;
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const { x, y } = pointer;
  return x >= left && x <= right && y >= top - CLEARANCE && y <= bottom + CLEARANCE;
}

/**
 * Lifts the area above the pointer when a toast comes to where that is, until all toasts have gone: they often answer
 * what was just pressed, and would lie over what is pressed next.
 */
export function useToastLift(area: RefObject<HTMLElement | null>, newest: string | undefined): void {
  useEffect(() => {
    const kinds = ['pointermove', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, follow, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, follow, { capture: true });
    };
  }, []);
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    if (newest === undefined) current.style.removeProperty('--lift');
    else if (isInTheWay(current))
      current.style.setProperty('--lift', `${innerHeight - pointer.y + CLEARANCE}px`);
  }, [area, newest]);
}
