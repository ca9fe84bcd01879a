import { useEffect, useState } from 'react';

/** Time without a press or a key after which nobody is in the middle of anything, in milliseconds. */
const REST_MS = 1200;
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Whether the hand has rested since `what` was first wanted; then it may open without catching a press that was meant
 * for something else. Undefined wants nothing.
 */
export function useRestingHand(what: string | undefined): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    if (what === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRested(what), REST_MS);
    };
    wait();
    for (const sign of SIGNS) addEventListener(sign, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      setRested(undefined);
      for (const sign of SIGNS) removeEventListener(sign, wait, { capture: true });
    };
  }, [what]);
  return what !== undefined && rested === what;
}
