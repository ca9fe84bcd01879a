import { useEffect } from 'react';

/** Escape puts back what is chosen, unless something else takes the key. */
export function useEscape(isOn: boolean, putBack: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"]'))
        return;
      putBack();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn, putBack]);
}
