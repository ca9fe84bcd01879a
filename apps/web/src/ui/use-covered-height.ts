import { useEffect, useState } from 'react';

/** Height of what covers the bottom of the window, usually the keyboard, in CSS pixels. */
export function useCoveredHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const measure = () => setHeight(Math.max(0, innerHeight - view.height - view.offsetTop));
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
}
