import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far from the window something counts as near. */
const MARGIN = '500px 0px';

interface Watch {
  readonly begin: () => () => void;
  end: (() => void) | undefined;
}

const watches = new WeakMap<Element, Watch>();
let observer: IntersectionObserver | undefined;

function follow(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const watch = watches.get(target);
    if (!watch || isIntersecting === (watch.end !== undefined)) continue;
    if (isIntersecting) watch.end = watch.begin();
    else {
      watch.end?.();
      watch.end = undefined;
    }
  }
}

/** Calls `begin` whenever an element comes near the window, and what that returns when it leaves. Returns a stop function. */
export function whileNear(element: Element, begin: () => () => void): () => void {
  observer ??= new IntersectionObserver(follow, { rootMargin: MARGIN });
  const own = observer;
  const watch: Watch = { begin, end: undefined };
  watches.set(element, watch);
  own.observe(element);
  return () => {
    own.unobserve(element);
    watches.delete(element);
    watch.end?.();
  };
}

/** Whether an element is in the window or near it; false at first. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return whileNear(current, () => {
      setNear(true);
      return () => setNear(false);
    });
  }, [element]);
  return isNear;
}
