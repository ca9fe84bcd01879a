import { useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';

/** What waits for the paint of its mark. */
const waiting = new Set<() => void>();

const runNow = (run: () => void): void => {
  if (waiting.delete(run)) run();
};

// A page that goes away is not painted again.
addEventListener('pagehide', () => waiting.forEach(runNow));

/**
 * Lets a tap draw its mark before it does anything: the browser paints the mark alone, and what the tap does runs right
 * after that, once for each tap and in their order. The mark stays until then. So the first change comes within 50 ms
 * and is painted within 100, also on a slow phone with 500 tasks.
 */
export function useMark<Mark>() {
  const [mark, setMark] = useState<Mark>();
  const tap = (shown: Mark, run: () => void): void => {
    const then = () => {
      run();
      setMark(undefined);
    };
    waiting.add(then);
    setMark(() => shown);
    afterPaint(() => runNow(then));
  };
  return { mark, tap };
}
