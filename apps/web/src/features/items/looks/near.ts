import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the window something counts as near. */
const MARGIN = '500px 0px';

type Draw = () => void;
const waiting = new Map<Element, Draw>();
let isBusy = false;

const soon = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 300 });
  else setTimeout(work, 16);
};

/** One after the other, each when the browser is idle, so that scrolling stays smooth. */
function drawNext(): void {
  const [next] = waiting;
  isBusy = next !== undefined;
  if (!next) return;
  const [element, draw] = next;
  waiting.delete(element);
  draw();
  soon(drawNext);
}

function enqueue(element: Element, draw: Draw): void {
  waiting.set(element, draw);
  if (isBusy) return;
  isBusy = true;
  soon(drawNext);
}

const draws = new WeakMap<Element, Draw>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, draw: Draw): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const known = draws.get(target);
        if (isIntersecting && known) enqueue(target, known);
        // Passed by before its turn came.
        else waiting.delete(target);
      }
    },
    { rootMargin: MARGIN },
  );
  const own = observer;
  draws.set(element, draw);
  own.observe(element);
  return () => {
    own.unobserve(element);
    draws.delete(element);
    waiting.delete(element);
  };
}

/** Whether an element has been near the window, and its turn to be drawn has come. */
export function useNear<E extends Element>(): {
  readonly box: RefObject<E | null>;
  readonly isNear: boolean;
} {
  const box = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !box.current) return undefined;
    return watch(box.current, () => setNear(true));
  }, [isNear]);
  return { box, isNear };
}
