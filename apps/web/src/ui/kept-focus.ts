import { useEffect } from 'react';
import { focusNearLost } from './return-focus.ts';

/**
 * Keeps the focus where things go by what is done with them: a row that is removed, a button that has done its work and
 * cannot be pressed again.
 * Then the section around it takes the focus, or the main landmark (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const observer = new MutationObserver(focusNearLost);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
}
