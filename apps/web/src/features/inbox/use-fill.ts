import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Tells an element, as `--above`, how much of the page stands above it, so that it can fill what is left of the window. */
export function useFill(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      element.current?.style.setProperty('--above', `${Math.round(top + scrollY)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return element;
}
