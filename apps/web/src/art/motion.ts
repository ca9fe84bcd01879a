import { useEffect, useState } from 'react';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Eyes close for this long, every 6 to 9 seconds. */
const BLINK_MS = 150;
const restMs = () => 6000 + Math.random() * 3000;

/** Whether the eyes are currently closed. Never under reduced motion, and only if `wanted`. */
export function useBlink(wanted: boolean): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      setClosed(false);
      timer = setTimeout(close, restMs());
    };
    const close = () => {
      setClosed(!isStill());
      timer = setTimeout(open, BLINK_MS);
    };
    timer = setTimeout(close, restMs());
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted && closed;
}

/** Counts 0, 1, ... `frames` - 1 and starts over; stays at 0 under reduced motion. */
export function useFrame(frames: number, everyMs: number): number {
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (isStill()) return undefined;
    const timer = setInterval(() => setFrame((now) => (now + 1) % frames), everyMs);
    return () => clearInterval(timer);
  }, [frames, everyMs]);
  return frame;
}
